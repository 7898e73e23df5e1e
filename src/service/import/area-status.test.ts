import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { categories } from '#contract/vocabulary/categories.ts'
import { ProtectedArea } from '#contract/records/area.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { aFeature, aFile, runImport } from './testing/import.ts'

const Found = z.array(z.pick(ProtectedArea, { name: true, category_id: true, designation_status: true }))

it('an area that is only proposed is of kind “other”, also where the mapping is guessed', async () => {
  const directory = aDirectory()
  const rows = ['Designated', 'Proposed', 'Not Reported', 'Degazetted'].map((STATUS, at) =>
    aFeature({ WDPAID: at + 1, NAME: `Area ${at}`, DESIG_ENG: 'National Park', STATUS, ISO3: 'SWE' }),
  )
  await runImport(aWriter(directory), [aFile(rows)])
  const list = await aStore(directory).listAreas({}, ['name', 'category_id', 'designation_status'], {
    offset: 0,
    limit: 10,
  })
  const key = (id: number) => categories.find((category) => category.id === id)?.key
  const found = Found.parse(parsed(list)).map(({ category_id, ...area }) => [area.designation_status, key(category_id)])
  expect(found).toHaveLength(4)
  expect(Object.fromEntries(found)).toEqual({
    Degazetted: 'other',
    Designated: 'national_park',
    'Not Reported': 'other',
    Proposed: 'other',
  })
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ProtectedArea } from '#contract/records/area.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import agencies from './testing/agencies.json' with { type: 'json' }
import { runImport } from './testing/import.ts'

const Row = z.object({
  /** What a person would say it is, and its name. */
  kind: z.string(),
  name: z.string(),
  at: z.nullable(z.tuple([z.number(), z.number()])),
  properties: z.record(z.string(), z.unknown()),
  geometry: z.optional(z.unknown()),
})
/** Files in the image of real ones: their properties' names are those of the agencies' own documentation. */
const files = z
  .array(z.object({ agency: z.string(), file: z.string(), crs: z.optional(z.string()), rows: z.array(Row) }))
  .parse(agencies)

const Found = z.array(z.pick(ProtectedArea, { name: true, category_id: true, country_id: true, designation: true }))
const keyOf = new Map(categories.map(({ id, key }) => [id, key]))
const AT_MOST_WRONG = 0.03

function geometryOf({ at, geometry }: z.infer<typeof Row>): unknown {
  if (geometry !== undefined) return geometry
  const [x, y] = at ?? [0, 0]
  const ring = [0, 1, 2, 3, 0].map((corner) => [x + (corner % 3 === 0 ? 0 : 0.1), y + (corner < 2 ? 0 : 0.1)])
  return { type: 'Polygon', coordinates: [ring] }
}

async function found({ file, crs, rows }: (typeof files)[number]) {
  const directory = aDirectory()
  const path = join(directory, file)
  const features = rows.map((row) => ({ type: 'Feature', properties: row.properties, geometry: geometryOf(row) }))
  const system = crs === undefined ? {} : { crs: { type: 'name', properties: { name: crs } } }
  writeFileSync(path, JSON.stringify({ type: 'FeatureCollection', ...system, features }))
  const report = await runImport(aWriter(directory), [path])
  const fields = ['name', 'category_id', 'country_id', 'designation'] as const
  const records = Found.parse(parsed(await aStore(directory).listAreas({}, fields, { offset: 0, limit: 100 })))
  return { report, records }
}

it('every agency’s file comes in whole, without a mapping, each area as what it is', async () => {
  const wrong: string[] = []
  let read = 0
  for (const file of files) {
    const { report, records } = await found(file)
    const { added, changed, unchanged } = report.written
    expect([file.agency, report.refused]).toEqual([file.agency, []])
    expect(added + changed + unchanged).toBe(file.rows.length)
    expect([file.agency, records.map(({ name }) => name)]).toEqual([file.agency, file.rows.map(({ name }) => name)])
    read += records.length
    for (const [index, { name, category_id, designation }] of records.entries()) {
      const [kind, wanted] = [keyOf.get(category_id), file.rows[index]?.kind]
      if (kind === wanted) continue
      wrong.push(`${file.agency}: ${name} (${designation}) is ${wanted}, not ${kind}`)
    }
  }
  expect(wrong.filter((line) => !line.endsWith('not other'))).toEqual([])
  expect([wrong, wrong.length <= AT_MOST_WRONG * read]).toEqual([wrong, true])
  expect(files.length).toBeGreaterThanOrEqual(20)
})

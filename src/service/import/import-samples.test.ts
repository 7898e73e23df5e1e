import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AREA_FIELDS, ProtectedArea } from '#contract/records/area.ts'
import { aDirectory, aStore, aWriter, parsed } from '../store/testing/store.ts'
import { runImport } from './testing/import.ts'

const DATA = join(import.meta.dirname, '../../../../shared/data')
const isHere = existsSync(DATA)
if (!isHere) console.warn(`The tests on samples of formats are skipped: there is no ${DATA}.`)

const fields = AREA_FIELDS.filter((field) => !['id', 'created_at', 'updated_at'].includes(field))
const Parks = z.array(z.partial(ProtectedArea))

async function parksOf(file: string) {
  const directory = aDirectory()
  const report = await runImport(aWriter(directory), [join(DATA, file)])
  expect(report).toMatchObject({ read: 30, shapes: 30, written: { added: 30 }, refused: [] })
  const rows = await aStore(directory).listAreas({}, fields, { offset: 0, limit: 100 })
  return Parks.parse(parsed(rows)).toSorted((a, b) => (a.uuid ?? '').localeCompare(b.uuid ?? ''))
}

/** Numbers to eight digits after the point: KML is written with fewer digits than the others. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value * 1e8) / 1e8
  if (Array.isArray(value)) return value.map(rounded)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rounded(part)]))
}

type Park = z.infer<typeof Parks>[number]

function withoutCentroid(park: Park): object {
  return { ...park, centroid: null }
}

/** The last digit of an outline can choose between two points that are as far within. */
function nearBy(a: Park['centroid'], b: Park['centroid']): boolean {
  return a !== undefined && b !== undefined && Math.hypot(a[0] - b[0], a[1] - b[1]) < 0.001
}

describe.skipIf(!isHere)('the same parks', () => {
  it.each([
    ['se-nationalparks-shp-latin1.zip', {}],
    ['se-nationalparks.fgb', {}],
    ['se-nationalparks.gpkg', {}],
    // A KML tells in which folder places are, too.
    ['se-nationalparks.kml', { folder: 'se_naturvardsregistret' }],
  ])('come equal from GeoJSON and %s', async (file, further) => {
    const found = await parksOf(`import-samples/${file}`)
    const parks = await parksOf('se-nationalparks.geojson')
    const wanted = parks.map((park) => ({ ...park, extra: { ...park.extra, ...further } }))
    expect(rounded(found.map(withoutCentroid))).toEqual(rounded(wanted.map(withoutCentroid)))
    for (const [index, { centroid }] of found.entries()) expect(nearBy(centroid, wanted[index]?.centroid)).toBe(true)
  })
})

import { readFileSync } from 'node:fs'
import type { MultiPoint } from 'geojson'
import { describe, expect, it } from 'vitest'
import { uuidOf } from '#testing/builders.ts'
import { aFeature, aFile, runImport, square } from '../import/testing/import.ts'
import { aDirectory, aStore, aWriter } from '../store/testing/store.ts'
import type { Store } from '../store/domain/store.ts'
import { contentOf, exported } from './testing/export.ts'

const places: MultiPoint = {
  type: 'MultiPoint',
  coordinates: [
    [17.5, 67.4],
    [17.6, 67.5],
  ],
}

/** Areas and closures with something in every field that an import knows. */
async function aFilledStore(): Promise<Store> {
  const directory = aDirectory()
  const writer = aWriter(directory)
  const area = { category_id: 1, country_id: 752, attribution: 'The parks', licence_uri: 'https://example.org/free' }
  const rich = {
    ...area,
    names: { sv: 'Fjäll', en: 'Fell; "high", =wide' },
    designation: 'Nationalpark',
    iucn_category: 'II',
    wdpa_id: 12_345,
    area_km2: 31.25,
    established_on: '1909-05-24',
    description: 'Two lines\nof text',
    url: 'https://example.org/fell',
    designation_status: 'designated',
    rules: '- Keep to the paths.\n- Keep dogs on the leash.',
    REGISTER: 'A-7',
    nested: { deep: [1, { more: true }] },
  }
  const areas = [
    aFeature({ ...rich, uuid: uuidOf(1), name: 'Fell' }),
    aFeature({ ...area, uuid: uuidOf(2), name: 'Known by points' }, places),
    ...Array.from({ length: 250 }, (_, index) =>
      aFeature({ ...area, uuid: uuidOf(100 + index), name: `Area ${index}` }),
    ),
  ]
  const closure = { source: 'Rangers', source_kind: 'authority', source_url: 'https://example.org/rangers' }
  const period = { start_on: '2020-05-01', end_on: '2020-07-31', daytime_start: '08:00', daytime_end: '17:30' }
  const closures = [
    aFeature({
      ...closure,
      ...period,
      uuid: uuidOf(3),
      name: 'Over',
      contact: '+46 980',
      reason_id: 1,
      activity_ids: [4, 7],
    }),
    aFeature({ ...closure, uuid: uuidOf(4), name: 'Of its area', protected_area_uuids: [uuidOf(1)] }, null),
    aFeature({ ...closure, uuid: uuidOf(7), name: 'For nobody named', activity_ids: [] }),
    aFeature({ ...closure, uuid: uuidOf(5), name: 'Nowhere', time_zone: 'Europe/Vienna', type: 'notice' }, null),
    aFeature(
      {
        ...closure,
        source: 'Club',
        source_kind: 'platform',
        uuid: uuidOf(6),
        name: 'Cliff',
        is_binding: false,
        note: 'x',
      },
      { type: 'GeometryCollection', geometries: [square, { type: 'Point', coordinates: [18, 68] }] },
    ),
  ]
  await runImport(writer, [aFile(areas)])
  await runImport(writer, [aFile(closures)], { kind: 'closures' })
  return aStore(directory)
}

describe.each(['geojson', 'geojsonl', 'flatgeobuf', 'csv'] as const)('an export as %s', (format) => {
  it('comes back as what it was', async () => {
    const store = await aFilledStore()
    const files = [
      await exported(store, { format, wkt: true }),
      await exported(store, { format, wkt: true, kind: 'closures' }),
    ] as const
    const directory = aDirectory()
    const writer = aWriter(directory)
    expect(await runImport(writer, [files[0]])).toMatchObject({ read: 252, refused: [] })
    expect(await runImport(writer, [files[1]], { kind: 'closures' })).toMatchObject({ read: 5, refused: [] })
    const copy = aStore(directory)
    expect(await contentOf(copy)).toEqual(await contentOf(store))
    const again = await runImport(writer, [files[0]])
    expect(again.written).toEqual({ added: 0, changed: 0, unchanged: 252 })
  })
})

it.each(['geojson', 'csv', 'flatgeobuf', 'pmtiles'] as const)('makes the same %s of the same data', async (format) => {
  const store = await aFilledStore()
  const [first, second] = [await exported(store, { format, maxZoom: 9 }), await exported(store, { format, maxZoom: 9 })]
  expect(readFileSync(first).equals(readFileSync(second))).toBe(true)
})

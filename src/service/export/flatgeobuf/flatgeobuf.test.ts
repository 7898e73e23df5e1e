import { readFileSync } from 'node:fs'
import { parseProperties } from 'flatgeobuf/lib/mjs/generic/feature.js'
import { deserialize } from 'flatgeobuf/lib/mjs/generic/featurecollection.js'
import { deserialize as deserializeFeatures } from 'flatgeobuf/lib/mjs/geojson.js'
import type { HeaderMeta } from 'flatgeobuf/lib/mjs/header-meta.js'
import type { Feature } from 'geojson'
import { expect, it, vi } from 'vitest'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { aClosure, anArea, aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aStoreWith } from '../../store/testing/store.ts'
import type { Store } from '../../store/domain/store.ts'
import { collectionIn, exported } from '../testing/export.ts'
import type { Kind } from '../selection.ts'

/** A file's header and features, those in a box where one is given. */
async function readFile(path: string, box?: BBox) {
  vi.spyOn(console, 'debug').mockReturnValue()
  const [minX = 0, minY = 0, maxX = 0, maxY = 0] = box ?? []
  const bytes = new Uint8Array(readFileSync(path))
  const headers: HeaderMeta[] = []
  const options = { headerMetaFn: (header: HeaderMeta) => headers.push(header) }
  const features: Feature[] = []
  for await (const { type: _, ...feature } of deserializeFeatures(bytes, {
    ...options,
    ...(box === undefined ? {} : { rect: { minX, minY, maxX, maxY } }),
  })) {
    features.push({ type: 'Feature', ...feature })
  }
  return { header: headers[0], features }
}

/** What GeoJSON says of the same records, without nulls, which the format leaves out. */
async function inGeojson(store: Store, kind: Kind) {
  const { features } = collectionIn(await exported(store, { kind }))
  return features.map(({ geometry, bbox, properties }) => ({
    geometry,
    properties: withoutNulls(bbox === undefined ? properties : { ...properties, bbox }),
  }))
}

function withoutNulls(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null))
}

function byUuid<T extends { readonly properties: Readonly<Record<string, unknown>> | null }>(
  features: readonly T[],
): T[] {
  const uuid = ({ properties }: T) => String(properties?.['uuid'])
  return features.toSorted((a, b) => (uuid(a) < uuid(b) ? -1 : 1))
}

const licence = { name: 'Free', uri: 'https://example.org/free' }
const rich = anArea({
  names: { de: 'Stilles Moor' },
  extra: { deep: [1, { more: null }] },
  wdpa_id: 4_000_000_000,
  area_km2: 0.1,
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [...aSquare(13, 48, 4).coordinates, ...aSquare(14, 49, 0.5).coordinates],
      aSquare(20, 50).coordinates,
    ],
  },
})
const points = anArea({ geometry: { type: 'MultiPoint', coordinates: [[10, 50]] } })
const shapes = [
  aClosure({ activity_ids: [1, 4], is_binding: false, geometry: { type: 'Point', coordinates: [10, 50] } }),
  aClosure({ geometry: { type: 'LineString', coordinates: [[1, 2], [3, 4]] } }), // prettier-ignore
  aClosure({ geometry: { type: 'GeometryCollection', geometries: [aSquare(1, 2), aSquareArea(3, 4)] } }),
]

it('holds what GeoJSON holds, as another program reads it', async () => {
  const store = await aStoreWith({ areas: [rich, points], closures: shapes })
  for (const kind of ['areas', 'closures'] as const) {
    const { features } = await readFile(await exported(store, { kind, format: 'flatgeobuf' }))
    const read = features.map(({ geometry, properties }) => ({ geometry, properties }))
    expect(byUuid(read)).toEqual(byUuid(await inGeojson(store, kind)))
  }
})

it('says what it is', async () => {
  const store = await aStoreWith({ demo: true, areas: [rich, points], licences: [licence] })
  const { header } = await readFile(await exported(store, { format: 'flatgeobuf' }))
  expect(header).toMatchObject({
    title: 'Fieldgate',
    description: expect.stringContaining('demonstration'),
    featuresCount: 2,
    crs: { org: 'EPSG', code: 4326 },
  })
  expect([...(header?.envelope ?? [])]).toEqual([10, 48, 21, 52])
  expect(JSON.parse(header?.metadata ?? '')).toMatchObject({
    demo: 'true',
    licences: 'Free (https://example.org/free)',
  })
})

it('finds by its index what lies in a box, and nothing else', async () => {
  const areas = Array.from({ length: 700 }, (_, index) =>
    anArea({
      uuid: uuidOf(index + 1),
      geometry: aSquareArea(((index * 37) % 340) - 170, ((index * 17) % 160) - 80, 0.5),
    }),
  )
  const path = await exported(await aStoreWith({ areas }), { format: 'flatgeobuf' })
  for (const box of [
    [-20, -10, 30, 40],
    [-180, -90, 180, 90],
    [5.2, 5.2, 5.3, 5.3],
    [170, 80, 175, 85],
  ] as const) {
    const { features } = await readFile(path, box)
    const expected = areas.filter(({ bbox }) => boxesIntersect(bbox, box)).map(({ uuid }) => uuid)
    expect(features.map(({ properties }) => String(properties?.['uuid'])).toSorted()).toEqual(expected.toSorted())
  }
})

it('has no index where a record has no place, and no record is lost', async () => {
  const closures = [...shapes, aClosure({ name: 'Nowhere', geometry: null })]
  const store = await aStoreWith({ closures })
  const bytes = new Uint8Array(readFileSync(await exported(store, { kind: 'closures', format: 'flatgeobuf' })))
  const read: unknown[] = []
  let header: HeaderMeta | undefined
  const features = deserialize(bytes, {
    headerMetaFn: (meta) => (header = meta),
    fromFeature: (_, feature, { columns }) => {
      read.push({ ...parseProperties(feature, columns), isPlaced: feature.geometry() !== null })
      return {}
    },
  })
  while ((await features.next()).done !== true);
  expect(header).toMatchObject({ featuresCount: 4, indexNodeSize: 0 })
  expect(read).toHaveLength(4)
  expect(read).toContainEqual(expect.objectContaining({ name: 'Nowhere', isPlaced: false }))
  expect(read).toContainEqual(expect.objectContaining({ name: 'Breeding season', isPlaced: true }))
})

it('may be empty', async () => {
  const store = await aStoreWith({ areas: [rich] })
  const { header, features } = await readFile(await exported(store, { format: 'flatgeobuf', where: 'q=nowhere' }))
  expect([header?.featuresCount, features]).toEqual([0, []])
})

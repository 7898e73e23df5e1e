import type { Geometry, Position } from 'geojson'
import { aSquare } from '../src/testing/builders.ts'
import { areaNamesAt, areaNamesDrawn } from './drivers/drawn.ts'
import { startService } from './services/process.ts'
import { expect, test } from './test.ts'

/** Areas side by side, each with closures in its middle, across it and around. */
const COLUMNS = 4
const ROWS = 3
const SIZE = 0.12
const WEST = 13.28
const SOUTH = 48.78

const corners = Array.from({ length: COLUMNS * ROWS }, (_, index): readonly [number, number] => [
  WEST + (index % COLUMNS) * SIZE * 1.1,
  SOUTH + Math.floor(index / COLUMNS) * SIZE * 0.72,
])

const common = { source: 'Test Rangers', source_kind: 'authority', time_zone: 'Europe/Berlin', is_binding: true }
const feature = (properties: object, geometry: Geometry) =>
  ({ type: 'Feature', properties: { ...properties }, geometry }) as const

const areas = corners.map(([west, south], index) =>
  feature(
    { id: `a${index}`, name: `Forest ${index}`, category_id: 'national_park', country_id: 'DE', area_km2: 50 },
    { type: 'Polygon', coordinates: [rectangle(west, south, SIZE, SIZE * 0.6)] },
  ),
)

function rectangle(west: number, south: number, width: number, height: number): Position[] {
  const [east, north] = [west + width, south + height]
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** A square in the middle, where a name would be, and a way across it or another square beside. */
const shapes = corners.flatMap(([west, south], index): Geometry[] => [
  aSquare(west + SIZE * 0.4, south + SIZE * 0.2, SIZE * 0.2),
  index % 2 === 0
    ? {
        type: 'LineString',
        coordinates: [
          [west, south + SIZE * 0.1],
          [west + SIZE, south + SIZE * 0.5],
        ],
      }
    : aSquare(west + SIZE * 0.1, south + SIZE * 0.3, SIZE * 0.25),
])
const closures = shapes.map((geometry, index) =>
  feature({ ...common, id: `c${index}`, type: 'closure', name: `Closure ${index}` }, geometry),
)

/** Places all over a shape. */
function placesOn(geometry: Geometry): Position[] {
  const shares = Array.from({ length: 13 }, (_, index) => index / 12)
  if (geometry.type === 'LineString') {
    const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = geometry.coordinates
    return shares.map((share) => [x + (toX - x) * share, y + (toY - y) * share])
  }
  if (geometry.type !== 'Polygon') return []
  const [[x = 0, y = 0] = [], , [toX = 0, toY = 0] = []] = geometry.coordinates[0] ?? []
  return shares.flatMap((across) => shares.map((up) => [x + (toX - x) * across, y + (toY - y) * up]))
}

test(
  'names of areas keep off closures, and every area that has room has one',
  { tag: '@map' },
  async ({ app, page }) => {
    const service = await startService({ features: { areas, closures } })
    for (const [map, atLeast] of [
      ['10.9/48.87/13.5', 9],
      ['11.4/48.87/13.5', 4],
    ] as const) {
      await app.open(service.url, { map })
      await app.drawn(/\d+/, /\d+/)
      await expect.poll(async () => (await areaNamesDrawn(page)).length).toBeGreaterThanOrEqual(atLeast)
      expect(await areaNamesAt(page, shapes.flatMap(placesOn))).toEqual([])
    }
    await service.stop()
  },
)

import type { Feature, Point } from 'geojson'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mercatorLat, mercatorLng, mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'
import { MAX_ZOOM } from '#core/viewport/camera.ts'
import { uuidOf } from '#testing/builders.ts'
import { casesOf } from '#testing/effort.ts'
import { FADED_RANK, type CellProperties, type PointProperties } from './cluster-properties.ts'
import { clusteredClosures } from './clusters.ts'

/** Of the disc of 27 px with its casing, and of the sign at its upper right with its own. */
const DISC = 15
const SIGN = { x: 12, y: -12, radius: 8.5 }

/** Points packed as close as they may be at all: on a few pixels of zoom 9, and over the antimeridian. */
const dense = fc
  .record({
    x: fc.constantFrom(0, 0.52),
    y: fc.double({ min: 0.2, max: 0.7, noNaN: true }),
    places: fc.array(fc.tuple(fc.nat(900), fc.nat(900), fc.nat(20), fc.boolean()), { minLength: 2, maxLength: 250 }),
  })
  .map(({ x, y, places }) =>
    places.map(([dx, dy, several, faded], index): Feature<Point, PointProperties> => {
      const step = 1 / TILE / 2 ** 9
      const lng = mercatorLng((x + 1 + (dx - 450) * step) % 1)
      const geometry: Point = { type: 'Point', coordinates: [lng, mercatorLat(y + dy * step)] }
      const common = { displayStatus: 'closed-now', faded, rank: index, uuid: uuidOf(index) } as const
      if (several < 2) return { type: 'Feature', geometry, properties: { ...common, extent: 'own' } }
      const cell: CellProperties = { ...common, cluster: true, total: several, matching: faded ? 0 : 1, worst: index }
      return { type: 'Feature', geometry, properties: cell }
    }),
  )

function drawnAt(zoom: number, points: readonly Feature<Point, PointProperties>[]) {
  return clusteredClosures(points, true).features.filter(
    ({ properties }) => properties.from <= zoom && zoom < properties.until,
  )
}

/** Where points are, in px at a zoom. */
function placesOf(points: readonly Feature<Point>[], zoom: number) {
  const world = TILE * 2 ** zoom
  return points.map(({ geometry: { coordinates } }) => ({
    x: mercatorX(coordinates[0] ?? NaN) * world,
    y: mercatorY(coordinates[1] ?? NaN) * world,
  }))
}

const numbersOf = ({ properties: one }: Feature<Point, PointProperties>) =>
  'cluster' in one ? [one.total, one.matching] : [1, one.faded ? 0 : 1]
const sumsOf = (points: readonly Feature<Point, PointProperties>[]) =>
  points.map(numbersOf).reduce(([total = 0, matching = 0], [a = 0, b = 0]) => [total + a, matching + b], [0, 0])

describe('points of dense data, at every whole zoom,', () => {
  test('have discs that overlap neither each other nor the sign of another', () => {
    fc.assert(
      fc.property(dense, (points) => {
        for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) {
          const world = TILE * 2 ** zoom
          const places = placesOf(drawnAt(zoom, points), zoom)
          for (const one of places) {
            for (const other of places) {
              if (one === other) continue
              const across = Math.abs(one.x - other.x)
              const x = across > world / 2 ? world - across : other.x - one.x
              const y = other.y - one.y
              expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(2 * DISC)
              expect(Math.hypot(x - SIGN.x, y - SIGN.y)).toBeGreaterThanOrEqual(DISC + SIGN.radius)
            }
          }
        }
      }),
      casesOf('clusters'),
    )
  })

  test('stand for all closures, and for each of them once', () => {
    fc.assert(
      fc.property(dense, fc.integer({ min: 0, max: MAX_ZOOM }), (points, zoom) => {
        expect(sumsOf(drawnAt(zoom, points))).toEqual(sumsOf(points))
      }),
      casesOf('clusters'),
    )
  })

  test('are the same in whatever order the closures come', () => {
    fc.assert(
      fc.property(dense, (points) => {
        const placesIn = (given: typeof points) =>
          new Set(drawnAt(7, given).map(({ geometry }) => geometry.coordinates))
        expect(placesIn(points.toReversed())).toEqual(placesIn(points))
      }),
      casesOf('clusters'),
    )
  })
})

test('closures that were read lie bare from some zoom on, one over the other where they are at one place', () => {
  const properties = { displayStatus: 'notice', faded: false, rank: 1, extent: 'own' } as const
  const points = [1, 2].map((index): Feature<Point, PointProperties> => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [13, 48] },
    properties: { ...properties, uuid: uuidOf(index) },
  }))
  const { features } = clusteredClosures(points, false)
  expect(features.map(({ properties: { uuid, from, until } }) => ({ uuid, from, until }))).toEqual([
    { uuid: uuidOf(1), from: 14, until: 25 },
    { uuid: uuidOf(2), from: 14, until: 25 },
    { uuid: expect.any(String), from: 0, until: 14 },
  ])
})

test('the worst comes last, so that it is drawn on top, and what filters leave out lies below', () => {
  const order = (one: PointProperties) => ('worst' in one ? one.worst : one.rank + (one.faded ? FADED_RANK : 0))
  fc.assert(
    fc.property(dense, (points) => {
      const orders = clusteredClosures(points, true).features.map(({ properties }) => order(properties))
      expect(orders).toEqual(orders.toSorted((a, b) => b - a))
    }),
    casesOf('clusters'),
  )
})

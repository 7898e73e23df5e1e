import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineContains, outlineOf } from '../geo/outline.ts'
import { cutArea, stretchesInside, type PlanePoint } from './stretches.ts'

const BOX = { west: -200, south: -200, east: 200, north: 200 }

function areaOf(...rings: PlanePoint[][]) {
  const coordinates = rings.map((ring) => [...ring, ring[0] ?? [0, 0]].map(([x, y]) => [x, y]))
  return cutArea(outlineOf({ type: 'Polygon', coordinates }), BOX, 10)
}

/** From 0 to 100 in both directions, with a hole in its middle. */
const square = areaOf(
  [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ],
  [
    [40, 40],
    [60, 40],
    [60, 60],
    [40, 60],
  ],
)

describe('the stretches of a way inside a closure', () => {
  it('end at the border and at that of a hole, and tell where the way comes in', () => {
    const way: PlanePoint[] = [
      [-50, 50],
      [80, 50],
    ]
    expect(stretchesInside(way, square, 1)).toEqual([
      {
        points: [
          [0, 50],
          [40, 50],
        ],
        enters: [true, true],
      },
      {
        points: [
          [60, 50],
          [80, 50],
        ],
        enters: [true, false],
      },
    ])
  })

  it('go on from one polygon to the next, however many points the way has there', () => {
    const half = (west: number) => [
      [west, 0],
      [west + 50, 0],
      [west + 50, 100],
      [west, 100],
      [west, 0],
    ]
    const coordinates = [[half(0)], [half(50)]]
    const area = cutArea(outlineOf({ type: 'MultiPolygon', coordinates }), BOX, 10)
    const way: PlanePoint[] = Array.from({ length: 300_000 }, (_, at) => [at === 0 ? 20 : 60 + (at % 20), 50])
    expect(stretchesInside(way, area, 1).map(({ points }) => points.length)).toEqual([300_001])
  })

  it('are the whole way inside, and nothing outside', () => {
    const inside: PlanePoint[] = [
      [10, 10],
      [20, 30],
      [10, 35],
    ]
    expect(stretchesInside(inside, square, 1)).toEqual([{ points: inside, enters: [false, false] }])
    const outside: PlanePoint[] = [
      [-10, 10],
      [-20, 30],
    ]
    expect(stretchesInside(outside, square, 1)).toEqual([])
  })

  it('are none of a way along the border that is beside it by less than the tolerance, within and without', () => {
    const along: PlanePoint[] = [
      [-20, 0.4],
      [20, -0.4],
      [50, 0.4],
      [80, -0.3],
      [120, 0.2],
    ]
    expect(stretchesInside(along, square, 1)).toEqual([])
  })

  it('go on where the way touches the border and turns back', () => {
    const way: PlanePoint[] = [
      [20, 20],
      [30, -0.5],
      [36, 20],
    ]
    const [stretch, ...others] = stretchesInside(way, square, 1)
    expect(others).toEqual([])
    expect(stretch?.enters).toEqual([false, false])
  })

  it('end where the way has a corner on a corner of the border, however that is rounded', () => {
    const corner: PlanePoint = [-138, 1.6900125828233476e-14]
    const spike = areaOf([
      [20, 0],
      [0, 20],
      [-14.142135623730951, 14.142135623730951],
      corner,
      [-60.8111831820431, -60.81118318204308],
      [0, -20],
    ])
    const way: PlanePoint[] = [
      [114, 7],
      [-138, 0],
      [0, -109],
    ]
    expect(stretchesInside(way, spike, 2).map(({ points }) => points.at(-1))).toEqual([[-138, 0]])
  })

  it('are where a look at each place of the way finds them', () => {
    const coordinate = fc.integer({ min: -150, max: 150 })
    const point: fc.Arbitrary<PlanePoint> = fc.tuple(coordinate, coordinate)
    const ring = fc.array(fc.integer({ min: 20, max: 140 }), { minLength: 3, maxLength: 12 }).map((distances) =>
      distances.map((far, index): PlanePoint => {
        const angle = (index / distances.length) * 2 * Math.PI
        return [far * Math.cos(angle), far * Math.sin(angle)]
      }),
    )
    const tolerance = 2
    fc.assert(
      fc.property(ring, fc.array(point, { minLength: 2, maxLength: 8 }), (corners, way) => {
        const area = areaOf(corners)
        const isSure = (place: PlanePoint) => distanceToBorder(area.edges, place) > tolerance * 1.2
        const stretches = stretchesInside(way, area, tolerance).map(({ points }) => points)
        for (const place of placesOn(way).filter(isSure)) {
          const isCovered = stretches.some((points) => distanceToLine(points, place) < 1e-6)
          expect(isCovered || !outlineContains(area.outline, ...place)).toBe(true)
        }
        for (const place of stretches.flatMap(placesOn).filter(isSure)) {
          expect(outlineContains(area.outline, ...place)).toBe(true)
        }
      }),
    )
  })
})

function placesOn(line: readonly PlanePoint[]): readonly PlanePoint[] {
  return line.slice(1).flatMap(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [bx, by]
    return Array.from({ length: 14 }, (_, step): PlanePoint => {
      const share = (step + 0.5) / 14
      return [ax + (bx - ax) * share, ay + (by - ay) * share]
    })
  })
}

function distanceToBorder(edges: Float64Array, place: PlanePoint): number {
  let least = Infinity
  for (let at = 0; at < edges.length; at += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = edges.subarray(at, at + 4)
    least = Math.min(
      least,
      distanceToLine(
        [
          [x1, y1],
          [x2, y2],
        ],
        place,
      ),
    )
  }
  return least
}

function distanceToLine(line: readonly PlanePoint[], [x, y]: PlanePoint): number {
  let least = Infinity
  line.slice(1).forEach(([bx, by], index) => {
    const [ax, ay] = line[index] ?? [bx, by]
    const square = (bx - ax) ** 2 + (by - ay) ** 2
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square))
    least = Math.min(least, Math.hypot(ax + (bx - ax) * share - x, ay + (by - ay) * share - y))
  })
  return least
}

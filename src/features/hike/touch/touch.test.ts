import * as fc from 'fast-check'
import type { Geometry, Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { aSquare } from '#testing/builders.ts'
import { distance } from '#contract/geo/distance.ts'
import { casesOf } from '#testing/effort.ts'
import { edgeTreeOf } from '../line/edge-tree.ts'
import { lengthOf, lineOf } from '../line/line.ts'
import { measuredAt } from '../line/measured.ts'
import { touchOf } from './touch.ts'

type Place = readonly [lng: number, lat: number]

function treeOf(...points: readonly Place[]) {
  const line = lineOf([
    { lng: points.map(([lng]) => lng), lat: points.map(([, lat]) => lat), ele: points.map(() => NaN) },
  ])
  if (line === null) throw new Error('A line has two points.')
  return edgeTreeOf(line)
}

/** A ring of corners at the given distances from a place, in degrees. */
function star([lng, lat]: Place, distances: readonly number[]): Position[] {
  const corners = distances.map((far, index) => {
    const angle = (index / distances.length) * 2 * Math.PI
    return [lng + far * Math.cos(angle), lat + far * Math.sin(angle)]
  })
  return [...corners, corners[0] ?? []]
}

/** Inside by the sum of angles: slow, and made differently from what is tested. */
function windsAround(ring: readonly Position[], [x, y]: Place): boolean {
  let sum = 0
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[i], ring[i + 1]]
    const turn = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x)
    sum += turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn
  }
  return Math.abs(sum) > Math.PI
}

function borderDistance(ring: readonly Position[], [x, y]: Place): number {
  let least = Infinity
  for (let i = 0; i + 1 < ring.length; i++) {
    const [[ax = 0, ay = 0] = [], [bx = 0, by = 0] = []] = [ring[i], ring[i + 1]]
    for (let k = 0; k <= 200; k++) {
      least = Math.min(least, distance(x, y, ax + ((bx - ax) * k) / 200, ay + ((by - ay) * k) / 200))
    }
  }
  return least
}

const far = fc.double({ min: 0.01, max: 0.02, noNaN: true })
const near = fc.double({ min: 0.001, max: 0.008, noNaN: true })
const place = fc.tuple(
  fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  fc.double({ min: -0.03, max: 0.03, noNaN: true }),
)

describe('a line and a polygon with a hole', () => {
  const shapes = fc.record({
    outer: fc.array(far, { minLength: 3, maxLength: 9 }),
    hole: fc.array(near, { minLength: 3, maxLength: 6 }),
    way: fc.array(place, { minLength: 2, maxLength: 8 }),
    centre: fc.constantFrom<Place>([13, 48], [180, -17], [-180, 65], [0, 0]),
  })

  test('touch where a point is inside or near, and nowhere else', () => {
    fc.assert(
      fc.property(shapes, ({ outer, hole, way, centre }) => {
        const rings = [star(centre, outer), star(centre, hole)]
        const tree = treeOf(...way.map(([lng, lat]): Place => [centre[0] + lng, centre[1] + lat]))
        const touch = touchOf(tree, { type: 'Polygon', coordinates: rings })
        for (let i = 0; i <= 40; i++) {
          const position = (i / 40) * (way.length - 1)
          const here: Place = [measuredAt(tree.line.lng, position), measuredAt(tree.line.lat, position)]
          const metres = measuredAt(tree.line.along, position)
          const told = touch?.parts.some(({ from, to }) => metres >= from - 0.01 && metres <= to + 0.01) ?? false
          const inside = rings.filter((ring) => windsAround(ring, here)).length === 1
          const border = Math.min(...rings.map((ring) => borderDistance(ring, here)))
          expect(told || !inside).toBe(true)
          // Stretches that are close to each other are told as one, so outside a point may be told up to there.
          expect(told && !inside && border > 100).toBe(false)
        }
      }),
      casesOf('touchedShapes'),
    )
  })
})

describe('a line', () => {
  const square = aSquare(13, 48, 0.1)

  test('is inside from where it enters to where it leaves', () => {
    const tree = treeOf([12.9, 48.05], [13.2, 48.05])
    const touch = touchOf(tree, square)
    const degree = lengthOf(tree.line) / 0.3
    expect(touch?.parts).toHaveLength(1)
    expect(touch?.parts[0]?.from).toBeCloseTo(0.1 * degree - 25, -1)
    expect(touch?.parts[0]?.to).toBeCloseTo(0.2 * degree + 25, -1)
    expect(touch?.inside).toBeCloseTo(0.1 * degree, -1)
  })

  test('that passes within 25 m touches without being inside; at 30 m it does not', () => {
    const degrees = (metres: number) => metres / 111_195
    const at = (metres: number) => touchOf(treeOf([13.02, 48 - degrees(metres)], [13.08, 48 - degrees(metres)]), square)
    expect(at(20)).toMatchObject({ inside: 0, parts: [{ inside: false }] })
    expect(at(30)).toBeNull()
  })

  test('in a hole touches nothing', () => {
    const hole = aSquare(13.03, 48.03, 0.04).coordinates
    const touch = touchOf(treeOf([13.04, 48.05], [13.06, 48.05]), {
      ...square,
      coordinates: [...square.coordinates, ...hole],
    })
    expect(touch).toBeNull()
  })

  test('that lies inside as a whole is told from its start to its end', () => {
    const tree = treeOf([13.02, 48.02], [13.05, 48.08])
    expect(touchOf(tree, square)?.parts).toMatchObject([{ from: 0, to: lengthOf(tree.line), inside: true }])
  })

  test('touches points and lines that it comes near', () => {
    const tree = treeOf([13, 48], [13.1, 48])
    const line: Geometry = {
      type: 'LineString',
      coordinates: [
        [13.05, 47.9],
        [13.05, 48.1],
      ],
    }
    expect(touchOf(tree, { type: 'Point', coordinates: [13.05, 48.0001] })?.parts).toHaveLength(1)
    expect(touchOf(tree, { type: 'Point', coordinates: [13.05, 48.001] })).toBeNull()
    expect(touchOf(tree, line)?.inside).toBe(0)
    expect(touchOf(tree, line)?.parts[0]?.inside).toBe(false)
  })

  test('over the antimeridian meets shapes on both sides, cut there or not', () => {
    const tree = treeOf([179.9, 10], [-179.9, 10])
    const whole: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [179.95, 9],
          [-179.95, 9],
          [-179.95, 11],
          [179.95, 11],
          [179.95, 9],
        ],
      ],
    }
    const cut: Geometry = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [179.95, 9],
            [180, 9],
            [180, 11],
            [179.95, 11],
            [179.95, 9],
          ],
        ],
        [
          [
            [-180, 9],
            [-179.95, 9],
            [-179.95, 11],
            [-180, 11],
            [-180, 9],
          ],
        ],
      ],
    }
    const half = lengthOf(tree.line) / 2
    for (const geometry of [whole, cut]) {
      const touch = touchOf(tree, geometry)
      expect(touch?.parts).toHaveLength(1)
      expect(touch?.inside).toBeCloseTo(half, -1)
    }
  })

  test('has nothing of a shape in the gap between its pieces', () => {
    const line = lineOf([
      { lng: [12.8, 12.9], lat: [48.05, 48.05], ele: [NaN, NaN] },
      { lng: [13.2, 13.3], lat: [48.05, 48.05], ele: [NaN, NaN] },
    ])
    expect(line && touchOf(edgeTreeOf(line), square)).toBeNull()
  })

  test('is not inside for the sake of the gap after it', () => {
    const line = lineOf([
      { lng: [13.05, 12.95], lat: [48.05, 48.05], ele: [NaN, NaN] },
      { lng: [13.3, 13.4], lat: [48.05, 48.05], ele: [NaN, NaN] },
    ])
    if (line === null) throw new Error('There is a line.')
    expect(touchOf(edgeTreeOf(line), square)?.inside).toBeCloseTo(lengthOf(line) / 4, -1)
  })

  test('of 200,000 points is held against a border of 20,000', () => {
    const many = Array.from({ length: 200_000 }, (_, i): Place => [12.9 + i / 1e6, 48.05 + Math.sin(i / 50) / 1000])
    const ring = star(
      [13, 48.05],
      Array.from({ length: 20_000 }, (_, i) => 0.05 + 0.002 * Math.sin(i)),
    )
    const line = lineOf([{ lng: many.map(([lng]) => lng), lat: many.map(([, lat]) => lat), ele: many.map(() => NaN) }])
    const touch = line && touchOf(edgeTreeOf(line), { type: 'Polygon', coordinates: [ring] })
    expect(touch?.inside).toBeGreaterThan(1000)
  })
})

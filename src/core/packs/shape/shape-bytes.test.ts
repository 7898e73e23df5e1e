import fc from 'fast-check'
import type { MultiPoint, MultiPolygon, Position } from 'geojson'
import { expect, it } from 'vitest'
import { eachPosition } from '#contract/geo/bounds.ts'
import { QUANTUM, readShape, shapeBytes } from './shape-bytes.ts'

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
const position: fc.Arbitrary<Position> = fc.oneof(
  fc.tuple(degrees(180), degrees(90)).map((pair): Position => [...pair]),
  // What lies on the antimeridian and at the poles is cut there.
  fc.tuple(fc.constantFrom(-180, 180), fc.constantFrom(-90, 0, 90)).map((pair): Position => [...pair]),
)
const ring = fc.array(position, { minLength: 3, maxLength: 40 }).map((ring) => [...ring, ring[0] ?? [0, 0]])
const polygons = fc.array(fc.array(ring, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 })
const geometry: fc.Arbitrary<MultiPolygon | MultiPoint> = fc.oneof(
  polygons.map((coordinates): MultiPolygon => ({ type: 'MultiPolygon', coordinates })),
  fc
    .array(position, { minLength: 1, maxLength: 20 })
    .map((coordinates): MultiPoint => ({ type: 'MultiPoint', coordinates })),
)

function positionsOf(shape: MultiPolygon | MultiPoint): readonly number[] {
  const numbers: number[] = []
  eachPosition(shape, (lng, lat) => numbers.push(lng, lat))
  return numbers
}

it('keeps every ring, hole, part and place of a shape within half a step, in 12 bytes a vertex', () => {
  fc.assert(
    fc.property(geometry, (shape) => {
      const bytes = shapeBytes(shape)
      const read = readShape(bytes)
      const [before, after] = [positionsOf(shape), positionsOf(read)]
      const parts = (one: MultiPolygon | MultiPoint) =>
        one.type === 'MultiPoint'
          ? [one.coordinates.length]
          : one.coordinates.map((rings) => rings.map((r) => r.length))
      expect(read.type).toBe(shape.type)
      expect(parts(read)).toEqual(parts(shape))
      for (const [at, value] of before.entries()) {
        expect(Math.abs((after[at] ?? NaN) - value)).toBeLessThanOrEqual(QUANTUM * 0.5001)
      }
      expect(bytes.length).toBeLessThanOrEqual((before.length / 2) * 12)
    }),
  )
})

it('gives back degrees of seven decimals as they were', () => {
  const shape: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [179.9999999, -16.1234567],
          [180, -16.1],
          [179.95, -16.05],
          [179.9999999, -16.1234567],
        ],
      ],
    ],
  }
  expect(readShape(shapeBytes(shape))).toEqual(shape)
})

it('refuses bytes that are no shape', () => {
  expect(() => readShape(new Uint8Array([7, 1, 2]))).toThrow(RangeError)
})

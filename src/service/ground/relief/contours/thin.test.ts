import fc from 'fast-check'
import { expect, it } from 'vitest'
import { metresBetween } from '../testing/height-files.ts'
import { extentOf, thinned, type LngLat } from './thin.ts'

const place = fc.tuple(fc.double({ min: 7, max: 7.01, noNaN: true }), fc.double({ min: 46, max: 46.01, noNaN: true }))

/** How far a place is from a segment, by trying many places on it. */
function metresFrom(place: LngLat, [a, b]: LngLat, [c, d]: LngLat): number {
  const tried = Array.from({ length: 401 }, (_, step) =>
    metresBetween(place, [a + ((c - a) * step) / 400, b + ((d - b) * step) / 400]),
  )
  return Math.min(...tried)
}

it('leaves out points that are near what is left, and no others; the ends stay', () => {
  fc.assert(
    fc.property(fc.array(place, { minLength: 2, maxLength: 20 }), fc.integer({ min: 1, max: 200 }), (line, metres) => {
      const left = thinned(line, metres)
      expect([left[0], left.at(-1)]).toEqual([line[0], line.at(-1)])
      for (const point of line) {
        const distances = left.slice(1).map((end, index) => metresFrom(point, left[index] ?? end, end))
        expect(Math.min(...distances)).toBeLessThan(metres + 5)
      }
    }),
  )
  expect(
    thinned(
      [
        [7, 46],
        [7.001, 46.000001],
        [7.002, 46],
      ],
      2,
    ),
  ).toHaveLength(2)
  expect(
    thinned(
      [
        [7, 46],
        [7.001, 46.0001],
        [7.002, 46],
      ],
      2,
    ),
  ).toHaveLength(3)
})

it('keeps a ring a ring', () => {
  const ring = Array.from({ length: 41 }, (_, index): LngLat => {
    const turn = ((index % 40) / 40) * 2 * Math.PI
    return [7 + 0.01 * Math.cos(turn), 46 + 0.01 * Math.sin(turn)]
  })
  const left = thinned(ring, 20)
  expect(left[0]).toEqual(left.at(-1))
  expect(left.length).toBeGreaterThan(8)
  expect(left.length).toBeLessThan(41)
})

it('knows how far a line reaches', () => {
  expect(
    extentOf([
      [7, 46],
      [7, 46.01],
    ]),
  ).toBeCloseTo(1112, 0)
  expect(
    extentOf([
      [7, 60],
      [7.01, 60],
    ]),
  ).toBeCloseTo(556, 0)
})

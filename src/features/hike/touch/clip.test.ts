import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { XY } from '#core/viewport/geometry/globe.ts'
import { clipToReach, crossing } from './clip.ts'

const place: fc.Arbitrary<XY> = fc.tuple(fc.integer({ min: -100, max: 100 }), fc.integer({ min: -100, max: 100 }))

function distanceTo(point: XY, [p, q]: readonly [XY, XY]): number {
  const [sx, sy] = [q[0] - p[0], q[1] - p[1]]
  const square = sx * sx + sy * sy
  const share = square === 0 ? 0 : ((point[0] - p[0]) * sx + (point[1] - p[1]) * sy) / square
  const t = Math.max(0, Math.min(1, share))
  return Math.hypot(point[0] - p[0] - t * sx, point[1] - p[1] - t * sy)
}

describe('the part of a way within reach of a segment', () => {
  test('is where measuring finds it', () => {
    fc.assert(
      fc.property(place, place, place, place, fc.integer({ min: 1, max: 60 }), (a, b, p, q, radius) => {
        const part = clipToReach([a, b], [p, q], radius)
        for (let i = 0; i <= 50; i++) {
          const t = i / 50
          const distance = distanceTo([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], [p, q])
          const within = part !== null && t >= part.from - 1e-9 && t <= part.to + 1e-9
          expect(within || distance >= radius - 1e-6).toBe(true)
          const deep = part !== null && t > part.from + 1e-9 && t < part.to - 1e-9
          expect(deep && distance > radius + 1e-6).toBe(false)
        }
      }),
    )
  })

  test('holds for ways and segments without length', () => {
    expect(
      clipToReach(
        [
          [0, 0],
          [0, 0],
        ],
        [
          [3, 0],
          [3, 0],
        ],
        3,
      ),
    ).toEqual({ from: 0, to: 1 })
    expect(
      clipToReach(
        [
          [0, 0],
          [0, 0],
        ],
        [
          [3, 0],
          [3, 0],
        ],
        2.9,
      ),
    ).toBeNull()
  })
})

describe('a crossing', () => {
  test('is on both', () => {
    expect(
      crossing(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [1, -1],
          [1, 1],
        ],
      ),
    ).toBe(0.25)
    expect(
      crossing(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [5, -1],
          [5, 1],
        ],
      ),
    ).toBeNull()
    expect(
      crossing(
        [
          [0, 0],
          [4, 0],
        ],
        [
          [1, 0],
          [2, 0],
        ],
      ),
    ).toBeNull()
  })
})

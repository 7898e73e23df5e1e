import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf } from '#testing/effort.ts'
import { clipRing, ringTurn, type FlatRing } from './clip.ts'

const LOW = -10
const HIGH = 110

/** A ring around a middle whose distance from it changes from one bearing to the next. */
const star = fc
  .record({
    x: fc.integer({ min: -60, max: 160 }),
    y: fc.integer({ min: -60, max: 160 }),
    reach: fc.array(fc.integer({ min: 10, max: 150 }), { minLength: 3, maxLength: 40 }),
  })
  .map(({ x, y, reach }) =>
    reach.flatMap((distance, index) => {
      const bearing = (index / reach.length) * 2 * Math.PI
      return [Math.round(x + distance * Math.cos(bearing)), Math.round(y + distance * Math.sin(bearing))]
    }),
  )

function edges(ring: FlatRing): (readonly [number, number, number, number])[] {
  return Array.from({ length: ring.length / 2 }, (_, index) => {
    const next = ((index + 1) * 2) % ring.length
    return [ring[index * 2] ?? 0, ring[index * 2 + 1] ?? 0, ring[next] ?? 0, ring[next + 1] ?? 0] as const
  })
}

function contains(ring: FlatRing, x: number, y: number): boolean {
  return (
    edges(ring).filter(([ax, ay, bx, by]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax).length %
      2 ===
    1
  )
}

function distance(ring: FlatRing, x: number, y: number): number {
  const distances = edges(ring).map(([ax, ay, bx, by]) => {
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)
    const at = Math.min(1, Math.max(0, along))
    return Math.hypot(ax + at * (bx - ax) - x, ay + at * (by - ay) - y)
  })
  return Math.min(...distances)
}

describe('clipRing', () => {
  it('leaves a ring inside as it is, and nothing of one outside', () => {
    expect(clipRing([0, 0, 5, 0, 5, 5], LOW, HIGH)).toEqual([0, 0, 5, 0, 5, 5])
    expect(clipRing([200, 0, 205, 0, 205, 5], LOW, HIGH)).toEqual([])
  })

  it('makes the whole square of a ring around it', () => {
    const around = [-500, -500, 500, -500, 500, 500, -500, 500]
    expect(ringTurn(clipRing(around, LOW, HIGH))).toBe(2 * (HIGH - LOW) ** 2)
  })

  it('stays in the square, and covers there what the ring covers', () => {
    const point = fc.integer({ min: LOW + 2, max: HIGH - 2 })
    fc.assert(
      fc.property(star, point, point, (ring, x, y) => {
        const clipped = clipRing(ring, LOW, HIGH)
        for (const value of clipped) expect(value >= LOW && value <= HIGH).toBe(true)
        fc.pre(distance(ring, x, y) > 1.5)
        expect(contains(clipped, x, y)).toBe(contains(ring, x, y))
      }),
      casesOf('clippedRings'),
    )
  })
})

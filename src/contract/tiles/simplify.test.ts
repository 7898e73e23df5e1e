import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vertexWeights } from './simplify.ts'

const coordinate = fc.integer({ min: 0, max: 1000 })
const line = fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 60 })

type Point = readonly [x: number, y: number]

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1)
  const at = Math.min(1, Math.max(0, along))
  return Math.hypot(ax + at * (bx - ax) - x, ay + at * (by - ay) - y)
}

describe('vertexWeights', () => {
  it('weighs a vertex by its distance from the line without it', () => {
    expect([...vertexWeights(Int32Array.of(0, 0, 5, 3, 10, 0))]).toEqual([Infinity, 9, Infinity])
  })

  it('gives no weight to what lies on the line', () => {
    expect([...vertexWeights(Int32Array.of(0, 0, 5, 0, 5, 0, 10, 0))]).toEqual([Infinity, 0, 0, Infinity])
  })

  it('ends for a comb, and weighs each of its tips', () => {
    const teeth = Array.from({ length: 100_000 }, (_, tooth) => [tooth * 10, 0, tooth * 10 + 4, 1e9 - tooth * 5])
    const weights = vertexWeights(Int32Array.from(teeth.flat()))
    expect(weights.every((weight) => weight > 0)).toBe(true)
  })

  it('gives no weight to what weighs no more than asked for, and the rest its own', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 100_000 }), (points, least) => {
        const weights = vertexWeights(Int32Array.from(points.flat()))
        const above = weights.map((weight) => (weight > least ? weight : 0))
        expect(vertexWeights(Int32Array.from(points.flat()), least)).toEqual(above)
      }),
    )
  })

  it('keeps the ends, and the line within the tolerance', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 1, max: 300 }), (points, tolerance) => {
        const weights = vertexWeights(Int32Array.from(points.flat()))
        const kept = points.flatMap((_, index) => ((weights[index] ?? 0) > tolerance ** 2 ? [index] : []))
        expect(kept[0]).toBe(0)
        expect(kept.at(-1)).toBe(points.length - 1)
        for (const [index, from] of kept.slice(0, -1).entries()) {
          const to = kept[index + 1] ?? from
          for (const point of points.slice(from, to)) {
            const away = distance(point, points[from] ?? [0, 0], points[to] ?? [0, 0])
            expect(away).toBeLessThanOrEqual(tolerance + 1e-9)
          }
        }
      }),
    )
  })
})

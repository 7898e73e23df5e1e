import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutLine, type ShownLine } from './shown-line.ts'

/** A line along the equator whose longitudes are its distances; pieces begin at some of its points. */
const lines = fc
  .array(fc.record({ step: fc.integer({ min: 0, max: 3 }), starts: fc.boolean() }), { minLength: 2, maxLength: 30 })
  .map((points): ShownLine => {
    let metres = 0
    const along = points.map(({ step }, index) => (metres += index === 0 ? 0 : step))
    const starts = points.map(({ starts: isStart }, index) => index === 0 || isStart)
    return { lng: along, lat: along.map(() => 0), along, starts }
  })

describe('a stretch of a shown line', () => {
  it('is what lies between its two distances, whatever stands before it', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: -2, max: 40 }), fc.integer({ min: 0, max: 20 }), (line, from, length) => {
        const to = from + length
        const edges = line.along.slice(1).flatMap((end, edge) => {
          const start = line.along[edge] ?? 0
          return line.starts[edge + 1] === true ? [] : [[Math.max(from, start), Math.min(to, end)] as const]
        })
        const covered = edges.reduce((sum, [start, end]) => sum + Math.max(0, end - start), 0)
        const runs = cutLine(line, from, to)
        const lengthOf = (run: readonly (readonly number[])[]) => (run.at(-1)?.[0] ?? 0) - (run[0]?.[0] ?? 0)
        expect(runs.reduce((sum, run) => sum + lengthOf(run), 0)).toBe(covered)
        for (const run of runs) for (const [lng] of run) expect(lng >= from && lng <= to).toBe(true)
      }),
    )
  })

  it('has nothing of a piece that only begins or ends where it does: that may be far away', () => {
    const line = {
      lng: [0, 10, 50, 60],
      lat: [0, 0, 0, 0],
      along: [0, 10, 10, 20],
      starts: [true, false, true, false],
    }
    const cut = (from: number, to: number) => cutLine(line, from, to).map((run) => run.map(([lng]) => lng))
    expect(cut(5, 10)).toEqual([[5, 10]])
    expect(cut(10, 15)).toEqual([[50, 55]])
    expect(cut(0, 20)).toEqual([
      [0, 10],
      [50, 60],
    ])
    expect(cut(5, 5)).toEqual([[5, 5]])
  })
})

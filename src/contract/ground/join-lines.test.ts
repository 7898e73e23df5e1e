import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LngLat } from '../geometry.ts'
import { joinLines } from './join-lines.ts'

describe('lines that meet', () => {
  it('are one, whatever their directions', () => {
    const lines: LngLat[][] = [
      [
        [1, 0],
        [2, 0],
      ],
      [
        [1, 0],
        [0, 0],
      ],
      [
        [3, 0],
        [2, 0],
      ],
    ]
    const [line, ...others] = joinLines(lines)
    expect(others).toEqual([])
    expect([line, line?.toReversed()]).toContainEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 0],
    ])
  })

  it('end where three of them meet', () => {
    const fork: LngLat[][] = [
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 0],
        [2, 1],
      ],
      [
        [1, 0],
        [2, -1],
      ],
    ]
    expect(joinLines(fork)).toHaveLength(3)
  })

  it('may be a ring', () => {
    const halves: LngLat[][] = [
      [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      [
        [1, 1],
        [0, 1],
        [0, 0],
      ],
    ]
    const [ring, ...others] = joinLines(halves)
    expect(others).toEqual([])
    expect(ring).toHaveLength(5)
    expect(ring?.[0]).toEqual(ring?.at(-1))
  })

  it('have every step that they had, once', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }))
    const step = fc.tuple(place, place).filter(([a, b]) => a.join() !== b.join())
    const stepsOf = (lines: readonly (readonly LngLat[])[]) =>
      lines
        .flatMap((line) => line.slice(1).map((to, index) => [String(line[index]), String(to)].toSorted().join(' ')))
        .toSorted()
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (lines) => {
        expect(stepsOf(joinLines(lines))).toEqual(stepsOf(lines))
      }),
    )
  })
})

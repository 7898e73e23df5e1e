import { describe, expect, it } from 'vitest'
import { WORLD } from '#contract/tiles/grid.ts'
import { cutAtAntimeridian } from './antimeridian.ts'

function cut(...points: readonly number[]) {
  return cutAtAntimeridian(Int32Array.from(points)).map((part) => [...part])
}

describe('a line at the antimeridian', () => {
  it('is cut where it crosses it, eastwards and westwards', () => {
    const [east, west] = [WORLD - 30, 10]
    const parts = [
      [east, 100, WORLD, 130],
      [0, 130, west, 140],
    ]
    expect(cut(east, 100, west, 140)).toEqual(parts)
    const back = parts.toReversed().map(([a, b, c, d]) => [c, d, a, b])
    expect(cut(west, 140, east, 100)).toEqual(back)
  })

  it('goes there and back', () => {
    expect(cut(WORLD - 10, 0, 10, 20, 30, 20, WORLD - 10, 40)).toEqual([
      [WORLD - 10, 0, WORLD, 10],
      [0, 10, 10, 20, 30, 20, 0, 35],
      [WORLD, 35, WORLD - 10, 40],
    ])
  })

  it('stays whole where it only touches it, and anywhere else', () => {
    expect(cut(WORLD - 10, 5, WORLD, 5)).toHaveLength(1)
    expect(cut(0, 5, WORLD / 2, 5, WORLD, 5)).toHaveLength(1)
    expect(cut()).toEqual([[]])
  })
})

import { describe, expect, it } from 'vitest'
import { between, randomOf } from '../import/demo/random.ts'
import { TILE_POINTS } from '#contract/tiles/budget.ts'
import { EXTENT, TILE_MAX_ZOOM, WORLD } from '#contract/tiles/grid.ts'
import { rankAreas, type RankedArea } from './rank.ts'

const PX_AT_14 = EXTENT / 512

/** So many areas in a part of the world that is `reach` wide, of which the first matters most. */
function crowd(count: number, reach: number): RankedArea[] {
  const random = randomOf('crowd')
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    x: Math.floor(WORLD / 2 + between(random, 0, reach)),
    y: Math.floor(WORLD / 2 + between(random, 0, reach)),
    weight: count - index,
    width: index % 10 === 0 ? null : 2 ** between(random, 3, 16),
  }))
}

/** How many of those that are drawn at a zoom the fullest tile has. */
function fullest(areas: readonly RankedArea[], drawn: (index: number) => boolean, zoom: number): number {
  const counts = new Map<string, number>()
  areas.forEach(({ x, y }, index) => {
    if (!drawn(index)) return
    const tile = [x, y].map((value) => Math.floor(value / (WORLD / 2 ** zoom))).join()
    counts.set(tile, (counts.get(tile) ?? 0) + 1)
  })
  return Math.max(0, ...counts.values())
}

describe('rankAreas', () => {
  it('draws all areas from the start where there are few', () => {
    const few = crowd(40, 3)
    expect(rankAreas(few).map(({ point }) => point)).toEqual(few.map(() => 0))
  })

  it('draws no more points in any tile than it may, and all at the largest zoom', () => {
    const many = crowd(30_000, WORLD / 2 ** 5)
    const ranked = rankAreas(many)
    for (let zoom = 0; zoom < TILE_MAX_ZOOM; zoom++) {
      const most = fullest(many, (index) => (ranked[index]?.point ?? Infinity) <= zoom, zoom)
      expect(most).toBeLessThanOrEqual(TILE_POINTS)
      expect(most).toBeGreaterThan(0)
    }
    expect(Math.max(...ranked.map(({ point }) => point))).toBeLessThanOrEqual(TILE_MAX_ZOOM)
  })

  it('prefers what matters more in one place, by its number where two matter alike', () => {
    const at = { x: WORLD / 2, y: WORLD / 2, width: null }
    const others = crowd(20_000, WORLD / 2 ** 9).map((area) => ({ ...area, weight: 1 }))
    const [first, second, third] = rankAreas([
      { ...at, id: 30_001, weight: 7 },
      { ...at, id: 30_003, weight: 9 },
      { ...at, id: 30_002, weight: 9 },
      ...others,
    ])
    expect([first?.point, third?.point]).toEqual([second?.point, 0])
    expect(second?.point).toBeGreaterThan(5)
  })

  it('draws as shapes only what is wide enough to be seen, and places never', () => {
    const at = { x: WORLD / 2, y: WORLD / 2, weight: 1 }
    const wide = (px: number, zoom: number) => px * PX_AT_14 * 2 ** (TILE_MAX_ZOOM - zoom)
    const alone = (width: number | null) => rankAreas([{ ...at, id: 1, width }])[0]?.shape
    expect(alone(wide(4, 6))).toBe(6)
    expect(alone(wide(3.9, 6))).toBe(7)
    expect(alone(null)).toBeGreaterThan(TILE_MAX_ZOOM)
  })

  it('gives the same, whatever the order in which areas come', () => {
    const many = crowd(5000, WORLD / 2 ** 8)
    const forward = rankAreas(many)
    expect(rankAreas(many.toReversed()).toReversed()).toEqual(forward)
  })
})

import { crossingAt } from '#contract/geo/ring.ts'
import type { XY } from './globe.ts'

/** A side of a ring. */
export type Side = readonly [XY, XY]

const SIDES_IN_A_BAND = 8
const MOST_BANDS = 4096

/** Tells whether points are inside of rings (outer ones and holes alike), asking only the sides at a point's height. */
export function insideTest(sides: readonly Side[]): (point: XY) => boolean {
  let [south, north] = [Infinity, -Infinity]
  for (const [a, b] of sides) {
    south = Math.min(south, a[1], b[1])
    north = Math.max(north, a[1], b[1])
  }
  const count = Math.min(MOST_BANDS, Math.ceil(sides.length / SIDES_IN_A_BAND))
  const bandOf = (y: number) => Math.min(count - 1, Math.floor(((y - south) / (north - south || 1)) * count))
  const bands: Side[][] = Array.from({ length: count }, () => [])
  for (const side of sides) {
    const [low, high] = [Math.min(side[0][1], side[1][1]), Math.max(side[0][1], side[1][1])]
    for (let band = bandOf(low); band <= bandOf(high); band++) bands[band]?.push(side)
  }
  return ([x, y]) => {
    if (y < south || y > north) return false
    return isInside(bands[bandOf(y)] ?? [], [x, y])
  }
}

/** Whether one point is inside of rings; {@link insideTest} is for many. */
export function isInside(sides: readonly Side[], [x, y]: XY): boolean {
  return sides.reduce((inside, [[x1, y1], [x2, y2]]) => inside !== x < crossingAt(y, x1, y1, x2, y2), false)
}

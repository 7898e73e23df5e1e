import type { Point } from './mercator.ts'

/** Cells along each side of the world that the curve tells apart. */
const SIDE = 2 ** 16

/** The position along a Hilbert curve through the world, so that neighbours come near each other. */
export function hilbert([px, py]: Point): number {
  let [x, y] = [Math.floor(px * SIDE), Math.floor(py * SIDE)]
  let along = 0
  for (let side = SIDE / 2; side >= 1; side /= 2) {
    const right = (x & side) > 0 ? 1 : 0
    const low = (y & side) > 0 ? 1 : 0
    along += side * side * ((3 * right) ^ low)
    if (low === 0) {
      if (right === 1) [x, y] = [SIDE - 1 - x, SIDE - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return along
}

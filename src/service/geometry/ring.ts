import type { LngLat } from '#contract/geometry.ts'

/** A closed line of positions: the last one repeats the first. */
export type Ring = LngLat[]

/** An outer ring, then its holes. */
export type Rings = Ring[]

export function samePosition(a: LngLat, b: LngLat): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

/** Twice the signed area of a ring in square degrees: positive where it runs counterclockwise. */
export function turn(ring: Ring): number {
  let sum = 0
  let from = ring.at(-1)
  for (const to of ring) {
    if (from !== undefined) sum += from[0] * to[1] - to[0] * from[1]
    from = to
  }
  return sum
}

/** Whether a point lies within a ring; on its line either answer may come. */
function ringContains(ring: Ring, [x, y]: LngLat): boolean {
  let inside = false
  let from = ring.at(-1)
  for (const to of ring) {
    if (from !== undefined && from[1] > y !== to[1] > y) {
      if (x < ((from[0] - to[0]) * (y - to[1])) / (from[1] - to[1]) + to[0]) inside = !inside
    }
    from = to
  }
  return inside
}

/** Whether a point lies within a polygon and in none of its holes. */
export function polygonContains(polygon: Rings, point: LngLat): boolean {
  return polygon.filter((ring) => ringContains(ring, point)).length % 2 === 1
}

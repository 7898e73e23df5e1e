import type { LngLat } from '#contract/geometry.ts'

/** A closed line of positions: the last one repeats the first. */
export type Ring = LngLat[]

/** An outer ring, then its holes. */
export type Rings = Ring[]

export function samePosition(a: LngLat, b: LngLat): boolean {
  return a[0] === b[0] && a[1] === b[1]
}

import type { BBox } from '#contract/geometry.ts'

/** Bounds that an archive claims, cut to the world; null where nothing is within them. */
export function boundsIn([west, south, east, north]: BBox): BBox | null {
  const box: BBox = [Math.max(-180, west), Math.max(-90, south), Math.min(180, east), Math.min(90, north)]
  return box.every(Number.isFinite) && box[0] < box[2] && box[1] < box[3] ? box : null
}

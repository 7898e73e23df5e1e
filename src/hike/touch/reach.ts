import type { BBox } from '#contract/geometry.ts'
import { widened, wrappedBox, type Box } from '#viewport/geometry/globe.ts'

/** How near a line must come to count as touching, in metres: what a receiver's position may be off. */
export const REACH = 25

/** The box to ask for: a line's, with its reach around it, between ±180; null where that is the whole world. */
export function queryBoxOf(box: Box): BBox | null {
  return wrappedBox(widened(box, REACH))
}

/** The box that shows a line. */
export function viewBoxOf(box: Box): BBox {
  return queryBoxOf(box) ?? [-180, box[1], 180, box[3]]
}

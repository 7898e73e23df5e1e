import { wrappedBox, type UnwrappedBox } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { widened } from '#core/viewport/geometry/globe.ts'

/** How near a line must come to count as touching, in metres: what a receiver's position may be off. */
export const REACH = 25

/** The box of what can touch a line: the line's own, with its reach around it. */
export function reachBoxOf(box: UnwrappedBox): BBox {
  return wrappedBox(widened(box, REACH))
}

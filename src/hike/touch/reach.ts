import type { BBox } from '#contract/geometry.ts'
import type { Box } from '../line/edge-tree.ts'

/** How near a line must come to count as touching, in metres: what a receiver's position may be off. */
export const REACH = 25
export const METRES_A_DEGREE = 111_195

/** A box with {@link REACH} around it. */
export function widened([west, south, east, north]: Box): Box {
  const dLat = REACH / METRES_A_DEGREE
  const highest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + dLat)
  const dLng = dLat / Math.cos((highest * Math.PI) / 180)
  return [west - dLng, south - dLat, east + dLng, north + dLat]
}

/** The box to ask for: a line's, with its reach around it, between ±180; null where that is the whole world. */
export function queryBoxOf(box: Box): BBox | null {
  const [west, south, east, north] = widened(box)
  if (east - west >= 360) return null
  const wrap = (lng: number) => lng - 360 * Math.floor((lng + 180) / 360)
  return [wrap(west), Math.max(-90, south), wrap(east), Math.min(90, north)]
}

/** The box that shows a line. */
export function viewBoxOf(box: Box): BBox {
  return queryBoxOf(box) ?? [-180, box[1], 180, box[3]]
}

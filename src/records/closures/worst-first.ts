import { boxCentre, boxWidth, nearestLng } from '#contract/geo/box.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { compareWorstFirst } from '#contract/standing/order.ts'
import type { ClosureState } from './closure-state.ts'

type Order = (a: ClosureState, b: ClosureState) => number

/** Orders closures by how much they matter now, then by name. */
export const worstFirst: Order = (a, b) => compareWorstFirst(a, b) || a.record.name.localeCompare(b.record.name)

/** Orders closures by how much they matter now, of those that matter as much the nearer to a place first. */
export function worstAndNearestFirst(place: LngLat): Order {
  const known = new Map<ClosureState, number>()
  const distanceOf = (state: ClosureState) => {
    const distance = known.get(state) ?? degreesTo(state.record.bbox, place)
    known.set(state, distance)
    return distance
  }
  return (a, b) => compareWorstFirst(a, b) || distanceOf(a) - distanceOf(b) || worstFirst(a, b)
}

/** Further away than any that has a place. */
const NOWHERE = 1000

/** How far the middle of a box is from a place, in degrees of latitude: near enough to compare. */
function degreesTo(box: BBox | null | undefined, [lng, lat]: LngLat): number {
  if (box == null || boxWidth(box) >= 360) return NOWHERE
  const [x, y] = boxCentre(box)
  const east = (nearestLng(x, lng) - lng) * Math.cos((lat * Math.PI) / 180)
  return Math.hypot(east, y - lat)
}

import type { UnwrappedBox } from '#contract/geo/box.ts'

/** A vector or place on a plane; of degrees, longitude and latitude. */
export type XY = readonly [x: number, y: number]

const RADIAN = Math.PI / 180
const METRES_A_DEGREE = 111_195

/** A box with `metres` around it. */
export function widened([west, south, east, north]: UnwrappedBox, metres: number): UnwrappedBox {
  const dLat = metres / METRES_A_DEGREE
  const highest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + dLat)
  const dLng = dLat / Math.cos(highest * RADIAN)
  return [west - dLng, south - dLat, east + dLng, north + dLat]
}

/** Degrees as metres east and north of a place, on a plane that is true around there. */
export function planeAround([lng, lat]: XY): (place: XY) => XY {
  const shrink = Math.cos(lat * RADIAN)
  return ([x, y]) => [(x - lng) * shrink * METRES_A_DEGREE, (y - lat) * METRES_A_DEGREE]
}

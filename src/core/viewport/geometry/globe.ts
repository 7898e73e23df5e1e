import type { UnwrappedBox } from '#contract/geo/box.ts'

/** A vector or place on a plane; of degrees, longitude and latitude. */
export type XY = readonly [x: number, y: number]

const EARTH = 6_371_008.8
const RADIAN = Math.PI / 180
const METRES_A_DEGREE = 111_195

/** The great-circle distance of two places, in metres. */
export function distance(lng1: number, lat1: number, lng2: number, lat2: number): number {
  const dLat = Math.sin(((lat2 - lat1) * RADIAN) / 2)
  const dLng = Math.sin(((lng2 - lng1) * RADIAN) / 2)
  const h = dLat * dLat + Math.cos(lat1 * RADIAN) * Math.cos(lat2 * RADIAN) * dLng * dLng
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

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

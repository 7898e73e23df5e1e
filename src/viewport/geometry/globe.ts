/** A vector or place on a plane; of degrees, longitude and latitude. */
export type XY = readonly [x: number, y: number]

/** A box in degrees, on one turn of the world: it may go on beyond ±180. */
export type Box = readonly [west: number, south: number, east: number, north: number]

const EARTH = 6_371_008.8
const RADIAN = Math.PI / 180
export const METRES_A_DEGREE = 111_195

/** The turn of a longitude that is nearest to another. */
export function unwrapped(lng: number, near: number): number {
  return lng + 360 * Math.round((near - lng) / 360)
}

/** The great-circle distance of two places, in metres. */
export function distance(lng1: number, lat1: number, lng2: number, lat2: number): number {
  const dLat = Math.sin(((lat2 - lat1) * RADIAN) / 2)
  const dLng = Math.sin(((lng2 - lng1) * RADIAN) / 2)
  const h = dLat * dLat + Math.cos(lat1 * RADIAN) * Math.cos(lat2 * RADIAN) * dLng * dLng
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** A box with `metres` around it. */
export function widened([west, south, east, north]: Box, metres: number): Box {
  const dLat = metres / METRES_A_DEGREE
  const highest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + dLat)
  const dLng = dLat / Math.cos(highest * RADIAN)
  return [west - dLng, south - dLat, east + dLng, north + dLat]
}

/** A box between ±180 and ±90, as services are asked for it; null where that is the whole world. */
export function wrappedBox([west, south, east, north]: Box): Box | null {
  if (east - west >= 360) return null
  const wrap = (lng: number) => lng - 360 * Math.floor((lng + 180) / 360)
  return [wrap(west), Math.max(-90, south), wrap(east), Math.min(90, north)]
}

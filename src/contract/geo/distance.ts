const EARTH = 6_371_008.8
const RADIAN = Math.PI / 180

/** The great-circle distance of two places, in metres. */
export function distance(lng1: number, lat1: number, lng2: number, lat2: number): number {
  const dLat = Math.sin(((lat2 - lat1) * RADIAN) / 2)
  const dLng = Math.sin(((lng2 - lng1) * RADIAN) / 2)
  const h = dLat * dLat + Math.cos(lat1 * RADIAN) * Math.cos(lat2 * RADIAN) * dLng * dLng
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Pixels of a tile, as zooms count them. */
export const TILE = 512

/** A latitude's place on the Mercator square: 0 is 85° N, 1 is 85° S. */
export function mercatorY(lat: number): number {
  const clamped = Math.max(-85.05, Math.min(85.05, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI)
}

/** The latitude at a place on the Mercator square. */
export function mercatorLat(y: number): number {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
}

/** Width of the whole world at zoom 0, in px: the tile size that zooms are counted by. */
export const TILE = 512

/** Length of the equator (WGS 84), in metres. */
const EQUATOR = 40_075_017

/** Position of a longitude on the Web Mercator unit square: 0 at 180° W, 1 at 180° E, and on beyond. */
export function mercatorX(lng: number): number {
  return lng / 360 + 0.5
}

/** Position of a latitude on the Web Mercator unit square: 0 at 85.05° N and beyond, 1 at 85.05° S. */
export function mercatorY(lat: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return Math.min(1, Math.max(0, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)))
}

/** The longitude at a position on the unit square: the inverse of {@link mercatorX}. */
export function mercatorLng(x: number): number {
  return (x - 0.5) * 360
}

/** The latitude at a position on the unit square: the inverse of {@link mercatorY}. */
export function mercatorLat(y: number): number {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
}

/** How many metres a pixel is wide at a latitude. */
export function metresPerPixel({ zoom, lat }: { readonly zoom: number; readonly lat: number }): number {
  return (EQUATOR / TILE / 2 ** zoom) * Math.cos((lat * Math.PI) / 180)
}

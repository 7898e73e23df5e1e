/** Where a map looks, as an address has it: zoom of 512 px tiles, centre in degrees. */
export interface WrittenCamera {
  readonly zoom: number
  readonly lat: number
  readonly lng: number
}

/** Reads `zoom/lat/lng`, as in `map=9.3/48.965/13.615`; null for what is no place of the earth at a zoom from 0 to 24. */
export function readCamera(text: string): WrittenCamera | null {
  const [zoom = NaN, lat = NaN, lng = NaN, ...rest] = text.split('/').map((part) => (part === '' ? NaN : Number(part)))
  const inRange = zoom >= 0 && zoom <= 24 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return inRange && rest.length === 0 ? { zoom, lat, lng } : null
}

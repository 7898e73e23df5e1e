import { TILE } from '#contract/geo/mercator.ts'
import type { LatLng } from './coordinates.ts'

/** Where the map looks: zoom of 512 px tiles, centre in degrees. */
export interface Camera extends LatLng {
  readonly zoom: number
}

export const MIN_ZOOM = 1.5
export const MAX_ZOOM = 18

/** `zoom/lat/lng`, as in `map=9.3/48.965/13.615`. */
export function parseCamera(text: string): Camera | null {
  const [zoom = NaN, lat = NaN, lng = NaN, ...rest] = text.split('/').map((part) => (part === '' ? NaN : Number(part)))
  const inRange = zoom >= 0 && zoom <= 24 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return inRange && rest.length === 0 ? { zoom: Math.min(Math.max(zoom, MIN_ZOOM), MAX_ZOOM), lat, lng } : null
}

/** As many decimals as a pixel at that zoom is worth. */
export function serializeCamera({ zoom, lat, lng }: Camera): string {
  const digits = Math.max(2, Math.ceil((zoom * Math.LN2 + Math.log(TILE / 360)) / Math.LN10))
  return [zoom.toFixed(2), lat.toFixed(digits), lng.toFixed(digits)].map(Number).join('/')
}

import { readCamera } from '#contract/geo/camera.ts'
import { TILE } from '#contract/geo/mercator.ts'
import type { LatLng } from './coordinates.ts'

/** Where the map looks: zoom of 512 px tiles, centre in degrees. */
export interface Camera extends LatLng {
  readonly zoom: number
}

export const MIN_ZOOM = 1.5
export const MAX_ZOOM = 18

/** `zoom/lat/lng`, as in `map=9.3/48.965/13.615`, at a zoom that the map has. */
export function parseCamera(text: string): Camera | null {
  const camera = readCamera(text)
  return camera && { ...camera, zoom: Math.min(Math.max(camera.zoom, MIN_ZOOM), MAX_ZOOM) }
}

/** As many decimals as a pixel at that zoom is worth. */
export function serializeCamera({ zoom, lat, lng }: Camera): string {
  const digits = Math.max(2, Math.ceil((zoom * Math.LN2 + Math.log(TILE / 360)) / Math.LN10))
  return [zoom.toFixed(2), lat.toFixed(digits), lng.toFixed(digits)].map(Number).join('/')
}

import type { BBox } from '#contract/geometry.ts'
import { MIN_ZOOM, type Camera } from '#viewport/camera.ts'
import { fitCamera } from '#viewport/fit.ts'

/** How much wider than the region one can look, in zooms. */
const ROOM_AROUND = 1

/**
 * The camera with its middle kept within a region, and kept from looking from much further away than that takes; on the
 * same copy of the world.
 */
export function keptWithin([west, south, east, north]: BBox, { zoom, lat, lng }: Camera): Camera {
  const half = (east < west ? east + 360 - west : east - west) / 2
  const space = { width: window.innerWidth, height: window.innerHeight }
  const widest = fitCamera([west, south, east, north], space).zoom - ROOM_AROUND
  // From the region's middle, on whichever copy of the world.
  const away = ((((lng - west - half) % 360) + 540) % 360) - 180
  const kept = Math.max(-half, Math.min(half, away))
  return {
    zoom: Math.max(MIN_ZOOM, widest, zoom),
    lat: Math.max(south, Math.min(north, lat)),
    lng: lng - away + kept,
  }
}

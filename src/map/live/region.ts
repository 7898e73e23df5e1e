import { LngLat, type TransformConstrainFunction } from 'maplibre-gl'
import type { BBox } from '#contract/geometry.ts'
import { MIN_ZOOM } from '#viewport/camera.ts'
import { fitCamera } from '#viewport/fit.ts'

/** How much wider than the region one can look, in zooms. */
const ROOM_AROUND = 1

/** Keeps the middle of the map within a region, and one from looking from much further away than it takes. */
export function keepWithin([west, south, east, north]: BBox): TransformConstrainFunction {
  const half = (east < west ? east + 360 - west : east - west) / 2
  return ({ lng, lat }, zoom) => {
    const space = { width: window.innerWidth, height: window.innerHeight }
    const widest = fitCamera([west, south, east, north], space).zoom - ROOM_AROUND
    // From the region's middle, on whichever copy of the world.
    const away = ((((lng - west - half) % 360) + 540) % 360) - 180
    const kept = Math.max(-half, Math.min(half, away))
    return {
      center: new LngLat(lng - away + kept, Math.max(south, Math.min(north, lat))),
      zoom: Math.max(MIN_ZOOM, widest, zoom),
    }
  }
}

import { boxWidth, nearestLng } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { MIN_ZOOM, type Camera } from '#core/viewport/camera.ts'
import { fitCamera } from '#core/viewport/fit.ts'

/** How much wider than the region one can look, in zooms. */
const ROOM_AROUND = 1

/**
 * The camera with its middle kept within a region, and kept from looking from much further away than that takes; on the
 * same copy of the world.
 */
export function keptWithin(region: BBox, { zoom, lat, lng }: Camera): Camera {
  const space = { width: window.innerWidth, height: window.innerHeight }
  const widest = fitCamera(region, space).zoom - ROOM_AROUND
  const half = boxWidth(region) / 2
  const middle = nearestLng(region[0] + half, lng)
  return {
    zoom: Math.max(MIN_ZOOM, widest, zoom),
    lat: Math.max(region[1], Math.min(region[3], lat)),
    lng: Math.max(middle - half, Math.min(middle + half, lng)),
  }
}

import type { BBox } from '#contract/geometry.ts'
import type { Camera } from './camera.ts'

const TILE = 512
const CLOSEST = 14

/** A latitude's place on the Mercator square, 0 (85° N) to 1. */
function mercatorY(lat: number): number {
  const clamped = Math.max(-85, Math.min(85, lat))
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI)
}

/** The camera that shows a whole box in a space of so many pixels; never closer than zoom 14. */
export function fitCamera([west, south, east, north]: BBox, space: { width: number; height: number }): Camera {
  const width = (east < west ? east + 360 - west : east - west) / 360
  const [top, bottom] = [mercatorY(north), mercatorY(south)]
  const scale = Math.min(space.width / (width * TILE), space.height / ((bottom - top) * TILE))
  const centreY = (top + bottom) / 2
  const lng = west + width * 180
  return {
    zoom: Math.max(1.5, Math.min(CLOSEST, Math.log2(scale))),
    lat: (Math.atan(Math.sinh((0.5 - centreY) * 2 * Math.PI)) * 180) / Math.PI,
    lng: lng > 180 ? lng - 360 : lng,
  }
}

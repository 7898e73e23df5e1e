import type { BBox } from '#contract/geometry.ts'
import type { Camera } from './camera.ts'
import { mercatorLat, mercatorY, TILE } from './mercator.ts'

const CLOSEST = 14
const WIDEST = 1.5

/** The camera that shows a whole box in a space of so many pixels; never closer than zoom 14. */
export function fitCamera([west, south, east, north]: BBox, space: { width: number; height: number }): Camera {
  const width = (east < west ? east + 360 - west : east - west) / 360
  const [top, bottom] = [mercatorY(north), mercatorY(south)]
  const scale = Math.min(space.width / (width * TILE), space.height / ((bottom - top) * TILE))
  const lng = west + width * 180
  return {
    zoom: Math.max(WIDEST, Math.min(CLOSEST, Math.log2(scale))),
    lat: mercatorLat((top + bottom) / 2),
    lng: lng > 180 ? lng - 360 : lng,
  }
}

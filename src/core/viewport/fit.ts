import { boxCentre, boxWidth } from '#contract/geo/box.ts'
import { mercatorLat, mercatorY, TILE } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'
import type { View } from './bounds.ts'
import type { Camera } from './camera.ts'
import type { Size } from './size.ts'

const CLOSEST = 14
/** The share of the space that a box gets, so that one sees where it lies. */
const ROOM_AROUND = 0.6
const WIDEST = 1.5

/** A box smaller than this on the screen is come closer to, in pixels. */
const TOO_SMALL = 96

/**
 * The camera to look at a box from, for one who looks at `view`: null where the box can be seen well as it is, so that
 * choosing from a list does not throw the map about.
 */
export function cameraToSee(box: BBox, view: View | null, space: Size): Camera | null {
  const fitting = fitCamera(box, { width: space.width * ROOM_AROUND, height: space.height * ROOM_AROUND })
  if (view === null) return fitting
  const [west, south, east, north] = view.bounds
  const inside = box[0] >= west && box[2] <= east && box[1] >= south && box[3] <= north
  const closer = fitting.zoom - view.zoom
  const size = Math.min(space.width, space.height) * ROOM_AROUND * 2 ** -closer
  if (inside && size >= TOO_SMALL) return null
  return fitting
}

/** The camera that shows a whole box in a space of so many pixels; never closer than zoom 14. */
export function fitCamera(box: BBox, space: Size): Camera {
  const [top, bottom] = [mercatorY(box[3]), mercatorY(box[1])]
  const scale = Math.min(space.width / ((boxWidth(box) / 360) * TILE), space.height / ((bottom - top) * TILE))
  return {
    zoom: Math.max(WIDEST, Math.min(CLOSEST, Math.log2(scale))),
    lat: mercatorLat((top + bottom) / 2),
    lng: boxCentre(box)[0],
  }
}

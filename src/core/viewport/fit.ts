import { boxCentre, boxWidth, nearestLng, wrapLng } from '#contract/geo/box.ts'
import { mercatorLat, mercatorY, TILE } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'
import type { View } from './bounds.ts'
import type { Camera } from './camera.ts'
import { isFree, spaceBeside, type Corner, type Space } from './free-space.ts'
import type { LatLng } from './coordinates.ts'
import type { Size } from './size.ts'

const CLOSEST = 14
/** The share of the space that a box gets, so that one sees where it lies. */
const ROOM_AROUND = 0.6
const WIDEST = 1.5

/** A box smaller than this on the screen is come closer to, in pixels. */
const TOO_SMALL = 96

/** What is to be seen around a place that was pointed at, in pixels. */
const SOME = 48

/** What of a map is free: its size beside the panels, and what stands in its corners. */
export interface FreeMap {
  readonly size: Size
  readonly corners: readonly Corner[]
}

/**
 * The camera to look at a box from, for one whose map looks from `now`: null where the box can be seen well as it is, so
 * that choosing from a list does not throw the map about.
 */
export function cameraToSee(box: BBox, now: Camera | null, free: FreeMap): Camera | null {
  const { width, height, dx, dy } = spaceBeside(free.size, free.corners, shapeOf(box))
  const fitting = fitCamera(box, { width: width * ROOM_AROUND, height: height * ROOM_AROUND, dx, dy })
  if (now === null) return fitting
  const size = Math.min(width, height) * ROOM_AROUND * 2 ** (now.zoom - fitting.zoom)
  return size >= TOO_SMALL && isFree(onScreen(box, now), free.size, free.corners) ? null : fitting
}

/** The camera nearest to `now` from which a place is free by some pixels; null where it is as it is. */
export function cameraToReveal({ lng, lat }: LatLng, now: Camera, { size, corners }: FreeMap): Camera | null {
  const place = { ...onScreen([lng, lat, lng, lat], now), width: SOME, height: SOME }
  if (isFree(place, size, corners)) return null
  const { width, height, dx, dy } = spaceBeside(size, corners, { width: 1, height: 1 })
  const beyond = (at: number, middle: number, room: number) => {
    const most = Math.max(0, (room - SOME) / 2)
    return at - middle - Math.max(-most, Math.min(most, at - middle))
  }
  return movedBy(now, beyond(place.dx, dx, width), beyond(place.dy, dy, height))
}

/** The camera that shows a view. */
export function cameraOf({ bounds, zoom }: View): Camera {
  return { zoom, ...middleOf(bounds) }
}

/** The camera that shows a whole box beside what stands in the corners. */
export function cameraBeside(box: BBox, { size, corners }: FreeMap): Camera {
  return fitCamera(box, spaceBeside(size, corners, shapeOf(box)))
}

/** The camera that shows a whole box in a space of so many pixels; never closer than zoom 14. */
export function fitCamera(box: BBox, space: Size & Partial<Space>): Camera {
  const { width, height } = shapeOf(box)
  const scale = Math.min(space.width / (width * TILE), space.height / (height * TILE))
  const zoom = Math.max(WIDEST, Math.min(CLOSEST, Math.log2(scale)))
  return movedBy({ zoom, ...middleOf(box) }, -(space.dx ?? 0), -(space.dy ?? 0))
}

/** A camera from which the map lies so many pixels further to the left, and up. */
export function movedBy({ zoom, lat, lng }: Camera, x: number, y: number): Camera {
  const world = TILE * 2 ** zoom
  return {
    zoom,
    lat: y === 0 ? lat : mercatorLat(Math.min(1, Math.max(0, mercatorY(lat) + y / world))),
    lng: x === 0 ? lng : wrapLng(lng + (x / world) * 360),
  }
}

/** How large a box is on a map, and where its middle lies from that of the map, in px. */
export function onScreen(box: BBox, { zoom, lat, lng }: Camera): Space {
  const world = TILE * 2 ** zoom
  const { width, height } = shapeOf(box)
  const middle = middleOf(box)
  return {
    width: width * world,
    height: height * world,
    dx: ((nearestLng(middle.lng, lng) - lng) / 360) * world,
    dy: (mercatorY(middle.lat) - mercatorY(lat)) * world,
  }
}

/** The size of a box as a share of the world's. */
function shapeOf(box: BBox): Size {
  return { width: boxWidth(box) / 360, height: mercatorY(box[1]) - mercatorY(box[3]) }
}

function middleOf(box: BBox) {
  return { lng: boxCentre(box)[0], lat: mercatorLat((mercatorY(box[3]) + mercatorY(box[1])) / 2) }
}

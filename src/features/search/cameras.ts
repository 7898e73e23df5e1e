import type { BBox } from '#contract/geometry.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import { fitCamera } from '#core/viewport/fit.ts'
import { MAX_ZOOM, type Camera } from '#core/viewport/camera.ts'

/** The zoom that a person's surroundings are looked at from; each doubling of a place takes a third of a step back. */
const CLOSEST = 17
const STEP = 1 / 3
/** A place of unknown size is a village. */
const VILLAGE = 9
/** A point is come this close to, if one is not closer already. */
const POINT = 13

/** The camera for a town or village: a large one is looked at from further away. */
export function cameraOfPlace({ lng, lat, size }: LatLng & { readonly size: number }): Camera {
  return { zoom: CLOSEST - STEP * Math.max(VILLAGE, size), lng, lat }
}

/** The camera for a point, no further away than the map is now. */
export function cameraAt({ lng, lat }: LatLng, now: Camera | null): Camera {
  return { zoom: Math.min(MAX_ZOOM, Math.max(POINT, now?.zoom ?? 0)), lng, lat }
}

/** What is free of panels on every screen, in pixels. */
const FREE = { width: 300, height: 300 }

/** The camera for a way. */
export function cameraOver(box: BBox): Camera {
  return fitCamera(box, FREE)
}

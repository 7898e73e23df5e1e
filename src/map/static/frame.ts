import { nearestLng, wrapLng, wrappedBox } from '#contract/geo/box.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Camera } from '#core/viewport/camera.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'
import type { Size } from '#core/viewport/size.ts'
import { freeMiddle, type Padding, type Pixel } from '../camera/world.ts'

/** What of the world a picture shows: a part of the Mercator square, which is `world` px wide and repeats eastward. */
export interface Frame extends Size {
  readonly zoom: number
  /** Width of the whole world, in px. */
  readonly world: number
  /** Where on the square the picture's left and upper border lie, in px; left may be beyond the square. */
  readonly left: number
  readonly top: number
}

/** The picture of that size whose part that no panel covers has its middle at the camera's centre. */
export function frameOf({ zoom, lat, lng }: Camera, size: Size, padding: Padding): Frame {
  const world = TILE * 2 ** zoom
  const [x, y] = freeMiddle(size, padding)
  return { ...size, zoom, world, left: mercatorX(lng) * world - x, top: mercatorY(lat) * world - y }
}

/** Where a place lies on the picture, in the copy of the world so many turns eastward. */
export function pixelOf({ world, left, top }: Frame, [lng, lat]: readonly [number, number], turn = 0): Pixel {
  return { x: (mercatorX(lng) + turn) * world - left, y: mercatorY(lat) * world - top }
}

/** Where a place lies on the picture, in the copy of the world that is nearest to its middle. */
export function nearestPixelOf(frame: Frame, { lng, lat }: LatLng): Pixel {
  const [middle] = placeAt(frame, { x: frame.width / 2, y: 0 })
  return pixelOf(frame, [nearestLng(lng, middle), lat])
}

/** The place at a point of the picture; its longitude may lie beyond 180°. */
export function placeAt({ world, left, top }: Frame, { x, y }: Pixel): readonly [lng: number, lat: number] {
  return [mercatorLng((x + left) / world), mercatorLat(Math.min(1, Math.max(0, (y + top) / world)))]
}

/** The camera that looks so many px beside another. */
export function cameraBeside({ zoom, lat, lng }: Camera, way: Pixel): Camera {
  const atItsCorner = frameOf({ zoom, lat, lng }, { width: 0, height: 0 }, { left: 0, right: 0, top: 0, bottom: 0 })
  const [besideLng, besideLat] = placeAt(atItsCorner, way)
  return { zoom, lat: besideLat, lng: wrapLng(besideLng) }
}

/** The copies of the world that the picture shows, as turns eastward. */
export function turnsOf({ world, left, width }: Frame): readonly number[] {
  const first = Math.floor(left / world)
  const last = Math.floor((left + width) / world)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** What is seen beside the panels. */
export function boundsOfFrame(frame: Frame, { left, right, top, bottom }: Padding): BBox {
  const [west, south] = placeAt(frame, { x: left, y: Math.max(frame.height - bottom, top) })
  const [east, north] = placeAt(frame, { x: Math.max(frame.width - right, left), y: top })
  return wrappedBox([west, south, east, north])
}

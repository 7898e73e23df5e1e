import type { Map as MapLibreMap } from 'maplibre-gl'
import type { BBox } from '#contract/geometry.ts'
import type { Camera } from '#core/viewport/camera.ts'
import type { Size } from '#core/viewport/size.ts'
import { wrapLng, wrappedBox } from '#contract/geo/box.ts'
import { TILE } from '#contract/geo/mercator.ts'

/** Where a map looks: its camera's centre is the middle of what the panels leave free. */
export function cameraOf(map: MapLibreMap): Camera {
  const { lng, lat } = map.getCenter().wrap()
  return { zoom: map.getZoom(), lat, lng }
}

/** Whether a map is shown at all: one that is not, as in a hidden frame, sees nothing. */
export function hasRoom(map: MapLibreMap): boolean {
  const { width, height } = sizeOf(map)
  return width > 0 && height > 0
}

/** The size of a map, in px. */
export function sizeOf(map: MapLibreMap): Size {
  const { clientWidth: width, clientHeight: height } = map.getContainer()
  return { width, height }
}

/** What is seen of a map beside the panels. */
export function boundsSeen(map: MapLibreMap): BBox {
  const { width, height } = sizeOf(map)
  const { left = 0, right = 0, top = 0, bottom = 0 } = map.getPadding()
  const southWest = map.unproject([Math.min(left, width), Math.max(height - bottom, top)])
  const northEast = map.unproject([Math.max(width - right, left), top])
  return wrappedBox([southWest.lng, southWest.lat, northEast.lng, northEast.lat])
}

/** Whether a map looks elsewhere than a camera says, by more than the rounding of an address. */
export function isElsewhere(map: MapLibreMap, { zoom, lat, lng }: Camera): boolean {
  const now = cameraOf(map)
  const pixels = (TILE * 2 ** now.zoom) / 360
  const apart = Math.hypot(wrapLng(now.lng - lng), (now.lat - lat) / Math.cos((lat * Math.PI) / 180)) * pixels
  return apart > 2 || Math.abs(now.zoom - zoom) > 0.011
}

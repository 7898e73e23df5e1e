import { wrappedBox } from '#contract/geo/box.ts'
import { mercatorLat, mercatorY, TILE } from '#contract/geo/mercator.ts'
import type { Camera } from './camera.ts'
import type { View } from './bounds.ts'
import type { Size } from './size.ts'

/** What a camera shows in a space of so many pixels; so that a list need not wait for the map to be there. */
export function viewOf({ zoom, lat, lng }: Camera, space: Size): View {
  const world = TILE * 2 ** zoom
  const halfLng = (space.width / world) * 180
  const halfY = space.height / world / 2
  const y = mercatorY(lat)
  const [south, north] = [mercatorLat(Math.min(1, y + halfY)), mercatorLat(Math.max(0, y - halfY))]
  return { bounds: wrappedBox([lng - halfLng, south, lng + halfLng, north]), zoom }
}

import type { Camera } from './camera.ts'
import type { View } from './bounds.ts'
import { mercatorLat, mercatorY, TILE } from './mercator.ts'

/** What a camera shows in a space of so many pixels; so that a list need not wait for the map to be there. */
export function viewOf({ zoom, lat, lng }: Camera, space: { width: number; height: number }): View {
  const world = TILE * 2 ** zoom
  const halfLng = (space.width / world) * 180
  const halfY = space.height / world / 2
  const y = mercatorY(lat)
  const wrap = (value: number) => ((((value + 180) % 360) + 360) % 360) - 180
  const all = halfLng >= 180
  const bounds = [
    all ? -180 : wrap(lng - halfLng),
    mercatorLat(Math.min(1, y + halfY)),
    all ? 180 : wrap(lng + halfLng),
    mercatorLat(Math.max(0, y - halfY)),
  ] as const
  return { bounds, zoom }
}

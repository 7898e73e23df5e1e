import Flatbush from 'flatbush'
import type { LngLat } from '#contract/geometry.ts'
import { crossingAt } from '#contract/geo/ring.ts'
import { edgesOf } from './edges.ts'
import type { Rings } from './ring.ts'

/**
 * Tells of points whether a polygon contains them, as `polygonContains` does: quickly, where many are asked about and it
 * has many edges.
 */
export function indexedPolygon(polygon: Rings): (point: LngLat) => boolean {
  const edges = edgesOf(polygon)
  const index = new Flatbush(edges.length)
  for (const { from, to } of edges) {
    index.add(Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.max(from[0], to[0]), Math.max(from[1], to[1]))
  }
  index.finish()
  return ([lng, lat]) => {
    let isInside = false
    // Only those are looked at that a line from the point eastwards may cross.
    index.search(lng, lat, Infinity, lat, (at) => {
      const edge = edges[at]
      if (edge !== undefined && lng < crossingAt(lat, ...edge.from, ...edge.to)) isInside = !isInside
      return false
    })
    return isInside
  }
}

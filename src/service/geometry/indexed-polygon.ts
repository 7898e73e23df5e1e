import Flatbush from 'flatbush'
import type { UnwrappedBox } from '#contract/geo/box.ts'
import type { LngLat } from '#contract/geometry.ts'
import { crossingAt } from '#contract/geo/ring.ts'
import { EDGE, edgeAt, edgesOf, type Edge, type Edges } from './edges.ts'
import type { Rings } from './ring.ts'

interface Indexed {
  readonly edges: Edges
  readonly index: Flatbush
}

/** A polygon of many edges, of which many places are to be told where they lie. Its index is made when it is first asked. */
export class IndexedPolygon {
  readonly #polygon: Rings
  #indexed: Indexed | null = null

  constructor(polygon: Rings) {
    this.#polygon = polygon
  }

  /** As `polygonContains` tells it. */
  contains([lng, lat]: LngLat): boolean {
    let isInside = false
    // Only those are looked at that a line from the point eastwards may cross.
    this.eachEdgeIn([lng, lat, Infinity, lat], ({ from, to }) => {
      if (lng < crossingAt(lat, ...from, ...to)) isInside = !isInside
    })
    return isInside
  }

  /** Calls `visit` for every edge whose bounds meet a box. */
  eachEdgeIn([west, south, east, north]: UnwrappedBox, visit: (edge: Edge) => void): void {
    const { edges, index } = (this.#indexed ??= indexed(this.#polygon))
    index.search(west, south, east, north, (at) => {
      visit(edgeAt(edges, EDGE * at))
      return false
    })
  }
}

function indexed(polygon: Rings): Indexed {
  const edges = edgesOf(polygon)
  const index = new Flatbush(edges.length / EDGE)
  for (let at = 0; at < edges.length; at += EDGE) {
    const { from, to } = edgeAt(edges, at)
    const [west, east] = from[0] < to[0] ? [from[0], to[0]] : [to[0], from[0]]
    const [south, north] = from[1] < to[1] ? [from[1], to[1]] : [to[1], from[1]]
    index.add(west, south, east, north)
  }
  index.finish()
  return { edges, index }
}

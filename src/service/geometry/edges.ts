import type { LngLat } from '#contract/geometry.ts'
import type { Ring } from './ring.ts'

/** A straight piece of a ring. */
export interface Edge {
  readonly from: LngLat
  readonly to: LngLat
}

/**
 * The straight pieces of some rings, as plain numbers: longitude and latitude of where each begins, and of where it ends.
 * An object for each would cost more than all that is done with it.
 */
export type Edges = Float64Array

/** How many numbers an edge has. */
export const EDGE = 4

export function edgesOf(rings: readonly Ring[]): Edges {
  const edges = new Float64Array(EDGE * rings.reduce((sum, ring) => sum + Math.max(0, ring.length - 1), 0))
  let at = 0
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const from = ring[index - 1]
      const to = ring[index]
      edges[at++] = from?.[0] ?? NaN
      edges[at++] = from?.[1] ?? NaN
      edges[at++] = to?.[0] ?? NaN
      edges[at++] = to?.[1] ?? NaN
    }
  }
  return edges
}

/** The edge whose numbers begin at a place. */
export function edgeAt(edges: Edges, at: number): Edge {
  return { from: [edges[at] ?? NaN, edges[at + 1] ?? NaN], to: [edges[at + 2] ?? NaN, edges[at + 3] ?? NaN] }
}

/** Lines that reach over each other by no more than a tenth of a millimetre, in degrees, only touch. */
const TOUCH = 1e-9

/** Whether each of two edges, whose numbers begin at two places, reaches over the other. */
export function edgesCross(edges: Edges, first: number, second: number): boolean {
  const ax = edges[first] ?? NaN
  const ay = edges[first + 1] ?? NaN
  const abx = (edges[first + 2] ?? NaN) - ax
  const aby = (edges[first + 3] ?? NaN) - ay
  const cx = edges[second] ?? NaN
  const cy = edges[second + 1] ?? NaN
  const cdx = (edges[second + 2] ?? NaN) - cx
  const cdy = (edges[second + 3] ?? NaN) - cy
  // Positive where an end lies left of the other edge: its distance times the length of that.
  const leftC = abx * (cy - ay) - aby * (cx - ax)
  const leftD = abx * ((edges[second + 3] ?? NaN) - ay) - aby * ((edges[second + 2] ?? NaN) - ax)
  if (leftC * leftD >= 0) return false
  const leftA = cdx * (ay - cy) - cdy * (ax - cx)
  const leftB = cdx * ((edges[first + 3] ?? NaN) - cy) - cdy * ((edges[first + 2] ?? NaN) - cx)
  if (leftA * leftB >= 0) return false
  return (
    Math.min(Math.abs(leftC), Math.abs(leftD)) > TOUCH * Math.hypot(abx, aby) &&
    Math.min(Math.abs(leftA), Math.abs(leftB)) > TOUCH * Math.hypot(cdx, cdy)
  )
}

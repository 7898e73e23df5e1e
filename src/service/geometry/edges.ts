import type { LngLat } from '#contract/geometry.ts'
import type { Ring } from './ring.ts'

/** A straight piece of a ring. */
export interface Edge {
  readonly from: LngLat
  readonly to: LngLat
}

/** Lines that reach over each other by no more than a tenth of a millimetre, in degrees, only touch. */
const TOUCH = 1e-9

export function edgesOf(rings: readonly Ring[]): Edge[] {
  const edges: Edge[] = []
  for (const ring of rings) {
    let from: LngLat | undefined
    for (const to of ring) {
      if (from !== undefined) edges.push({ from, to })
      from = to
    }
  }
  return edges
}

/** Whether each of two edges reaches over the other. */
export function edgesCross({ from: a, to: b }: Edge, { from: c, to: d }: Edge): boolean {
  const [leftC, leftD] = [side(a, b, c), side(a, b, d)]
  if (leftC * leftD >= 0) return false
  const [leftA, leftB] = [side(c, d, a), side(c, d, b)]
  if (leftA * leftB >= 0) return false
  const [first, second] = [lengthOf(a, b), lengthOf(c, d)]
  return (
    Math.min(Math.abs(leftC), Math.abs(leftD)) > TOUCH * first &&
    Math.min(Math.abs(leftA), Math.abs(leftB)) > TOUCH * second
  )
}

/** Positive where `point` lies left of the line through `from` and `to`: its distance times their distance. */
function side(from: LngLat, to: LngLat, point: LngLat): number {
  return (to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])
}

function lengthOf(from: LngLat, to: LngLat): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

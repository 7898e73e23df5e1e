import { ringTurn } from '#contract/tiles/clip.ts'
import { TILE_MAX_ZOOM, UNITS_PER_PIXEL } from '#contract/tiles/grid.ts'
import { vertexWeights } from '#contract/tiles/simplify.ts'
import type { GridArea } from '../region/polygons.ts'
import type { FlatLine } from './clip-line.ts'

/** How far a line may move, in units of its zoom: a third of a pixel, and at the last zoom, which is enlarged, hardly at all. */
function toleranceAt(zoom: number): number {
  return zoom === TILE_MAX_ZOOM ? 0.75 : UNITS_PER_PIXEL / 3
}

/** Rings that are smaller are left out, in square pixels. */
function smallestAt(zoom: number): number {
  if (zoom === TILE_MAX_ZOOM) return 0
  return zoom === TILE_MAX_ZOOM - 1 ? 1.5 : 4
}

/** A line on the world grid with how much each vertex matters; a ring’s last vertex repeats the first. */
export interface WeightedLine {
  readonly points: Int32Array
  readonly weights: Float64Array
}

export function weighted(points: Int32Array): WeightedLine {
  return { points, weights: vertexWeights(points) }
}

export interface FlatRing {
  readonly points: FlatLine
  readonly hole: boolean
}

/** A line in units of a zoom without the vertices that hardly matter there; empty where it shrinks to a point. */
export function lineAt({ points, weights }: WeightedLine, zoom: number): FlatLine {
  const bits = TILE_MAX_ZOOM - zoom
  const limit = (toleranceAt(zoom) * 2 ** bits) ** 2
  const half = bits === 0 ? 0 : 1 << (bits - 1)
  const kept: number[] = []
  for (let at = 0; at < weights.length; at++) {
    if ((weights[at] ?? 0) <= limit) continue
    const [x, y] = [((points[at * 2] ?? 0) + half) >> bits, ((points[at * 2 + 1] ?? 0) + half) >> bits]
    if (kept.at(-2) !== x || kept.at(-1) !== y) kept.push(x, y)
  }
  return kept.length < 4 ? [] : kept
}

/** The rings of an area in units of a zoom, without closing vertices; those that are too small there are left out. */
export function ringsAt(area: readonly (WeightedLine & { readonly hole: boolean })[], zoom: number): FlatRing[] {
  const smallest = 2 * smallestAt(zoom) * UNITS_PER_PIXEL ** 2
  const rings: FlatRing[] = []
  let isOuterLeft = false
  for (const ring of area) {
    if (ring.hole && !isOuterLeft) continue
    const points = lineAt(ring, zoom).slice(0, -2)
    const turn = points.length < 6 ? 0 : ringTurn(points)
    const stays = (ring.hole ? -turn : turn) > smallest
    if (stays) rings.push({ points, hole: ring.hole })
    if (!ring.hole) isOuterLeft = stays
  }
  return rings
}

export function weightedArea(area: GridArea): (WeightedLine & { readonly hole: boolean })[] {
  return area.map(({ points, hole }) => ({ ...weighted(points), hole }))
}

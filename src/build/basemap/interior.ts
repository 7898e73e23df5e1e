import { extentOf } from '#contract/geo/bounds.ts'
import { crossingAt } from '#contract/geo/ring.ts'
import { squaredDistance, type Point } from './mercator.ts'

const GRID = 12
const ROUNDS = 3

type Ring = readonly Point[]

/** A point well inside a shape, and how far it is from the nearest edge, in the unit of the shape's points. */
export interface Interior {
  readonly at: Point
  readonly clearance: number
}

/**
 * The point of a polygon that is farthest from its edges, near enough for a label: a grid over its bounds is searched,
 * then a finer one around the best point, and so on. Null if no point is farther in than `atLeast`.
 */
export function interior(rings: readonly Ring[], atLeast = 0): Interior | null {
  // On the map plane, y grows southward.
  let [west, north, east, south] = extentOf(rings)
  if (Math.min(east - west, south - north) <= 2 * atLeast) return null
  let best: Interior | null = null
  for (let round = 0; round < ROUNDS; round++) {
    const [width, height] = [(east - west) / GRID, (south - north) / GRID]
    for (let i = 0; i < GRID ** 2; i++) {
      const at: Point = [west + ((i % GRID) + 0.5) * width, north + (Math.floor(i / GRID) + 0.5) * height]
      const beaten = best?.clearance ?? atLeast
      const clearance = clearanceAt(at, rings, beaten)
      if (clearance > beaten) best = { at, clearance }
    }
    if (best === null) return null
    const [x, y] = best.at
    ;[west, east, north, south] = [x - width, x + width, y - height, y + height]
  }
  return best
}

/** The distance to the nearest edge; 0 outside the polygon, and as soon as it is known not to exceed `beaten`. */
function clearanceAt(at: Point, rings: readonly Ring[], beaten: number): number {
  let inside = false
  let nearest = Infinity
  for (const ring of rings) {
    for (const [index, a] of ring.entries()) {
      const b = ring[index - 1]
      if (b === undefined) continue
      nearest = Math.min(nearest, squaredDistance(at, a, b))
      if (nearest <= beaten ** 2) return 0
      if (at[0] < crossingAt(at[1], ...a, ...b)) inside = !inside
    }
  }
  return inside ? Math.sqrt(nearest) : 0
}

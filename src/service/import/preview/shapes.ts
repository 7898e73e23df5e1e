import type { Geometry, Position } from 'geojson'
import { linesOf } from '#contract/geo/lines.ts'
import { toGrid } from '#contract/tiles/grid.ts'
import { vertexWeights } from '#contract/tiles/simplify.ts'

/** A line, a ring or a point on the world grid, with how much each vertex matters to it. */
export interface Part {
  /** x and y by turns. */
  readonly points: readonly number[]
  readonly weights: readonly number[]
}

/** What is kept of a shape: more is not seen on a page. */
const MOST_PARTS = 40
const MOST_VERTICES = 300

/** The parts of a geometry, the longest first, with the vertices that matter most. */
export function partsOf(geometry: Geometry): readonly Part[] {
  const lines = linesOf(geometry).toSorted((a, b) => b.length - a.length)
  return lines.slice(0, MOST_PARTS).map(partOf)
}

function partOf(line: readonly Position[]): Part {
  const points = Int32Array.from(line.flatMap((position) => toGrid(position)))
  const weights = line.length === 1 ? Float64Array.of(Infinity) : vertexWeights(points)
  const least = weights.toSorted((a, b) => b - a)[MOST_VERTICES] ?? -1
  const kept = Array.from(weights, (weight, at) => ({ weight, at })).filter(({ weight }) => weight > least)
  return {
    points: kept.flatMap(({ at }) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0]),
    weights: kept.map(({ weight }) => weight),
  }
}

/** A square part of the world grid that is drawn, in so many units of its own. */
export interface Frame {
  readonly left: number
  readonly top: number
  /** Units of the drawing for each of the grid. */
  readonly scale: number
  readonly width: number
  readonly height: number
}

/** How many units the longer side of a drawing has. */
const UNITS = 12_000
/** About 0.2 degrees: no drawing shows less. */
const LEAST = 2 ** 15
const MARGIN = 0.06

/** The frame around some parts. */
export function frameOf(parts: Iterable<Part>): Frame {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of parts) {
    for (let at = 0; at < points.length; at += 2) {
      const [x = 0, y = 0] = [points[at], points[at + 1]]
      west = Math.min(west, x)
      east = Math.max(east, x)
      north = Math.min(north, y)
      south = Math.max(south, y)
    }
  }
  if (west > east) [west, north, east, south] = [0, 0, LEAST, LEAST]
  const side = Math.max(east - west, south - north, LEAST) * (1 + 2 * MARGIN)
  const width = Math.max(east - west + 2 * MARGIN * side, side * 0.6)
  const height = Math.max(south - north + 2 * MARGIN * side, side * 0.6)
  const scale = UNITS / Math.max(width, height)
  return {
    left: (west + east - width) / 2,
    top: (north + south - height) / 2,
    scale,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** The data of an SVG path that draws parts; a vertex that would move it by less than `tolerance` units is left out. */
export function pathOf(parts: Iterable<Part>, frame: Frame, tolerance: number): string {
  const limit = (tolerance / frame.scale) ** 2
  let path = ''
  for (const part of parts) path += lineOf(part, frame, limit)
  return path
}

function lineOf({ points, weights }: Part, frame: Frame, limit: number): string {
  const kept: (readonly [x: number, y: number])[] = []
  for (const [at, weight] of weights.entries()) {
    if (weight > limit) kept.push(placeOn(frame, points[2 * at] ?? 0, points[2 * at + 1] ?? 0))
  }
  const [first, ...others] = kept
  if (first === undefined) return ''
  let [x, y] = first
  let path = `M${x} ${y}`
  let drawn = 'l'
  for (const [toX, toY] of others) {
    if (toX === x && toY === y) continue
    const [dx, dy] = [toX - x, toY - y]
    path += `${drawn}${dx}${dy < 0 ? '' : ' '}${dy}`
    drawn = ' '
    ;[x, y] = [toX, toY]
  }
  // A line without length is drawn as a dot.
  return drawn === 'l' ? `${path}h0` : path
}

/** Where a place on the grid is in a drawing. */
export function placeOn({ left, top, scale }: Frame, x: number, y: number): readonly [x: number, y: number] {
  return [Math.round((x - left) * scale), Math.round((y - top) * scale)]
}

/** The middle of the bounds of parts, on the grid; null without any. */
export function middleOf(parts: readonly Part[]): readonly [x: number, y: number] | null {
  const [first] = parts
  if (first === undefined) return null
  const xs = first.points.filter((_, at) => at % 2 === 0)
  const ys = first.points.filter((_, at) => at % 2 === 1)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

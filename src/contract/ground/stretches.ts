import { outlineContains, pathsOf, RING, type Outline } from '../geo/outline.ts'
import { nearestOnSegment } from '../geo/segment.ts'

/** A place on a plane: of a tile, or of the world in Web Mercator. */
export type PlanePoint = readonly [x: number, y: number]

/** A part of a way that lies within a closure. */
export interface Stretch {
  readonly points: readonly PlanePoint[]
  /** Whether the way comes into the closure there: else it begins or ends inside. */
  readonly enters: readonly [atStart: boolean, atEnd: boolean]
}

/** The polygons that ways are cut at, ready for many of them. All on the same plane as the ways. */
export interface CutArea {
  readonly outline: Outline
  /** x1, y1, x2, y2 of each edge that is near the box of the ways. */
  readonly edges: Float64Array
}

interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

/** Makes polygons ready for cutting ways that lie within a box, with what is `margin` around it. */
export function cutArea(outline: Outline, box: Box, margin: number): CutArea {
  const edges: number[] = []
  for (const { kind, from, to } of pathsOf(outline)) {
    if (kind < RING) continue
    for (let at = from + 2; at < to; at += 2) {
      const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = outline.subarray(at - 2, at + 2)
      const isBeside = Math.max(x1, x2) < box.west - margin || Math.min(x1, x2) > box.east + margin
      const isBeyond = Math.max(y1, y2) < box.south - margin || Math.min(y1, y2) > box.north + margin
      if (!isBeside && !isBeyond) edges.push(x1, y1, x2, y2)
    }
  }
  return { outline, edges: new Float64Array(edges) }
}

/**
 * The parts of a way that lie within polygons, in its order. What never gets further from the border than `tolerance` is on
 * it, and on the side of what is around it: a closure that ends at a path does not close that path by a rounding error.
 */
export function stretchesInside(way: readonly PlanePoint[], area: CutArea, tolerance: number): readonly Stretch[] {
  const parts = partsOf(way, area).filter(({ points }) => points.length > 1)
  const sure = parts.map((part) => ({ ...part, isDeep: isDeep(part.points, area.edges, tolerance) }))
  const first = sure.find(({ isDeep: known }) => known)
  // All of it runs along the border.
  if (first === undefined) return []
  return joined(takingSides(sure, first.isInside))
}

interface Part {
  readonly points: readonly PlanePoint[]
  readonly isInside: boolean
}

type MeasuredPart = Part & { readonly isDeep: boolean }

/** Parts that run along the border belong to what comes before them. */
function takingSides(parts: readonly MeasuredPart[], first: boolean): readonly Part[] {
  let side = first
  return parts.map(({ points, isInside, isDeep: known }) => {
    if (known) side = isInside
    return { points, isInside: side }
  })
}

function joined(parts: readonly Part[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  let run: PlanePoint[] = []
  let entersAtStart = false
  parts.forEach(({ points, isInside }, index) => {
    if (!isInside) return
    const before = parts[index - 1]
    // One by one: a way may have more points than a call takes.
    if (before?.isInside === true) for (const point of points.slice(1)) run.push(point)
    else {
      run = [...points]
      entersAtStart = before !== undefined
    }
    const after = parts[index + 1]
    if (after?.isInside !== true) stretches.push({ points: run, enters: [entersAtStart, after !== undefined] })
  })
  return stretches
}

/** A way cut wherever it crosses the border. */
function partsOf(way: readonly PlanePoint[], { outline, edges }: CutArea): readonly Part[] {
  const runs: PlanePoint[][] = [[]]
  way.forEach((point, index) => {
    const before = way[index - 1]
    for (const crossing of before === undefined ? [] : crossings(before, point, edges)) {
      extend(runs.at(-1), crossing)
      runs.push([crossing])
    }
    extend(runs.at(-1), point)
  })
  return runs.map((points) => ({ points, isInside: isInside(points, outline) }))
}

/** Adds a place, unless the line ends there. */
function extend(line: PlanePoint[] | undefined, point: PlanePoint): void {
  if (line?.at(-1) !== point) line?.push(point)
}

/** Where a step crosses edges or has an end on one, in its order. */
function crossings(a: PlanePoint, b: PlanePoint, edges: Float64Array): readonly PlanePoint[] {
  const [[ax, ay], [bx, by]] = [a, b]
  const shares: number[] = []
  const [wx, wy] = [bx - ax, by - ay]
  for (let at = 0; at < edges.length; at += 4) {
    const [px = NaN, py = NaN, qx = NaN, qy = NaN] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]]
    const [sx, sy] = [qx - px, qy - py]
    const cross = wx * sy - wy * sx
    if (cross === 0) continue
    const t = ((px - ax) * sy - (py - ay) * sx) / cross
    const s = ((px - ax) * wy - (py - ay) * wx) / cross
    if (isOn(t) && isOn(s)) shares.push(t)
  }
  return shares
    .toSorted((a, b) => a - b)
    .filter((t, index, all) => t - (all[index - 1] ?? -Infinity) > ROUNDING)
    .map((t) => (t < ROUNDING ? a : t > 1 - ROUNDING ? b : [ax + wx * t, ay + wy * t]))
}

/** Whether a share along a line is on it: an end of a way that lies on a corner of the border must not slip past both. */
const isOn = (share: number) => share >= -ROUNDING && share <= 1 + ROUNDING
const ROUNDING = 1e-9

/** A part crosses no border: the middle of any of its steps tells where it is. The longest is the surest. */
function isInside(points: readonly PlanePoint[], outline: Outline): boolean {
  let [longest, x, y] = [-1, NaN, NaN]
  points.forEach(([bx, by], index) => {
    const [ax, ay] = points[index - 1] ?? [bx, by]
    const length = Math.hypot(bx - ax, by - ay)
    if (length <= longest) return
    ;[longest, x, y] = [length, (ax + bx) / 2, (ay + by) / 2]
  })
  return outlineContains(outline, x, y)
}

/** Whether a part gets further from the border than the tolerance. */
function isDeep(points: readonly PlanePoint[], edges: Float64Array, tolerance: number): boolean {
  return points.some(([bx, by], index) => {
    const [ax, ay] = points[index - 1] ?? [bx, by]
    const length = Math.hypot(bx - ax, by - ay)
    for (let along = 0; ;) {
      const share = length === 0 ? 0 : along / length
      const distance = distanceToBorder([ax + (bx - ax) * share, ay + (by - ay) * share], edges, tolerance)
      if (distance > tolerance) return true
      if (along >= length) return false
      // Nothing nearer than what is left to the tolerance can be beyond it.
      along = Math.min(length, along + Math.max(tolerance - distance, tolerance * FINE))
    }
  })
}

/** The shortest step of a search for places beyond the tolerance, as a part of it. */
const FINE = 0.1

/** Infinity where it is beyond what is looked for. */
function distanceToBorder(point: PlanePoint, edges: Float64Array, most: number): number {
  const [x, y] = point
  let least = Infinity
  for (let at = 0; at < edges.length; at += 4) {
    const [px = NaN, py = NaN, qx = NaN, qy = NaN] = [edges[at], edges[at + 1], edges[at + 2], edges[at + 3]]
    if (Math.max(px, qx) < x - most || Math.min(px, qx) > x + most) continue
    if (Math.max(py, qy) < y - most || Math.min(py, qy) > y + most) continue
    const [nearX, nearY] = nearestOnSegment(point, [px, py], [qx, qy])
    least = Math.min(least, Math.hypot(nearX - x, nearY - y))
  }
  return least
}

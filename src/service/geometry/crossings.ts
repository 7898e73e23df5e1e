import type { LngLat } from '#contract/geometry.ts'
import { signedArea } from '#contract/geo/ring.ts'
import { samePosition, type Ring } from './ring.ts'

interface Edge {
  readonly from: LngLat
  readonly to: LngLat
  readonly ring: Ring
  /** Position of `from` in the ring. */
  readonly index: number
}

/** Edges that follow each other, with their bounds. */
interface Run {
  readonly edges: Edge[]
  west: number
  south: number
  east: number
  north: number
}

const RUN_LENGTH = 16
/** Lines that reach over each other by no more than a tenth of a millimetre, in degrees, only touch. */
const TOUCH = 1e-9

/**
 * Whether lines of some rings cross, or one crosses itself, be it only at a position that it visits twice.
 * Rings that merely touch don't cross.
 */
export function anyCross(rings: readonly Ring[]): boolean {
  const runs = rings.flatMap(runsOf)
  return runs.some((run, index) => {
    for (let at = index; at < runs.length; at++) {
      const other = runs[at]
      if (other !== undefined && boundsMeet(run, other) && runsCross(run, other)) return true
    }
    return false
  })
}

function runsOf(ring: Ring): Run[] {
  const runs: Run[] = []
  let run: Run | undefined
  let from: LngLat | undefined
  for (const [index, to] of ring.entries()) {
    if (from !== undefined) {
      if (run === undefined || run.edges.length === RUN_LENGTH) {
        run = { edges: [], west: Infinity, south: Infinity, east: -Infinity, north: -Infinity }
        runs.push(run)
      }
      run.edges.push({ from, to, ring, index: index - 1 })
      run.west = Math.min(run.west, from[0], to[0])
      run.east = Math.max(run.east, from[0], to[0])
      run.south = Math.min(run.south, from[1], to[1])
      run.north = Math.max(run.north, from[1], to[1])
    }
    from = to
  }
  return runs
}

function boundsMeet(a: Run, b: Run): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north
}

function runsCross(run: Run, other: Run): boolean {
  const near = run === other ? run.edges : run.edges.filter((edge) => edgeMeets(edge, other))
  const others = run === other ? run.edges : other.edges.filter((edge) => edgeMeets(edge, run))
  return near.some((edge, index) => {
    for (let at = run === other ? index + 1 : 0; at < others.length; at++) {
      const second = others[at]
      if (second !== undefined && (edgesCross(edge, second) || turnsBack(edge, second))) return true
    }
    return false
  })
}

function edgeMeets({ from, to }: Edge, { west, south, east, north }: Run): boolean {
  return (
    (from[0] <= east || to[0] <= east) &&
    (from[0] >= west || to[0] >= west) &&
    (from[1] <= north || to[1] <= north) &&
    (from[1] >= south || to[1] >= south)
  )
}

function edgesCross({ from: a, to: b }: Edge, { from: c, to: d }: Edge): boolean {
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

/** Whether a ring runs around one way between two visits of one position, and the other way on the rest. */
function turnsBack(first: Edge, second: Edge): boolean {
  if (first.ring !== second.ring || !samePosition(first.from, second.from)) return false
  const part = signedArea(first.ring.slice(first.index, second.index))
  return part * (signedArea(first.ring) - part) < 0
}

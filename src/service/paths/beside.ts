import { nearestOnSegment } from '#contract/geo/segment.ts'
import type { PlanePoint } from '#contract/ground/stretches.ts'

export type Line = readonly PlanePoint[]

/** Nearer lines of one way are the same, however tiles have thinned them: in units of a tile, some 5 m. */
const SAME = 8
/** Of so many pairs of points no map is made that means well: some tenths of a second of work. */
const MOST_PAIRS = 10_000

/**
 * The parts of a way's line that run along none of the others of that way, both on the plane of one tile. None of a line
 * that has too many points to compare.
 */
export function beside(line: Line, others: readonly Line[]): readonly Line[] {
  const pairs = line.length * others.reduce((sum, other) => sum + other.length, 0)
  if (pairs > MOST_PAIRS || others.some((other) => isSame(line, other))) return []
  const parts: PlanePoint[][] = []
  let isGoingOn = false
  line.forEach((to, index) => {
    const from = line[index - 1]
    if (from === undefined) return
    for (const [start, end] of shortSteps(from, to)) {
      const middle: PlanePoint = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2]
      const isBeside = !others.some((other) => isNear(middle, other))
      if (isBeside && isGoingOn) parts.at(-1)?.push(end)
      else if (isBeside) parts.push([start, end])
      isGoingOn = isBeside
    }
  })
  return parts
}

function isSame(a: Line, b: Line): boolean {
  return a.length === b.length && a.every(([x, y], index) => x === b[index]?.[0] && y === b[index]?.[1])
}

/** A step of a line in parts that are as short as lines may lie apart. */
function shortSteps(from: PlanePoint, to: PlanePoint): readonly (readonly [PlanePoint, PlanePoint])[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / SAME))
  const at = (part: number): PlanePoint =>
    part === count ? to : [from[0] + (dx * part) / count, from[1] + (dy * part) / count]
  return Array.from({ length: count }, (_, part) => [at(part), at(part + 1)] as const)
}

function isNear(point: PlanePoint, line: Line): boolean {
  return line.some((end, index) => {
    const [x, y] = nearestOnSegment(point, line[index - 1] ?? end, end)
    return Math.hypot(x - point[0], y - point[1]) <= SAME
  })
}

import { outlineContains, pathsOf, POINTS, type Outline } from './outline.ts'

/** A side of a path; a lone point is one without length. */
type Segment = readonly [x0: number, y0: number, x1: number, y1: number]
type Sides = readonly [west: number, south: number, east: number, north: number]

/** Whether two geometries share a point; touching counts. Both are cut where they cross the antimeridian. */
export function outlinesMeet(a: Outline, b: Outline): boolean {
  const [ofA, ofB] = [boundsOf(a), boundsOf(b)]
  if (!overlap(ofA, ofB)) return false
  // Where no sides meet, each path of one lies inside the other as a whole or outside.
  return sidesMeet(segmentsIn(a, ofB), segmentsIn(b, ofA)) || holdsPart(a, b) || holdsPart(b, a)
}

/** Whether one path of another geometry begins inside this one; of points, each stands for itself. */
function holdsPart(outline: Outline, other: Outline): boolean {
  for (const { kind, from, to } of pathsOf(other)) {
    const end = kind === POINTS ? to : Math.min(to, from + 2)
    for (let index = from; index < end; index += 2) {
      if (outlineContains(outline, at(other, index), at(other, index + 1))) return true
    }
  }
  return false
}

function segmentsIn(outline: Outline, bounds: Sides): Segment[] {
  const segments: Segment[] = []
  for (const { kind, from, to } of pathsOf(outline)) {
    const isLone = kind === POINTS || to - from === 2
    for (let index = isLone ? from : from + 2; index < to; index += 2) {
      const start = isLone ? index : index - 2
      const segment: Segment = [at(outline, start), at(outline, start + 1), at(outline, index), at(outline, index + 1)]
      if (overlap(sidesOf(segment), bounds)) segments.push(segment)
    }
  }
  return segments
}

/** Sweeps from west to east: only sides whose longitudes overlap are compared. */
function sidesMeet(a: readonly Segment[], b: readonly Segment[]): boolean {
  const tagged = [...a.map((segment) => ({ segment, isA: true })), ...b.map((segment) => ({ segment, isA: false }))]
  let [reachingA, reachingB]: [Segment[], Segment[]] = [[], []]
  for (const { segment, isA } of tagged.sort((p, q) => westOf(p.segment) - westOf(q.segment))) {
    const others = (isA ? reachingB : reachingA).filter((other) => eastOf(other) >= westOf(segment))
    if (others.some((other) => segmentsMeet(segment, other))) return true
    if (isA) reachingB = others
    else reachingA = others
    ;(isA ? reachingA : reachingB).push(segment)
  }
  return false
}

const westOf = ([x0, , x1]: Segment) => Math.min(x0, x1)
const eastOf = ([x0, , x1]: Segment) => Math.max(x0, x1)

function segmentsMeet(p: Segment, q: Segment): boolean {
  const [start, end] = [turnTo(p, q[0], q[1]), turnTo(p, q[2], q[3])]
  const [back, forth] = [turnTo(q, p[0], p[1]), turnTo(q, p[2], p[3])]
  if (start !== end && back !== forth) return true
  const ends = [start === 0 && holds(p, q[0], q[1]), end === 0 && holds(p, q[2], q[3])]
  return ends.includes(true) || (back === 0 && holds(q, p[0], p[1])) || (forth === 0 && holds(q, p[2], p[3]))
}

/** On which side of a segment a point lies: 1 or -1, 0 on its line. */
function turnTo([x0, y0, x1, y1]: Segment, x: number, y: number): number {
  return Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0))
}

/** Whether a point on the line of a segment lies between its ends. */
function holds(segment: Segment, x: number, y: number): boolean {
  return overlap(sidesOf(segment), [x, y, x, y])
}

function sidesOf([x0, y0, x1, y1]: Segment): Sides {
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
}

/** Turned inside out where there is no position. */
function boundsOf(outline: Outline): Sides {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { from, to } of pathsOf(outline)) {
    for (let index = from; index < to; index += 2) {
      west = Math.min(west, at(outline, index))
      east = Math.max(east, at(outline, index))
      south = Math.min(south, at(outline, index + 1))
      north = Math.max(north, at(outline, index + 1))
    }
  }
  return [west, south, east, north]
}

function overlap(a: Sides, b: Sides): boolean {
  return a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
}

function at(outline: Outline, index: number): number {
  return outline[index] ?? Number.NaN
}

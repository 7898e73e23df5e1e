/** A square of heights on a lattice that goes on beyond it. */
export interface Patch {
  /** Row by row; NaN where none is known. */
  readonly heights: Float32Array
  /** Samples along an edge. */
  readonly side: number
  /** Column and row of its first sample on the whole lattice. */
  readonly column: number
  readonly row: number
}

/**
 * A piece of a contour, with the higher ground on its left, as columns and rows on the whole lattice. Its ends lie on
 * edges between two samples, which have a number on the whole lattice, so that pieces of neighbouring patches join.
 */
export interface Piece {
  readonly ele: number
  readonly start: number
  readonly end: number
  /** Column and row of each point, one after the other. */
  readonly points: readonly number[]
}

/** Numbers of edges: two for each sample, of which the lattice has so many in a row. */
const LATTICE = 2 ** 24

/**
 * By which corners of a cell are as high as the level (1 NW, 2 NE, 4 SE, 8 SW): edges where a line enters and leaves;
 * 0 north, 1 east, 2 south, 3 west. Saddles (5 and 10) are told apart by their middle.
 */
const SEGMENTS: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
]
const SADDLES = {
  5: {
    high: [
      [3, 2],
      [1, 0],
    ],
    low: [
      [3, 0],
      [1, 2],
    ],
  },
  10: {
    high: [
      [0, 3],
      [2, 1],
    ],
    low: [
      [0, 1],
      [2, 3],
    ],
  },
} as const

/** Traces the contours of a patch whose heights are multiples of `spacing` metres; a level counts as the higher side. */
export function* trace(patch: Patch, spacing: number): Generator<Piece, undefined> {
  for (const [ele, links] of linksByLevel(patch, spacing)) {
    const starts = new Set(links.keys())
    for (const end of links.values()) starts.delete(end)
    for (const start of starts) yield follow(patch, ele, links, start)
    for (const start of links.keys()) if (links.has(start)) yield follow(patch, ele, links, start)
  }
}

/** For each level, from which edge of a cell lines go on to which; edges by number in the patch. */
function linksByLevel(patch: Patch, spacing: number): ReadonlyMap<number, Map<number, number>> {
  const { heights, side } = patch
  const levels = new Map<number, Map<number, number>>()
  for (let row = 0; row < side - 1; row++) {
    for (let column = 0; column < side - 1; column++) {
      const at = row * side + column
      const [nw, ne] = [heights[at] ?? NaN, heights[at + 1] ?? NaN]
      const [sw, se] = [heights[at + side] ?? NaN, heights[at + side + 1] ?? NaN]
      const highest = Math.max(nw, ne, se, sw)
      // The lowest sample is never above its level; unknown ones make both unknown.
      for (
        let level = spacing * (Math.floor(Math.min(nw, ne, se, sw) / spacing) + 1);
        level <= highest;
        level += spacing
      ) {
        const links = levels.get(level) ?? new Map<number, number>()
        levels.set(level, links)
        const corners = (nw >= level ? 1 : 0) | (ne >= level ? 2 : 0) | (se >= level ? 4 : 0) | (sw >= level ? 8 : 0)
        const isHigh = nw + ne + se + sw >= 4 * level
        for (const [from, to] of segmentsOf(corners, isHigh)) links.set(edgeOf(at, side, from), edgeOf(at, side, to))
      }
    }
  }
  return levels
}

function segmentsOf(corners: number, isHigh: boolean): readonly (readonly [from: number, to: number])[] {
  if (corners === 5 || corners === 10) return SADDLES[corners][isHigh ? 'high' : 'low']
  return SEGMENTS[corners] ?? []
}

/** Two numbers for each sample: that of the edge to the east, and that of the one to the south. */
function edgeOf(cell: number, side: number, direction: number): number {
  switch (direction) {
    case 0:
      return 2 * cell
    case 1:
      return 2 * (cell + 1) + 1
    case 2:
      return 2 * (cell + side)
    default:
      return 2 * cell + 1
  }
}

function follow(patch: Patch, ele: number, links: Map<number, number>, start: number): Piece {
  const points: number[] = []
  addPoint(points, patch, start, ele)
  let edge = start
  for (let next = links.get(edge); next !== undefined; next = links.get(edge)) {
    links.delete(edge)
    addPoint(points, patch, next, ele)
    edge = next
  }
  return { ele, start: numberOf(patch, start), end: numberOf(patch, edge), points }
}

function addPoint(points: number[], { heights, side, column, row }: Patch, edge: number, ele: number): void {
  const at = edge >> 1
  const isSouthward = (edge & 1) === 1
  const near = heights[at] ?? NaN
  const far = heights[at + (isSouthward ? side : 1)] ?? NaN
  const share = (ele - near) / (far - near)
  const [x, y] = [column + (at % side), row + Math.floor(at / side)]
  points.push(isSouthward ? x : x + share, isSouthward ? y + share : y)
}

function numberOf({ side, column, row }: Patch, edge: number): number {
  const at = edge >> 1
  return ((row + Math.floor(at / side)) * LATTICE + column + (at % side)) * 2 + (edge & 1)
}

/** The row of samples, on the whole lattice, at which an edge begins. */
export function rowOf(edge: number): number {
  return Math.floor(edge / 2 / LATTICE)
}

import type { UnwrappedBox } from '#contract/geo/box.ts'
import type { HikeLine } from './line.ts'

const LEAF = 16

/** Boxes around runs of a line's edges, halved again and again: finds the edges near a box without asking them all. */
export interface EdgeTree {
  readonly line: HikeLine
  /** How many leaves there are, a power of two; the node `k` has the children `2k` and `2k + 1`, the root is 1. */
  readonly leaves: number
  /** West, south, east, north of each node. */
  readonly boxes: Float64Array
}

export function edgeTreeOf(line: HikeLine): EdgeTree {
  const edges = line.lng.length - 1
  const leaves = 2 ** Math.ceil(Math.log2(Math.max(1, Math.ceil(edges / LEAF))))
  const boxes = new Float64Array(8 * leaves)
  for (let node = 0; node < 2 * leaves; node++) boxes.set([Infinity, Infinity, -Infinity, -Infinity], 4 * node)
  for (let edge = 0; edge < edges; edge++) {
    if (line.starts[edge + 1] === 1) continue
    const node = leaves + Math.floor(edge / LEAF)
    for (const point of [edge, edge + 1]) {
      const [lng, lat] = [line.lng[point] ?? 0, line.lat[point] ?? 0]
      grow(boxes, node, [lng, lat, lng, lat])
    }
  }
  for (let node = leaves - 1; node > 0; node--) {
    grow(boxes, node, boxOfNode(boxes, 2 * node))
    grow(boxes, node, boxOfNode(boxes, 2 * node + 1))
  }
  return { line, leaves, boxes }
}

/** The box around all of the line. */
export function boxOfLine({ boxes }: EdgeTree): UnwrappedBox {
  return boxOfNode(boxes, 1)
}

/** Calls `visit` with the number of every edge whose box meets a box; edge `i` leads from point `i` to the next. */
export function eachEdgeNear(
  { line, leaves, boxes }: EdgeTree,
  box: UnwrappedBox,
  visit: (edge: number) => void,
): void {
  const open = [1]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (!meets(boxes, node, box)) continue
    if (node < leaves) open.push(2 * node, 2 * node + 1)
    else {
      const first = (node - leaves) * LEAF
      const last = Math.min(first + LEAF, line.lng.length - 1)
      for (let edge = first; edge < last; edge++) if (edgeMeets(line, edge, box)) visit(edge)
    }
  }
}

function edgeMeets({ lng, lat, starts }: HikeLine, edge: number, [west, south, east, north]: UnwrappedBox): boolean {
  if (starts[edge + 1] === 1) return false
  const [x1 = 0, x2 = 0, y1 = 0, y2 = 0] = [lng[edge], lng[edge + 1], lat[edge], lat[edge + 1]]
  return Math.min(x1, x2) <= east && Math.max(x1, x2) >= west && Math.min(y1, y2) <= north && Math.max(y1, y2) >= south
}

function boxOfNode(boxes: Float64Array, node: number): UnwrappedBox {
  const at = 4 * node
  return [boxes[at] ?? 0, boxes[at + 1] ?? 0, boxes[at + 2] ?? 0, boxes[at + 3] ?? 0]
}

function grow(boxes: Float64Array, node: number, [west, south, east, north]: UnwrappedBox): void {
  const at = 4 * node
  boxes[at] = Math.min(boxes[at] ?? 0, west)
  boxes[at + 1] = Math.min(boxes[at + 1] ?? 0, south)
  boxes[at + 2] = Math.max(boxes[at + 2] ?? 0, east)
  boxes[at + 3] = Math.max(boxes[at + 3] ?? 0, north)
}

function meets(boxes: Float64Array, node: number, [west, south, east, north]: UnwrappedBox): boolean {
  const at = 4 * node
  return (
    (boxes[at] ?? 0) <= east &&
    (boxes[at + 2] ?? 0) >= west &&
    (boxes[at + 1] ?? 0) <= north &&
    (boxes[at + 3] ?? 0) >= south
  )
}

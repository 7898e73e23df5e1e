import type { Geometry } from 'geojson'
import type { UnwrappedBox } from '#contract/geo/box.ts'
import { planeAround, widened, type XY } from '#core/viewport/geometry/globe.ts'
import { insideTest } from '#core/viewport/geometry/inside.ts'
import { shapesOf, turned, type Shape } from '#core/viewport/geometry/shape.ts'
import { edgesNear, type EdgeTree } from '../line/edge-tree.ts'
import type { HikeLine } from '../line/line.ts'
import { measuredAt } from '../line/measured.ts'
import { clipToReach, crossing } from './clip.ts'
import { joined, overlaps, total, type Interval } from './intervals.ts'
import { REACH } from './reach.ts'

/** Stretches nearer to each other than this, in metres along the line, are told as one. */
const SAME_STRETCH = 2 * REACH

/** A stretch of a line that touches a geometry; metres from the start. */
export interface Part extends Interval {
  /** Whether some of it is inside, not only near. */
  readonly inside: boolean
}

/** Where a line touches a geometry. */
export interface Touch {
  readonly parts: readonly Part[]
  /** Metres of the line inside of the geometry. */
  readonly inside: number
}

/** Where a line is inside of a geometry or within {@link REACH} of it; null where it is nowhere. */
export function touchOf(tree: EdgeTree, geometry: Geometry): Touch | null {
  const near: Interval[] = []
  const inside: Interval[] = []
  for (const shape of shapesOf(geometry)) {
    for (const degrees of [-360, 0, 360]) {
      const box = widened(moved(shape.box, degrees), REACH)
      if (!tree.index.collides(...box)) continue
      const here = degrees === 0 ? shape : turned(shape, degrees)
      near.push(...nearParts(tree, here))
      if (here.filled) inside.push(...insideParts(tree, here))
    }
  }
  const { along } = tree.line
  const metres = ({ from, to }: Interval) => ({ from: measuredAt(along, from), to: measuredAt(along, to) })
  const insides = joined(joined(inside).map(metres))
  const stretches = joined(joined([...near, ...inside]).map(metres), SAME_STRETCH)
  if (stretches.length === 0) return null
  const parts = stretches.map((part) => ({
    ...part,
    inside: insides.some((other) => other.to > other.from && overlaps(part, other)),
  }))
  return { parts, inside: total(insides) }
}

/** The stretches within reach of the sides, as positions (numbers of points, with shares). */
function nearParts(tree: EdgeTree, { sides }: Shape): Interval[] {
  const found: Interval[] = []
  for (const side of sides) {
    const [[x1, y1], [x2, y2]] = side
    const box = widened([Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)], REACH)
    for (const edge of edgesNear(tree, box)) {
      const way = wayOf(tree.line, edge)
      const plane = planeAround([way[0][0], (way[0][1] + way[1][1]) / 2])
      const part = clipToReach([plane(way[0]), plane(way[1])], [plane(side[0]), plane(side[1])], REACH)
      if (part !== null) found.push({ from: edge + part.from, to: edge + part.to })
    }
  }
  return joined(found)
}

/** Between two crossings of the border a line is either inside or not: the middle tells. */
function insideParts(tree: EdgeTree, { sides }: Shape): Interval[] {
  const { line } = tree
  const cuts = [0, line.lng.length - 1]
  line.starts.forEach((starts, point) => {
    if (starts === 1 && point > 0) cuts.push(point - 1, point)
  })
  for (const side of sides) {
    const [[x1, y1], [x2, y2]] = side
    const box: UnwrappedBox = [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
    for (const edge of edgesNear(tree, box)) {
      const share = crossing(wayOf(line, edge), side)
      if (share !== null) cuts.push(edge + share)
    }
  }
  cuts.sort((a, b) => a - b)
  const isInside = insideTest(sides)
  const found: Interval[] = []
  for (let i = 0; i + 1 < cuts.length; i++) {
    const [from = 0, to = 0] = [cuts[i], cuts[i + 1]]
    if (from === to || isGap(line, from, to)) continue
    const middle = (from + to) / 2
    if (isInside([measuredAt(line.lng, middle), measuredAt(line.lat, middle)])) found.push({ from, to })
  }
  return found
}

function isGap({ starts }: HikeLine, from: number, to: number): boolean {
  return to - from === 1 && Number.isInteger(to) && starts[to] === 1
}

function wayOf({ lng, lat }: HikeLine, edge: number): readonly [XY, XY] {
  return [
    [lng[edge] ?? 0, lat[edge] ?? 0],
    [lng[edge + 1] ?? 0, lat[edge + 1] ?? 0],
  ]
}

function moved([west, south, east, north]: UnwrappedBox, degrees: number): UnwrappedBox {
  return [west + degrees, south, east + degrees, north]
}

import Flatbush from 'flatbush'
import { ringTurn } from '#contract/tiles/clip.ts'
import { boxAround, type GridBox } from './grid-box.ts'
import type { NodeRing } from '../../geometry/assemble-rings.ts'

/** A ring on the world grid: x and y by turns, the last vertex as the first; y grows southwards. */
export interface GridRing {
  /** Outer rings run clockwise on the screen, holes the other way round, as tiles have it. */
  readonly points: Int32Array
  readonly hole: boolean
}

/** The rings of an area, each outer one followed by its holes. */
export type GridArea = readonly GridRing[]

interface Nodes {
  x(place: number): number
  y(place: number): number
}

interface Nested {
  readonly ring: NodeRing
  readonly points: Int32Array
  readonly turn: number
  readonly box: GridBox
  depth: number
  readonly holes: Int32Array[]
}

/**
 * The area that rings enclose: what lies in an odd number of them. Their order and direction do not matter.
 * @param isOuter whether a ring that lies in no other one may be an outer one
 */
export function areaOf(
  rings: readonly NodeRing[],
  nodes: Nodes,
  isOuter: (ring: NodeRing) => boolean = () => true,
): GridArea {
  const nested = rings
    .map((ring) => measured(ring, pointsOf(ring, nodes)))
    .filter(({ turn }) => turn !== 0)
    .toSorted((a, b) => Math.abs(b.turn) - Math.abs(a.turn))
  const outers: Nested[] = []
  const around = ringAround(nested)
  for (const [index, ring] of nested.entries()) {
    const parent = around(index)
    ring.depth = parent === null ? 0 : parent.depth + 1
    if (ring.depth === 0 && !isOuter(ring.ring)) continue
    if (ring.depth % 2 === 0) outers.push(ring)
    else parent?.holes.push(turned(ring.points, ring.turn < 0))
  }
  return outers.flatMap(({ points, turn, holes }): GridRing[] => [
    { points: turned(points, turn > 0), hole: false },
    ...holes.map((hole) => ({ points: hole, hole: true })),
  ])
}

/** So many of the next larger rings are looked at one by one: where rings lie in rings, the one around is among them. */
const NEXT = 64

/** Finds the smallest ring around another one: of rings from the largest to the smallest, none of which cross. */
function ringAround(rings: readonly Nested[]): (index: number) => Nested | null {
  const boxes = rings.length <= NEXT ? null : boxesOf(rings)
  return (index) => {
    const ring = rings[index]
    if (ring === undefined) return null
    const first = Math.max(0, index - NEXT)
    for (let other = index - 1; other >= first; other--) {
      const near = rings[other]
      if (near !== undefined && encloses(near, ring)) return near
    }
    const [west, north] = ring.box
    const isLarger = (other: number) => other < first && boxHolds(rings[other]?.box ?? ring.box, ring.box)
    const farther = boxes?.search(west, north, west, north, isLarger).toSorted((a, b) => b - a) ?? []
    return farther.flatMap((other) => rings[other] ?? []).find((other) => encloses(other, ring)) ?? null
  }
}

function boxesOf(rings: readonly Nested[]): Flatbush {
  const boxes = new Flatbush(rings.length)
  for (const { box } of rings) boxes.add(...box)
  boxes.finish()
  return boxes
}

/** The vertices of nodes, x and y by turns. */
export function pointsOf(places: readonly number[], nodes: Nodes): Int32Array {
  const points = new Int32Array(places.length * 2)
  for (const [index, place] of places.entries()) {
    points[index * 2] = nodes.x(place)
    points[index * 2 + 1] = nodes.y(place)
  }
  return points
}

function measured(ring: NodeRing, points: Int32Array): Nested {
  const box = boxAround([points]) ?? [0, 0, 0, 0]
  return { ring, points, turn: ringTurn(relative(points)), box, depth: 0, holes: [] }
}

/** Measured from its first vertex, so that no digits are lost. */
function relative(points: Int32Array): Int32Array {
  return points.map((value, at) => value - (points[at % 2] ?? 0))
}

function encloses(outer: Nested, inner: Nested): boolean {
  if (!boxHolds(outer.box, inner.box)) return false
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = inner.points
  return contains(outer.points, (x1 + x2) / 2, (y1 + y2) / 2)
}

function boxHolds([west, north, east, south]: GridBox, inner: GridBox): boolean {
  return inner[0] >= west && inner[1] >= north && inner[2] <= east && inner[3] <= south
}

/** Whether a point lies in an area, and in none of its holes. */
export function areaContains(area: GridArea, x: number, y: number): boolean {
  return area.filter(({ points }) => contains(points, x, y)).length % 2 === 1
}

/** Whether a point lies in a ring, by the even-odd rule. */
function contains(ring: Int32Array, x: number, y: number): boolean {
  let inside = false
  for (let at = 2; at < ring.length; at += 2) {
    const [x1, y1, x2, y2] = [ring[at - 2] ?? 0, ring[at - 1] ?? 0, ring[at] ?? 0, ring[at + 1] ?? 0]
    if (y1 > y !== y2 > y && x < x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)) inside = !inside
  }
  return inside
}

function turned(points: Int32Array, isRight: boolean): Int32Array {
  if (isRight) return points
  const reversed = new Int32Array(points.length)
  for (let at = 0; at < points.length; at += 2) {
    reversed[at] = points[points.length - 2 - at] ?? 0
    reversed[at + 1] = points[points.length - 1 - at] ?? 0
  }
  return reversed
}

import type { Geometry } from 'geojson'
import type { BBox } from '../geometry.ts'
import type { UnwrappedBox } from './box.ts'
import { linesOf } from './lines.ts'
import type { Points } from './ring.ts'

/** Calls `visit` for every position of a geometry. */
export function eachPosition(geometry: Geometry, visit: (lng: number, lat: number) => void): void {
  if (geometry.type === 'GeometryCollection') {
    for (const part of geometry.geometries) eachPosition(part, visit)
    return
  }
  walk(geometry.coordinates, visit)
}

type Nested = number | readonly Nested[]
function walk(coordinates: readonly Nested[], visit: (lng: number, lat: number) => void): void {
  const first = coordinates[0]
  const second = coordinates[1]
  if (typeof first === 'number' && typeof second === 'number') visit(first, second)
  else for (const part of coordinates) if (typeof part !== 'number') walk(part, visit)
}

/** The smallest box, without a turn over the antimeridian, that holds a geometry; null where it has no position. */
export function boundsOf(geometry: Geometry): BBox | null {
  const box = extentOf(linesOf(geometry))
  return box[0] > box[2] ? null : box
}

/**
 * The smallest box that holds others, none of which crosses the antimeridian. Where they reach it from both sides, the
 * box crosses it (west > east) and leaves out the widest gap between them, if there is one.
 */
export function boxAround(boxes: readonly BBox[]): BBox {
  const box = extentOf(
    boxes.map(([west, south, east, north]) => [
      [west, south],
      [east, north],
    ]),
  )
  if (box[0] > -180 || box[2] < 180) return box
  let gap = { width: 0, west: 180, east: -180 }
  let reached = -180
  for (const [west, , east] of boxes.toSorted((a, b) => a[0] - b[0])) {
    if (west - reached > gap.width) gap = { width: west - reached, west: reached, east: west }
    reached = Math.max(reached, east)
  }
  return [gap.east, box[1], gap.west, box[3]]
}

/** The smallest box that holds all points of some lines or rings; turned inside out where there is no point. */
export function extentOf(lines: readonly Points[]): UnwrappedBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const line of lines) {
    for (const point of line) {
      const x = point[0] ?? NaN
      const y = point[1] ?? NaN
      if (x < west) west = x
      if (x > east) east = x
      if (y < south) south = y
      if (y > north) north = y
    }
  }
  return [west, south, east, north]
}

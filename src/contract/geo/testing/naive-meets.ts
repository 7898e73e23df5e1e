import type { Geometry, Position } from 'geojson'
import { splitAtAntimeridian } from '../box.ts'
import type { BBox } from '../../geometry.ts'

/** Whether a geometry and a box share a point, by comparing everything with everything: an oracle for small shapes. */
export function naiveMeets(geometry: Geometry, box: BBox): boolean {
  return splitAtAntimeridian(box).some((half) => meets(geometry, half))
}

type Point = readonly [number, number]
const point = ([x = NaN, y = NaN]: Position): Point => [x, y]

function meets(geometry: Geometry, box: BBox): boolean {
  switch (geometry.type) {
    case 'Point':
      return holds(box, point(geometry.coordinates))
    case 'MultiPoint':
      return geometry.coordinates.some((position) => holds(box, point(position)))
    case 'LineString':
      return lineMeets(geometry.coordinates, box)
    case 'MultiLineString':
      return geometry.coordinates.some((line) => lineMeets(line, box))
    case 'Polygon':
      return polygonMeets(geometry.coordinates, box)
    case 'MultiPolygon':
      return geometry.coordinates.some((polygon) => polygonMeets(polygon, box))
    case 'GeometryCollection':
      return geometry.geometries.some((part) => meets(part, box))
    default:
      return false
  }
}

function polygonMeets(rings: readonly Position[][], box: BBox): boolean {
  if (rings.some((ring) => lineMeets(ring, box))) return true
  return rings.filter((ring) => surrounds(ring, [box[0], box[1]])).length % 2 === 1
}

function lineMeets(line: readonly Position[], box: BBox): boolean {
  const [west, south, east, north] = box
  const corners: readonly Point[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return line.some((position, index) => {
    const to = point(position)
    if (holds(box, to)) return true
    const from = point(line[index - 1] ?? position)
    return corners.some((corner, at) => segmentsMeet(from, to, corners[at - 1] ?? corner, corner))
  })
}

function holds([west, south, east, north]: BBox, [x, y]: Point): boolean {
  return x >= west && x <= east && y >= south && y <= north
}

function turn(a: Point, b: Point, c: Point): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
}

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [t1, t2, t3, t4] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (t1 !== t2 && t3 !== t4) return true
  const on = (p: Point, q: Point, r: Point) =>
    turn(p, q, r) === 0 &&
    holds([Math.min(p[0], q[0]), Math.min(p[1], q[1]), Math.max(p[0], q[0]), Math.max(p[1], q[1])], r)
  return on(a, b, c) || on(a, b, d) || on(c, d, a) || on(c, d, b)
}

/** Whether a ring goes around a point an odd number of times: by its angles, not by a ray. */
function surrounds(ring: readonly Position[], [x, y]: Point): boolean {
  let angle = 0
  for (const [index, position] of ring.entries()) {
    const [x0, y0] = point(ring[index - 1] ?? position)
    const [x1, y1] = point(position)
    const cross = (x0 - x) * (y1 - y) - (y0 - y) * (x1 - x)
    const dot = (x0 - x) * (x1 - x) + (y0 - y) * (y1 - y)
    angle += Math.atan2(cross, dot)
  }
  return Math.round(angle / (2 * Math.PI)) % 2 !== 0
}

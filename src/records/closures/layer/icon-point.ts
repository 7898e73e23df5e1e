import type { Geometry, Position } from 'geojson'
import polylabel from 'polylabel'
import { boundsOf } from '#contract/geo/bounds.ts'
import { wrapLng } from '#contract/geo/box.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { unrolled } from '#contract/geo/ring.ts'

const iconPoints = new WeakMap<Geometry, Position | null>()

/** A point on the geometry, well inside where it has an inside; kept for the same object. Null where it has no point. */
export function iconPoint(geometry: Geometry): Position | null {
  const point = iconPoints.get(geometry) ?? findIconPoint(geometry)
  iconPoints.set(geometry, point)
  return point
}

function findIconPoint(geometry: Geometry): Position | null {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates
    case 'MultiPoint':
      return geometry.coordinates[0] ?? null
    case 'LineString':
      return halfway([geometry.coordinates])
    case 'MultiLineString':
      return halfway(geometry.coordinates)
    case 'Polygon':
      return poleOf(geometry.coordinates)
    case 'MultiPolygon':
      return poleOf(geometry.coordinates.reduce((best, next) => (spanOf(next) > spanOf(best) ? next : best), []))
    case 'GeometryCollection':
      return geometry.geometries.map(findIconPoint).find((point) => point !== null) ?? null
  }
}

/** The point halfway along the longest of some lines, as the map draws them. */
function halfway(lines: readonly Position[][]): Position | null {
  let [longest, point] = [0, lines.find((line) => line.length > 0)?.[0] ?? null]
  for (const line of lines) {
    const sides = sidesOf(line)
    const length = sides.reduce((sum, side) => sum + side.length, 0)
    if (length > longest) [longest, point] = [length, pointAt(sides, length / 2)]
  }
  return point
}

/** The side of a line on the unit square of Web Mercator, from its start. */
interface Side {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly length: number
}

function sidesOf(line: readonly Position[]): Side[] {
  const corners = unrolled(line).map(([lng, lat]) => [mercatorX(lng), mercatorY(lat)] as const)
  return corners.map(([x, y], index) => {
    const [toX, toY] = corners[index + 1] ?? [x, y]
    const [dx, dy] = [toX - x, toY - y]
    return { x, y, dx, dy, length: Math.hypot(dx, dy) }
  })
}

function pointAt(sides: readonly Side[], way: number): Position | null {
  let rest = way
  for (const { x, y, dx, dy, length } of sides) {
    const share = rest / length
    if (share <= 1) return [wrapLng(mercatorLng(x + share * dx)), mercatorLat(y + share * dy)]
    rest -= length
  }
  return null
}

/** The size of a polygon's box, in square degrees: good enough to tell the main part from islands. */
function spanOf([outer = []]: readonly Position[][]): number {
  const box = boundsOf({ type: 'LineString', coordinates: outer })
  return box === null ? 0 : (box[2] - box[0]) * (box[3] - box[1])
}

/** A hundredth of the size is near enough for an icon. */
function poleOf(rings: readonly Position[][]): Position | null {
  const pairs = rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]))
  if ((pairs[0]?.length ?? 0) < 4) return pairs[0]?.[0] ?? null
  return [...polylabel(pairs, Math.sqrt(spanOf(rings)) / 100)]
}

import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { nearestOnSegment } from '#contract/geo/segment.ts'
import type { Position } from '#map/basemap/tiles/band.ts'

/** A position on the map plane: the world is the unit square, y grows southward. */
export type Point = readonly [x: number, y: number]

/** Web Mercator, as the map draws; latitudes beyond its square are put on its edge. */
export function project([lon, lat]: Position): Point {
  return [mercatorX(lon), mercatorY(lat)]
}

/** The inverse of `project`. */
export function unproject([x, y]: Point): Position {
  return [mercatorLng(x), mercatorLat(y)]
}

/** The square of the distance from `point` to the segment from `a` to `b`. */
export function squaredDistance(point: Point, a: Point, b: Point): number {
  const [x, y] = nearestOnSegment(point, a, b)
  return (point[0] - x) ** 2 + (point[1] - y) ** 2
}

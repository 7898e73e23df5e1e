import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { Position } from '#map/basemap/band.ts'

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
export function squaredDistance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = dx === 0 && dy === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)
  const t = Math.max(0, Math.min(1, along))
  return (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2
}

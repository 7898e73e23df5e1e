import type { Position } from '#map/basemap/band.ts'

/** A position on the map plane: the world is the unit square, y grows southward. */
export type Point = readonly [x: number, y: number]

/** Where the map's square ends, in degrees north and south. */
const MAX_LAT = 85.051129

/** Pixels that the whole world is wide at zoom 0. */
export const WORLD_PX = 512

/** Web Mercator, as the map draws; latitudes beyond its square are put on its edge. */
export function project([lon, lat]: Position): Point {
  const sin = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180)
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)]
}

/** The inverse of `project`. */
export function unproject([x, y]: Point): Position {
  return [(x - 0.5) * 360, (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI]
}

/** The square of the distance from `point` to the segment from `a` to `b`. */
export function squaredDistance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = dx === 0 && dy === 0 ? 0 : ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy)
  const t = Math.max(0, Math.min(1, along))
  return (px - ax - t * dx) ** 2 + (py - ay - t * dy) ** 2
}

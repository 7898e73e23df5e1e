import type { LngLat } from '../geometry.ts'
import { nearestLng } from './box.ts'

/** Places on a plane as x and y; further numbers are not read. */
export type Points = readonly (readonly number[])[]

/**
 * The x at which the side from (x1, y1) to (x2, y2) crosses a height; NaN where it does not. Each end belongs to the part
 * above it, so that a line through a corner crosses one of its two sides.
 */
export function crossingAt(y: number, x1: number, y1: number, x2: number, y2: number): number {
  return y1 > y === y2 > y ? NaN : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)
}

/** Whether a point lies inside a ring, closed or not, by the even-odd rule; on its line either answer may come. */
export function ringContains(ring: Points, [x = NaN, y = NaN]: readonly number[]): boolean {
  let inside = false
  let [fromX = NaN, fromY = NaN] = ring.at(-1) ?? []
  for (const point of ring) {
    const toX = point[0] ?? NaN
    const toY = point[1] ?? NaN
    if (x < crossingAt(y, fromX, fromY, toX, toY)) inside = !inside
    fromX = toX
    fromY = toY
  }
  return inside
}

/** Whether a point lies inside a polygon, given as its outer ring and its holes, and in none of the holes. */
export function polygonContains(rings: readonly Points[], point: readonly number[]): boolean {
  return rings.reduce((inside, ring) => inside !== ringContains(ring, point), false)
}

/**
 * A line or ring without jumps over the antimeridian: a step of more than half the globe means the other way round, so
 * its longitudes run on beyond ±180. A corner at ±180 where a shape is cut stays in its own half.
 */
export function unrolled(line: Points, near = line[0]?.[0] ?? NaN): LngLat[] {
  let last = near
  return line.map(([lng = NaN, lat = NaN]) => {
    last = Math.abs(lng - last) > 180 ? nearestLng(lng, last) : lng
    return [last, lat]
  })
}

/** The area of a ring, closed or not: positive where it runs counterclockwise, y growing upwards. */
export function signedArea(ring: Points): number {
  // Measured from the first point, so that no digits are lost far from the origin.
  const [originX = 0, originY = 0] = ring[0] ?? []
  let twice = 0
  let fromX = 0
  let fromY = 0
  for (const point of ring) {
    const toX = (point[0] ?? NaN) - originX
    const toY = (point[1] ?? NaN) - originY
    twice += fromX * toY - toX * fromY
    fromX = toX
    fromY = toY
  }
  return twice / 2
}

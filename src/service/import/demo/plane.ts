import { nearestOnSegment } from '#contract/geo/segment.ts'
import type { LngLat } from '#contract/geometry.ts'

/** Kilometres east and north of an area's centre. */
export type Point = readonly [east: number, north: number]
/** A ring without its closing point. */
export type Ring = readonly Point[]

const KM_PER_DEGREE = (6371.0088 * Math.PI) / 180

/** From the plane around a centre to degrees; sinusoidal, so sizes stay true. Rounded to 5 decimals, a metre. */
export function toLngLat([lng, lat]: LngLat, [east, north]: Point): LngLat {
  const latitude = lat + north / KM_PER_DEGREE
  return [rounded(lng + east / (KM_PER_DEGREE * cosine(latitude))), rounded(latitude)]
}

/** From degrees to the plane around a centre, the inverse of {@link toLngLat}. */
export function toPlane([lng, lat]: LngLat, [longitude, latitude]: LngLat): Point {
  return [(longitude - lng) * KM_PER_DEGREE * cosine(latitude), (latitude - lat) * KM_PER_DEGREE]
}

/** How far a point is from a ring's line, in km. */
export function distanceToLine(point: Point, ring: Ring): number {
  const distances = ring.map((corner, index) => {
    const [x, y] = nearestOnSegment(point, ring.at(index - 1) ?? corner, corner)
    return Math.hypot(x - point[0], y - point[1])
  })
  return Math.min(...distances)
}

/** The point turned counter-clockwise around the centre; the angle in radians. */
export function turned([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180)
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'

/** Whether a box, or anywhere, holds a place. */
export function isWithin(box: BBox | null, lng: number, lat: number): boolean {
  return box === null || boxesIntersect(box, [lng, lat, lng, lat])
}

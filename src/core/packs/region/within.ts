import type { Geometry } from 'geojson'
import { boxesIntersect, splitAtAntimeridian } from '#contract/geo/box.ts'
import { outlineMeets, outlineOf, type Outline } from '#contract/geo/outline.ts'
import { outlinesMeet } from '#contract/geo/outlines-meet.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Region } from '../pack.ts'

/** Something that lies somewhere, as far as is known. */
export interface Lying {
  readonly bbox?: BBox | null | undefined
  readonly geometry?: Geometry | null | undefined
}

/** Whether something lies in a region, or reaches into it; null where nobody knows where it is. */
export function regionTest({ box, shape }: Region): (lying: Lying) => boolean | null {
  const outline = shape === null ? null : outlineOf(shape)
  return ({ bbox, geometry }) => {
    if (bbox != null && !boxesIntersect(bbox, box)) return false
    if (geometry == null) return bbox == null ? null : true
    const own = outlineOf(geometry)
    return outline === null ? meetsBox(own, box) : outlinesMeet(own, outline)
  }
}

/** Whether an outline and a box, which may cross the antimeridian, share a point. */
export function meetsBox(outline: Outline, box: BBox): boolean {
  return splitAtAntimeridian(box).some((half) => outlineMeets(outline, half))
}

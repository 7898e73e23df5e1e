import type { Geometry } from 'geojson'
import { boxWidth, nearestLng, type UnwrappedBox } from '#contract/geo/box.ts'
import { nearestOnSegment } from '#contract/geo/segment.ts'
import type { BBox } from '#contract/geometry.ts'
import { planeAround, type XY } from './globe.ts'
import { isInside } from './inside.ts'
import { shapesOf } from './shape.ts'

/** How far a geometry is from a place, and in which direction its nearest point lies. */
export interface Nearness {
  /** 0 for a place inside. */
  readonly metres: number
  /** Degrees clockwise from north; null for a place inside. */
  readonly bearing: number | null
}

/** The nearest point of a geometry, from a place `[lng, lat]`; null for a geometry without points. True for some 100 km around. */
export function nearestOf(place: XY, geometry: Geometry): Nearness | null {
  let nearest: XY | null = null
  for (const { sides, filled, box } of shapesOf(geometry)) {
    const here = onTurnOf(box, place)
    if (filled && isInside(sides, here)) return { metres: 0, bearing: null }
    const plane = planeAround(here)
    for (const [a, b] of sides) {
      const point = nearestOnSegment([0, 0], plane(a), plane(b))
      if (nearest === null || Math.hypot(...point) < Math.hypot(...nearest)) nearest = point
    }
  }
  return nearest && { metres: Math.hypot(...nearest), bearing: bearingOf(nearest) }
}

/**
 * How far the border of a geometry is from a place `[lng, lat]`, in metres: below zero inside. Null for a geometry without
 * points. True for some 100 km around.
 */
export function borderDistance(place: XY, geometry: Geometry): number | null {
  let [least, isWithin] = [Infinity, false]
  for (const { sides, filled, box } of shapesOf(geometry)) {
    const here = onTurnOf(box, place)
    const plane = planeAround(here)
    for (const [a, b] of sides) least = Math.min(least, Math.hypot(...nearestOnSegment([0, 0], plane(a), plane(b))))
    isWithin ||= filled && isInside(sides, here)
  }
  if (least === Infinity) return null
  return isWithin ? -least : least
}

/** A place on a shape's own turn of the world, which may go on beyond ±180. */
function onTurnOf([west, , east]: UnwrappedBox, [lng, lat]: XY): XY {
  return [nearestLng(lng, (west + east) / 2), lat]
}

/** The least distance, in metres, that something within a box can be from a place `[lng, lat]`. */
export function distanceToBox([lng, lat]: XY, box: BBox): number {
  const [[west, south, , north], width] = [box, boxWidth(box)]
  const here = nearestLng(lng, west + width / 2)
  const nearest: XY = [Math.max(west, Math.min(west + width, here)), Math.max(south, Math.min(north, lat))]
  return Math.hypot(...planeAround([here, lat])(nearest))
}

function bearingOf([east, north]: XY): number {
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

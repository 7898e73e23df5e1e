import type { Polygon, Position } from 'geojson'
import { boundsOf } from '#contract/geo/bounds.ts'
import { wrappedBox } from '#contract/geo/box.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { Region } from '../pack.ts'

export const KM_A_DEGREE = 111.32

/** How many corners a circle has. */
const CORNERS = 48

/** Beyond this many degrees a kilometre is no fair number of degrees of longitude any more. */
const MOST_LATITUDE = 85

/** What is in a box: the view, or an area with what is around it. */
export function boxRegion(how: 'view' | 'area', box: BBox): Region {
  return { how, box, shape: null }
}

/** What is no further than so many kilometres from a place. */
export function circleRegion(centre: LngLat, km: number): Region {
  return regionOf('around', { type: 'Polygon', coordinates: [arcAround(centre, km, 0, 2 * Math.PI, CORNERS)] })
}

/** A shape as a region; as its box alone where it reaches over the antimeridian. */
export function regionOf(how: Region['how'], shape: Polygon | Exclude<Region['shape'], null>): Region {
  const [west, south, east, north] = boundsOf(shape) ?? [0, 0, 0, 0]
  const crosses = west < -180 || east > 180
  return { how, box: wrappedBox([west, south, east, north]), shape: crosses ? null : shape }
}

/** Positions on a circle around a place, from one angle to another (radians, from the east towards the north). */
export function arcAround([lng, lat]: LngLat, km: number, from: number, to: number, steps: number): Position[] {
  const shrink = Math.cos((Math.min(MOST_LATITUDE, Math.abs(lat)) * Math.PI) / 180)
  const radius = km / KM_A_DEGREE
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + ((to - from) * step) / steps
    const north = Math.max(-90, Math.min(90, lat + radius * Math.sin(angle)))
    return [lng + (radius / shrink) * Math.cos(angle), north]
  })
}

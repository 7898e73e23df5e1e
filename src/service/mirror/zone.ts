import type { Geometry } from 'geojson'
import { eachPosition } from '#contract/geo/bounds.ts'
import type { LngLat } from '#contract/geometry.ts'
import { countryAt, isoCodes } from '../intake/country-at.ts'
import { middlePlace } from '../geometry/inner-point.ts'
import { timeZoneAt } from '../geometry/time-zone.ts'

/** The IANA zone of a point. */
export function zoneAt(point: LngLat): string {
  const country = countryAt(point)
  return timeZoneAt(point, country === null ? undefined : isoCodes.get(country))
}

/** The IANA zone of a geometry, at that of its positions which is nearest to the middle of all. */
export function zoneOf(geometry: Geometry): string {
  const positions: LngLat[] = []
  eachPosition(geometry, (lng, lat) => positions.push([lng, lat]))
  return zoneAt(middlePlace(positions))
}

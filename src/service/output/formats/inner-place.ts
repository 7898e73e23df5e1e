import type { Geometry, Position } from 'geojson'
import { eachPosition } from '#contract/geo/bounds.ts'
import type { LngLat } from '#contract/geometry.ts'
import { innerPoint, middlePlace } from '../../geometry/inner-point.ts'
import type { Rings } from '../../geometry/ring.ts'

/** A point of a geometry: well inside its largest polygon where it has one; null where it has no position. */
export function innerPlace(geometry: Geometry): LngLat | null {
  const polygons = polygonsOf(geometry)
  if (polygons.length > 0) return innerPoint(polygons)
  const places: LngLat[] = []
  eachPosition(geometry, (lng, lat) => places.push([lng, lat]))
  return places.length === 0 ? null : middlePlace(places)
}

function polygonsOf(geometry: Geometry): Rings[] {
  if (geometry.type === 'GeometryCollection') return geometry.geometries.flatMap(polygonsOf)
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.map(ringsOf)
  return geometry.type === 'Polygon' ? [ringsOf(geometry.coordinates)] : []
}

function ringsOf(rings: readonly Position[][]): Rings {
  return rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [lng, lat]))
}

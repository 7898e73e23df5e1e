import type { Feature, FeatureCollection, MultiPolygon, Point, Position } from 'geojson'
import { boxCentre } from '#contract/geo/box.ts'
import { mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'
import { NO_COUNTRY } from '#contract/ids.ts'
import { signedArea } from '#contract/geo/ring.ts'
import type { AreaRecord } from '#contract/records/area.ts'

/** What the map knows of an area: the same from tiles and from GeoJSON. */
export interface AreaProperties {
  readonly uuid: string
  readonly name: string
  readonly category_id: number
  readonly country_id: number
  /** 2 · area / perimeter, in pixels at zoom 0: how wide a band along the border may be. */
  readonly r0: number
  readonly km2: number
  /** Known only as a place, without a shape. */
  readonly place: boolean
}

export interface AreaFeatures {
  readonly shapes: FeatureCollection<MultiPolygon, AreaProperties>
  readonly points: FeatureCollection<Point, AreaProperties>
}

/** What the map draws of areas that come as records. */
export function areaFeatures(areas: readonly AreaRecord[]): AreaFeatures {
  const shapes: Feature<MultiPolygon, AreaProperties>[] = []
  const points: Feature<Point, AreaProperties>[] = []
  for (const area of areas) {
    const { geometry } = area
    const properties = {
      uuid: area.uuid,
      name: area.name,
      category_id: area.category_id ?? -1,
      country_id: area.country_id ?? NO_COUNTRY,
      r0: geometry?.type === 'MultiPolygon' ? innerRadius(geometry.coordinates) : 0,
      km2: area.area_km2 ?? 0,
      place: geometry?.type !== 'MultiPolygon',
    }
    if (geometry?.type === 'MultiPolygon') shapes.push({ type: 'Feature', properties, geometry })
    const coordinates = area.centroid ?? middleOf(area)
    if (coordinates !== null) points.push({ type: 'Feature', properties, geometry: { type: 'Point', coordinates } })
  }
  return {
    shapes: { type: 'FeatureCollection', features: shapes },
    points: { type: 'FeatureCollection', features: points },
  }
}

function middleOf({ geometry, bbox }: AreaRecord): Position | null {
  if (geometry?.type === 'MultiPoint') return geometry.coordinates[0] ?? null
  if (bbox != null) return boxCentre(bbox)
  return geometry?.coordinates[0]?.[0]?.[0] ?? null
}

/** Of the largest outer ring, as the map draws it. */
function innerRadius(polygons: readonly (readonly Position[][])[]): number {
  let largest = { area: 0, perimeter: 1 }
  for (const [outer = []] of polygons) {
    const ring = outer.map(([lng = 0, lat = 0]) => [mercatorX(lng) * TILE, mercatorY(lat) * TILE] as const)
    const area = Math.abs(signedArea(ring))
    if (area > largest.area) largest = { area, perimeter: perimeterOf(ring) }
  }
  return (2 * largest.area) / largest.perimeter
}

function perimeterOf(ring: readonly (readonly [x: number, y: number])[]): number {
  let [fromX, fromY] = ring.at(-1) ?? [0, 0]
  let sum = 0
  for (const [x, y] of ring) {
    sum += Math.hypot(x - fromX, y - fromY)
    ;[fromX, fromY] = [x, y]
  }
  return sum
}

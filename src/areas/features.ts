import type { Feature, FeatureCollection, MultiPolygon, Point, Position } from 'geojson'
import type { AreaRecord } from '#contract/area.ts'

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
      country_id: area.country_id ?? -1,
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
  if (bbox != null) return [(bbox[0] + bbox[2]) / 2, (bbox[1] + bbox[3]) / 2]
  return geometry?.coordinates[0]?.[0]?.[0] ?? null
}

const WORLD = 512

function mercator([lng = 0, lat = 0]: Position): readonly [number, number] {
  const sin = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return [(lng / 360 + 0.5) * WORLD, (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * WORLD]
}

/** Of the largest outer ring, as the map draws it. */
function innerRadius(polygons: readonly (readonly Position[][])[]): number {
  let largest = { area: 0, perimeter: 1 }
  for (const [outer = []] of polygons) {
    const ring = outer.map(mercator)
    let [area, perimeter] = [0, 0]
    ring.forEach(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
      area += (x * nextY - nextX * y) / 2
      perimeter += Math.hypot(nextX - x, nextY - y)
    })
    if (Math.abs(area) > largest.area) largest = { area: Math.abs(area), perimeter }
  }
  return (2 * largest.area) / largest.perimeter
}

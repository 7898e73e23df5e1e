import { GeoJSONVT, type GeoJSONVTFeature } from '@maplibre/geojson-vt'
import type { Feature } from 'geojson'
import type { BandFeature, BandLayer, Shape } from './band.ts'
import { smooth } from './smooth.ts'
import { MAX_ZOOM, type TileId } from './tile-id.ts'

/** Layers of 1:50 million, which are drawn with their corners rounded. */
const COARSE = new Set(['lakes', 'rivers'])

/** Cuts lines or polygons into tiles: what of them lies in one, in its own unit. They are prepared for the first. */
export function shapesIn({ name, shape, features }: BandLayer): (tile: TileId) => readonly GeoJSONVTFeature[] {
  const cuts = COARSE.has(name) ? 2 : 0
  let prepared: GeoJSONVT | null = null
  return ({ z, x, y }) => {
    prepared ??= new GeoJSONVT(
      { type: 'FeatureCollection', features: features.map((feature) => asGeoJson(feature, shape, cuts)) },
      { maxZoom: MAX_ZOOM, indexMaxZoom: 0 },
    )
    return prepared.getTile(z, x, y)?.features ?? []
  }
}

function asGeoJson({ parts }: BandFeature, shape: Shape, cuts: number): Feature {
  const coordinates = parts.map((part) => smooth(part, cuts).map(([lon, lat]) => [lon, lat]))
  const geometry =
    shape === 'polygon'
      ? { type: 'Polygon' as const, coordinates }
      : { type: 'LineString' as const, coordinates: coordinates[0] ?? [] }
  return { type: 'Feature', properties: null, geometry }
}

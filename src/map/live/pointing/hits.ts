import type { Map as MapLibreMap, MapGeoJSONFeature, Point } from 'maplibre-gl'
import { wrapLng } from '#contract/geo/box.ts'
import { polygonContains } from '#contract/geo/ring.ts'
import { CAMERA_MS } from '../camera-sync.ts'
import { featuresOf, featuresOfLayer, type LayerFeatures, type MapLayer } from '../../map-layer.ts'

/** A feature under the pointer, and those that it is one of. */
export interface FeatureHit {
  readonly features: LayerFeatures
  readonly feature: MapGeoJSONFeature
}

/**
 * What is hit at a point of the map, what is drawn on top first; a thing may be hit in several of its parts. Insides of
 * shapes must be hit exactly; icons, dots and lines also from `tolerance` px away.
 */
export function hitsAt(
  map: MapLibreMap,
  layers: readonly MapLayer[],
  { x, y }: Point,
  tolerance: number,
): readonly FeatureHit[] {
  const all = featuresOf(layers)
  const ids = map.getLayersOrder().filter((id) => featuresOfLayer(all, id) !== undefined)
  const around = map.queryRenderedFeatures(
    [
      [x - tolerance, y - tolerance],
      [x + tolerance, y + tolerance],
    ],
    { layers: ids },
  )
  const { lng, lat } = map.unproject([x, y])
  const place = [wrapLng(lng), lat]
  return around
    .filter((feature) => feature.layer.type !== 'fill' || holds(feature, place))
    .flatMap((feature) => {
      const features = featuresOfLayer(all, feature.layer.id)
      return features === undefined ? [] : [{ feature, features }]
    })
}

/** Whether a place lies in a shape: asked of the shape, for a second question to the map costs as much as the first. */
function holds({ geometry }: MapGeoJSONFeature, place: readonly number[]): boolean {
  if (geometry.type === 'Polygon') return polygonContains(geometry.coordinates, place)
  return geometry.type === 'MultiPolygon' && geometry.coordinates.some((rings) => polygonContains(rings, place))
}

/** Goes as near to a cluster as it takes for it to fall apart. */
export function zoomIntoCluster(map: MapLibreMap, { geometry, properties }: MapGeoJSONFeature): void {
  if (geometry.type !== 'Point') return
  const [lng = 0, lat = 0] = geometry.coordinates
  const until = Number(properties['until'])
  // One that came as a cluster from its service falls apart where that says so.
  const zoom = until > map.getMaxZoom() ? map.getZoom() + 2 : until
  map.easeTo({ center: [lng, lat], zoom: zoom + 0.2, duration: CAMERA_MS })
}

import type { GeoJSONSource, Map as MapLibreMap, MapGeoJSONFeature, Point } from 'maplibre-gl'
import { CAMERA_MS } from '../camera-sync.ts'
import { featuresOf, type LayerFeatures, type MapLayer } from '../../map-layer.ts'

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
  const ids = all.flatMap(({ clickable }) => clickable).filter((id) => map.getLayer(id) !== undefined)
  const around = map.queryRenderedFeatures(
    [
      [x - tolerance, y - tolerance],
      [x + tolerance, y + tolerance],
    ],
    { layers: ids },
  )
  const fills = ids.filter((id) => map.getLayer(id)?.type === 'fill')
  const exact = new Set(map.queryRenderedFeatures([x, y], { layers: fills }).map(keyOf))
  return around
    .filter((found) => !fills.includes(found.layer.id) || exact.has(keyOf(found)))
    .flatMap((feature) => {
      const features = all.find(({ clickable }) => clickable.includes(feature.layer.id))
      return features === undefined ? [] : [{ feature, features }]
    })
}

function keyOf({ layer, id }: MapGeoJSONFeature): string {
  return `${layer.id} ${id}`
}

/** Whether a feature stands for several. */
export function isCluster(feature: MapGeoJSONFeature): boolean {
  return feature.properties.cluster === true
}

/** Goes as near to a cluster as it takes for it to fall apart. */
export async function zoomIntoCluster(map: MapLibreMap, cluster: MapGeoJSONFeature): Promise<void> {
  const source = map.getSource<GeoJSONSource>(cluster.source)
  if (source === undefined || cluster.geometry.type !== 'Point') return
  const [lng = 0, lat = 0] = cluster.geometry.coordinates
  const { cluster_id: id } = cluster.properties
  // One that came as a cluster from its service falls apart where that says so.
  const zoom = id === undefined ? map.getZoom() + 2 : await source.getClusterExpansionZoom(Number(id))
  map.easeTo({ center: [lng, lat], zoom: zoom + 0.2, duration: CAMERA_MS })
}

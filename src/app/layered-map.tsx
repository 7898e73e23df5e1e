import { MapView, type MapViewProps } from '#map/map-view.tsx'
import { layers } from './layers.ts'

/** The map with this app's layers. */
function LayeredMap(props: Omit<MapViewProps, 'layers'>) {
  return <MapView layers={layers} {...props} />
}

// `lazy` takes a module's default.
export default LayeredMap

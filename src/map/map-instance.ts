import { useMap } from '@vis.gl/react-maplibre'
import type { Map as MapLibreMap } from 'maplibre-gl'

/** The map around a component. Throws outside of one. */
export function useMapInstance(): MapLibreMap {
  const map = useMap().current?.getMap()
  if (map === undefined) throw new Error('Only inside a map.')
  return map
}

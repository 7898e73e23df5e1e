import { useState } from 'react'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { BuiltinBasemap } from '../basemap/builtin-basemap.tsx'
import type { LookedAt } from '../basemap/no-detail/places-of-words.ts'
import { useMapEvent, useMapInstance } from './map-instance.ts'

/** The background that comes with the app, on the moving map. */
export function LiveBuiltinBasemap() {
  const map = useMapInstance()
  const [view, setView] = useState(() => viewOf(map))
  const [isDrawn, setDrawn] = useState(false)
  useMapEvent('moveend', () => setView(viewOf(map)))
  useMapEvent('idle', () => setDrawn(true))
  return <BuiltinBasemap view={view} isDrawn={isDrawn} />
}

function viewOf(map: MapLibreMap): LookedAt {
  const bounds = map.getBounds()
  return { bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], zoom: map.getZoom() }
}

import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { API_PREFIX, paths } from '../../../src/contract/paths.ts'
import type { TileJson } from '../../../src/contract/tile-json.ts'

declare global {
  interface Window {
    /** For who measures; where there is none, what is drawn is told by the page. */
    benchMap?: MapLibreMap
    /** Flies nearer in three seconds, where another map than MapLibre's does it. */
    benchFly?: (zoom: number) => unknown
  }
}

/** Where it is told where the tiles of the areas are. */
export const AREA_TILES = `${location.origin}${API_PREFIX}${paths.areaTiles}.json`

/** The tiles of the areas, for maps that do not read where they are themselves. */
export async function areaTiles(): Promise<{ readonly url: string; readonly maxZoom: number }> {
  const { tiles, maxzoom }: TileJson = await (await fetch(AREA_TILES)).json()
  return { url: tiles[0] ?? '', maxZoom: maxzoom }
}

/** A fill and a line. */
export const BARE_STYLE: StyleSpecification = {
  version: 8,
  sources: { areas: { type: 'vector', url: AREA_TILES } },
  layers: [
    {
      id: 'area-fill',
      type: 'fill',
      source: 'areas',
      'source-layer': 'areas',
      paint: { 'fill-color': '#4a7', 'fill-opacity': 0.3 },
    },
    { id: 'area-line', type: 'line', source: 'areas', 'source-layer': 'areas', paint: { 'line-color': '#255' } },
  ],
}

/** The camera of an address as the app writes it: `map=zoom/lat/lng`. */
export function cameraOf(address: string): { readonly center: [number, number]; readonly zoom: number } {
  const [zoom = 5, lat = 50, lng = 11] = (new URL(address).searchParams.get('map') ?? '').split('/').map(Number)
  return { center: [lng, lat], zoom }
}

import { Map as MapLibreMap, setWorkerCount, type StyleSpecification } from 'maplibre-gl'
import type { AppConfig } from '../../../src/contract/config/app-config.ts'
import { GroundConfig } from '../../../src/contract/ground/ground-config.ts'
import { cameraOf } from './view.ts'

// MapLibre alone on the archives of the ground: shade, and of each layer of the tiles that has shapes one fill or line.
const FILLS = ['land', 'water_polygons', 'buildings']
const LINES = ['contours', 'water_lines', 'streets', 'aerialways', 'boundaries']

setWorkerCount(1)
const config: AppConfig = await (await fetch('/config.json')).json()
// Heights, which are beside them, are not drawn.
const grounds = config.grounds.flatMap((ground) => GroundConfig.safeParse(ground).data ?? [])
window.benchMap = new MapLibreMap({ container: 'map', style: styleOf(grounds), ...cameraOf(location.href) })

function styleOf(all: readonly GroundConfig[]): StyleSpecification {
  const parts = all.map(({ name, kind, tiles, bounds, minZoom, maxZoom }) => {
    const [west, south, east, north] = bounds
    const common = { tiles: [location.origin + tiles], minzoom: minZoom, maxzoom: maxZoom }
    const source = { ...common, bounds: [west, south, east, north] satisfies [number, number, number, number] }
    return { name, kind, source }
  })
  return {
    version: 8,
    sources: Object.fromEntries(
      parts.map(({ name, kind, source }) => [
        name,
        kind === 'vector' ? { type: 'vector', ...source } : { type: 'raster', tileSize: 256, ...source },
      ]),
    ),
    layers: [
      ...parts.flatMap(({ name, kind }) => (kind === 'vector' ? FILLS.map((layer) => fill(name, layer)) : [])),
      ...parts.flatMap(({ name, kind }) => (kind === 'relief' ? [shade(name)] : [])),
      ...parts.flatMap(({ name, kind }) => (kind === 'vector' ? LINES.map((layer) => line(name, layer)) : [])),
    ],
  }
}

type Layers = StyleSpecification['layers'][number]

function fill(source: string, layer: string): Layers {
  return { id: layer, type: 'fill', source, 'source-layer': layer, paint: { 'fill-color': '#d7e2cd' } }
}

function line(source: string, layer: string): Layers {
  return { id: layer, type: 'line', source, 'source-layer': layer, paint: { 'line-color': '#5a4433' } }
}

function shade(source: string): Layers {
  return { id: source, type: 'raster', source, paint: { 'raster-opacity': 0.2 } }
}

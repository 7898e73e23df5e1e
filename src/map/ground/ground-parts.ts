import type { SourceSpecification } from 'maplibre-gl'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { absolute } from '../basemap/foreign/foreign-content.ts'
import { BASEMAP } from '../basemap/source.ts'
import type { StyleParts } from '../style/surface.ts'
import { edgeFeatures, edgeLines, fadeLayer, paperLayer } from './ground-edge.ts'
import { groundLayers } from './ground-layers.ts'
import type { GroundLook } from './ground-setting.ts'
import { groundTables } from './schemas/ground-tables.ts'

/** What the ids of the ground's sources and layers begin with: where they fail, it is the background that does. */
const GROUND = `${BASEMAP}:`
const EDGE = `${GROUND}edge`
/** Without it in view, the ground has nothing to fade into. */
export const EDGE_LINES = edgeLines(EDGE)

/** The sources of the service's archives, read at an address of the app, and of the edge around them all. */
export function groundSources(grounds: readonly GroundConfig[], page: string): StyleParts['sources'] {
  const edge: SourceSpecification = { type: 'geojson', data: edgeFeatures(grounds) }
  const own = grounds.map((ground) => [sourceOf(ground), specificationOf(ground, page)] as const)
  return { [EDGE]: edge, ...Object.fromEntries(own) }
}

/** The archives drawn as one ground over the coarse background, with a soft edge around them all. */
export function regionLayers(grounds: readonly GroundConfig[], look: GroundLook): StyleParts['layers'] {
  const tiles = grounds.flatMap((ground) =>
    ground.kind === 'vector' ? [{ source: sourceOf(ground), table: groundTables[ground.schema] }] : [],
  )
  const reliefs = grounds.filter(({ kind }) => kind === 'relief').map(sourceOf)
  const { surfaces = [], ...others } = groundLayers({ tiles, reliefs, isWhole: false }, look)
  return { surfaces: [paperLayer(EDGE, look), ...surfaces, fadeLayer(EDGE, look)], ...others }
}

function sourceOf({ name }: GroundConfig): string {
  return GROUND + name
}

function specificationOf({ kind, tiles, bounds, minZoom, maxZoom }: GroundConfig, page: string): SourceSpecification {
  const own = {
    tiles: [absolute(tiles, page)],
    minzoom: minZoom,
    maxzoom: maxZoom,
    // MapLibre knows none that cross the antimeridian.
    ...(bounds[0] < bounds[2] && { bounds: [...bounds] as [number, number, number, number] }),
  }
  return kind === 'vector' ? { type: 'vector', ...own } : { type: 'raster', tileSize: 256, ...own }
}

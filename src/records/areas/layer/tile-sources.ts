import type { VectorSourceSpecification } from 'maplibre-gl'
import type { TileJson } from '#contract/tile-json.ts'
import type { AreaSources } from './area-style-setting.ts'

const TILES = 'areas'
/** The same tiles once more: shapes are drawn before there are letters, and a filter colours names anew and nothing else. */
const NAMES = 'area-names'

/** What areas are drawn from where the service has tiles. */
export const FROM_TILES: AreaSources = {
  shapes: { source: TILES, 'source-layer': 'areas' },
  bands: { source: TILES, 'source-layer': 'areas' },
  points: { source: TILES, 'source-layer': 'area_points' },
  names: { source: NAMES, 'source-layer': 'area_points' },
}

/** The sources of {@link FROM_TILES}. */
export function tileSources(json: TileJson): Readonly<Record<string, VectorSourceSpecification>> {
  const source = tileSource(json)
  return { [TILES]: source, [NAMES]: source }
}

/** A source of the tiles. */
export function tileSource({ tiles, minzoom, maxzoom, bounds }: TileJson): VectorSourceSpecification {
  return { type: 'vector', tiles, minzoom, maxzoom, ...(bounds && { bounds }) }
}

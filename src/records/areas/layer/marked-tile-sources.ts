import type { VectorSourceSpecification } from 'maplibre-gl'
import type { TileJson } from '#contract/tile-json.ts'
import type { AreaSources } from './area-style-setting.ts'
import { tileSource } from './tile-sources.ts'

/** The same tiles as all areas are drawn from, once more. */
const MARKS = 'area-marks'

/** What areas that stand out are drawn from where the service has tiles. */
export const MARKED_FROM_TILES: AreaSources = {
  shapes: { source: MARKS, 'source-layer': 'areas' },
  bands: { source: MARKS, 'source-layer': 'areas' },
  points: { source: MARKS, 'source-layer': 'area_points' },
}

/** The sources of {@link MARKED_FROM_TILES}. */
export function markedTileSources(json: TileJson): Readonly<Record<string, VectorSourceSpecification>> {
  return { [MARKS]: tileSource(json) }
}

import { paths } from '#contract/paths.ts'
import type { TileJson } from '#contract/tile-json.ts'
import { TILE_MAX_ZOOM, TILE_MIN_ZOOM } from './grid.ts'

/** Below the prefix of the API. */
export const TILE_JSON_PATH = `${paths.areaTiles}.json`
export const TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** TileJSON 3.0 with the layers that vector tiles must name. */
export interface VectorTileJson extends TileJson {
  readonly vector_layers: readonly { readonly id: string; readonly fields: Readonly<Record<string, string>> }[]
}

/**
 * Describes the areas' tiles.
 * @param template address of a tile with the placeholders `{z}`, `{x}` and `{y}`
 * @param attributions whom to name beside the map
 */
export function areaTileJson(template: string, attributions: readonly string[]): VectorTileJson {
  const common = {
    uuid: 'UUID',
    category_id: 'Category',
    country_id: 'Country',
    r0: 'Radius in pixels of a 512-pixel tile at zoom 0',
  }
  return {
    tilejson: '3.0.0',
    tiles: [template],
    minzoom: TILE_MIN_ZOOM,
    maxzoom: TILE_MAX_ZOOM,
    ...(attributions.length === 0 ? {} : { attribution: attributions.join(' · ') }),
    vector_layers: [
      { id: 'areas', fields: common },
      {
        id: 'area_points',
        fields: { ...common, name: 'Name', km2: 'Area in km²', place: 'True where no shape is known' },
      },
    ],
  }
}

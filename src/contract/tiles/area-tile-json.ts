import { paths } from '../paths.ts'
import type { TileJson } from '../tile-json.ts'
import { TILE_MAX_ZOOM, TILE_MIN_ZOOM } from './grid.ts'

/** Below the prefix of the API. */
export const TILE_JSON_PATH = `${paths.areaTiles}.json`
export const TILE_COUNTS_PATH = `${paths.areaTiles}/counts`
export const TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** By which rules areas are chosen for tiles, and these are made: a new number makes them again in all stores. */
export const TILE_RULES = 1

const COMMON_FIELDS = {
  uuid: 'UUID, of a shape or else of its point, where a tile holds few areas',
  category_id: 'Category',
  country_id: 'Country',
  r0: 'Radius in pixels of a 512-pixel tile at zoom 0, in steps; 0 where the tile has no shape',
}

/** What is in the layers of the tiles, in the form of TileJSON 3.0, which vector tiles must give. */
export const VECTOR_LAYERS = [
  { id: 'areas', fields: COMMON_FIELDS },
  {
    id: 'area_points',
    fields: {
      ...COMMON_FIELDS,
      name: 'Name, of large areas',
      km2: 'Area in km², beside the name',
      place: 'True where no shape is known',
    },
  },
]

/** TileJSON 3.0 with the layers that vector tiles must name. */
export interface VectorTileJson extends TileJson {
  readonly vector_layers: typeof VECTOR_LAYERS
}

export interface TilesDescribed {
  /** Address of a tile with the placeholders `{z}`, `{x}` and `{y}`. */
  readonly template: string
  /** Address of the counts. */
  readonly counts: string
  readonly allFromZoom: number
  /** The categories of the areas in them. */
  readonly categoryIds: readonly number[]
  /** Whom to name beside the map. */
  readonly attributions: readonly string[]
}

/** Describes the areas' tiles. */
export function areaTileJson(described: TilesDescribed): VectorTileJson {
  const { template, counts, allFromZoom, categoryIds, attributions } = described
  return {
    tilejson: '3.0.0',
    tiles: [template],
    minzoom: TILE_MIN_ZOOM,
    maxzoom: TILE_MAX_ZOOM,
    all_from_zoom: allFromZoom,
    counts,
    category_ids: [...categoryIds],
    ...attributionOf(attributions),
    vector_layers: VECTOR_LAYERS,
  }
}

/** Whom to name for the tiles, as their description has it; nothing where nobody is. */
export function attributionOf(attributions: readonly string[]): { readonly attribution?: string } {
  return attributions.length === 0 ? {} : { attribution: attributions.join(' · ') }
}

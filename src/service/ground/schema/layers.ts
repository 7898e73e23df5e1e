/**
 * The layers of the ground’s tiles; a piece says by its place here which one it is of. `keep`: where a tile is too heavy,
 * what has the least number goes last.
 */
export const LAYERS = [
  { name: 'land', keep: 3 },
  { name: 'water_polygons', keep: 2 },
  { name: 'water_polygons_labels', keep: 2 },
  { name: 'water_lines', keep: 2 },
  { name: 'streets', keep: 0 },
  { name: 'aerialways', keep: 1 },
  { name: 'ferries', keep: 1 },
  { name: 'buildings', keep: 6 },
  { name: 'boundaries', keep: 1 },
  { name: 'place_labels', keep: 0 },
  { name: 'pois', keep: 0 },
  { name: 'ridges', keep: 4 },
  { name: 'barriers', keep: 5 },
  { name: 'contours', keep: 4 },
] as const

export type LayerName = (typeof LAYERS)[number]['name']

/** What is said of a feature in a tile. */
export type Properties = Readonly<Record<string, string | number | boolean>>

/** The first zoom of the tiles, and the last, which maps enlarge beyond. */
export const MIN_ZOOM = 6
export const MAX_ZOOM = 14

/** What of an element goes into a layer. */
export interface Draft {
  readonly layer: LayerName
  /** The first zoom at which it is in the tiles. */
  readonly from: number
  /** The last one; without it, the last of all. */
  readonly to?: number
  readonly properties: Properties
}

/** The address of a vector tile. */
export interface TileId {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** The size of a vector tile in its own unit. */
export const EXTENT = 4096

/** The last zoom that tiles are cut for; the map enlarges these beyond. */
export const MAX_ZOOM = 12

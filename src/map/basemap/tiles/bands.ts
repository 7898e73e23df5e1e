import type { TileId } from './tile-id.ts'

/**
 * What the basemap's data is divided into. `far` draws the whole map on the small scales, `near` the whole map on the
 * others, and `villages` adds to that the small places.
 */
export type BandName = 'far' | 'near' | 'villages'

/** The lowest tile zoom that each band is for. */
export const FIRST_ZOOM = { far: 0, near: 5, villages: 8 } as const satisfies Record<BandName, number>

/** The zoom of the tiles that `near` has a file for each of: a view needs few of them. */
export const REGION_ZOOM = 3

/** A file of the basemap's data, by its name. */
export interface BandFile {
  readonly name: string
  readonly band: BandName
}

/** The files that a tile is cut from. */
export function filesFor(tile: TileId): readonly BandFile[] {
  if (tile.z < FIRST_ZOOM.near) return [{ name: 'far', band: 'far' }]
  const depth = tile.z - REGION_ZOOM
  const near: BandFile = { name: regionName({ z: REGION_ZOOM, x: tile.x >> depth, y: tile.y >> depth }), band: 'near' }
  return tile.z < FIRST_ZOOM.villages ? [near] : [near, { name: 'villages', band: 'villages' }]
}

/** The name of the file that `near` has for a region. */
export function regionName({ x, y }: TileId): string {
  return `near-${x}-${y}`
}

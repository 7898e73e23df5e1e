import type { TileId } from './tile-id.ts'

/**
 * What the basemap's data is divided into. `far` draws the whole map on the small scales, `near` the whole map on the
 * others, and `villages` adds to that the small places.
 */
export type BandName = 'far' | 'near' | 'villages'

/** The lowest tile zoom that each band is for. */
export const FIRST_ZOOM = { far: 0, near: 5, villages: 8 } as const satisfies Record<BandName, number>

/** The zoom of the tiles that a band has a file for each of, for a view needs few of them; `far` is one file. */
export const REGION_ZOOM = { near: 3, villages: 5 } as const satisfies Partial<Record<BandName, number>>

export type RegionalBand = keyof typeof REGION_ZOOM

/** A file of the basemap's data, by its name. */
export interface BandFile {
  readonly name: string
  readonly band: BandName
}

/** The files that a tile is cut from. */
export function filesFor(tile: TileId): readonly BandFile[] {
  if (tile.z < FIRST_ZOOM.near) return [{ name: 'far', band: 'far' }]
  const near = fileOf('near', tile)
  return tile.z < FIRST_ZOOM.villages ? [near] : [near, fileOf('villages', tile)]
}

function fileOf(band: RegionalBand, { z, x, y }: TileId): BandFile {
  const depth = z - REGION_ZOOM[band]
  return { name: regionName(band, x >> depth, y >> depth), band }
}

/** The name of the file that a band has for the region in a column and a row. */
export function regionName(band: RegionalBand, x: number, y: number): string {
  return `${band}-${x}-${y}`
}

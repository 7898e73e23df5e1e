import type { TileId } from './tile-id.ts'
import type { BandName } from './bands.ts'

/** A tile that the page asks of the basemap's worker. */
export interface TileQuestion {
  readonly tile: TileId
  readonly language: string
  readonly urls: BandUrls
}

/** Where the files of the bands are. */
export type BandUrls = Readonly<Record<BandName, string>>

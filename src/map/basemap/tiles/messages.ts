import type { BandName } from './bands.ts'
import type { TileId } from './tile-id.ts'

/** A tile that the page asks of the basemap's worker. */
export interface TileQuestion {
  readonly tile: TileId
  readonly language: string
  /** The files that it is cut from. */
  readonly files: readonly BandAddress[]
}

/** Where a file of a band is. */
export interface BandAddress {
  readonly band: BandName
  readonly url: string
}

import type { TileId } from './tile-id.ts'
import type { BandName } from './bands.ts'

/** What the page tells the basemap's worker: a tile it wants, or one it no longer wants. */
export type Order =
  | {
      readonly type: 'cut'
      readonly id: number
      readonly tile: TileId
      readonly language: string
      readonly urls: BandUrls
    }
  | { readonly type: 'drop'; readonly id: number }

/** Where the files of the bands are. */
export type BandUrls = Readonly<Record<BandName, string>>

/** What the worker answers to a tile that is still wanted. */
export type Delivery =
  | { readonly id: number; readonly tile: ArrayBuffer }
  | { readonly id: number; readonly problem: string }

import type { TileAddress } from '#contract/ground/tile-plane.ts'
import type { GroundSchema } from '#contract/ground/ground-schema.ts'
import type { WayClosure } from './cut-ways.ts'

/** A tile of an archive that ways are read from. */
export interface WayTile {
  readonly url: string
  readonly schema: GroundSchema
  readonly tile: TileAddress
}

/** What the page asks of the worker: the ways of some tiles within some closures. */
export interface WaysQuestion {
  readonly tiles: readonly WayTile[]
  readonly closures: readonly WayClosure[]
}

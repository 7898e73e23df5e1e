import type { TileAreas } from '#contract/tiles/tile-area.ts'
import { readAreaTile } from '#contract/tiles/area-tile.ts'
import { TILE_MIN_ZOOM, tileBounds, type TileId } from '#contract/tiles/grid.ts'
import { hilbertCell } from '../../archive/hilbert.ts'
import { Numbers } from '../numbers.ts'

/** A tile by its place along the Hilbert curves of all zooms, one after the other. */
export interface PlacedTile {
  readonly tileId: number
  /** As the service gives it: empty where there is nothing. */
  readonly bytes: Uint8Array
  /** How much of the work is done, from 0 to 1: about. */
  readonly done: number
}

/** The tiles of all areas up to a zoom, in the order of their ids; all that hold something are among them. */
export async function* areaTiles(store: TileAreas, maxZoom: number): AsyncGenerator<PlacedTile, undefined> {
  let candidates = new Numbers()
  candidates.push(0)
  let firstId = 0
  for (let z = TILE_MIN_ZOOM; z <= maxZoom; z++) {
    const next = new Numbers()
    const side = 2 ** z
    for (let index = 0; index < candidates.length; index++) {
      const place = candidates.at(index)
      const [x, y] = hilbertCell(side, place)
      const { bytes, isTouched } = await tileAt(store, { z, x, y })
      // Where no area comes near a tile, none comes near a part of it.
      if (isTouched) next.push(4 * place, 4 * place + 1, 4 * place + 2, 4 * place + 3)
      yield { tileId: firstId + place, bytes, done: doneOf(z, index / candidates.length, maxZoom) }
    }
    firstId += side * side
    candidates = next
  }
}

async function tileAt(store: TileAreas, tile: TileId) {
  const bytes = await readAreaTile(store, tile)
  const isTouched = bytes.length > 0 || (await store.countDrawn(tileBounds(tile), tile.z)).count > 0
  return { bytes, isTouched }
}

/** Each zoom has four times the tiles of the one before. */
function doneOf(zoom: number, share: number, maxZoom: number): number {
  return (tilesBefore(zoom) + share * 4 ** zoom) / tilesBefore(maxZoom + 1)
}

function tilesBefore(zoom: number): number {
  return (4 ** zoom - 1) / 3
}

import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'
import { hilbertPlace } from '../../archive/hilbert.ts'

/** A tile, and by which number an archive knows it. */
export interface PlacedTile {
  readonly id: number
  readonly z: number
  readonly x: number
  readonly y: number
}

/** The tiles of some zooms that touch a box, in the order of an archive. */
export function placedTiles([west, south, east, north]: BBox, minZoom: number, maxZoom: number): readonly PlacedTile[] {
  const tiles: PlacedTile[] = []
  for (let z = minZoom; z <= maxZoom; z++) {
    const side = 2 ** z
    const cell = (share: number) => Math.min(side - 1, Math.floor(share * side))
    for (let y = cell(mercatorY(north)); y <= cell(mercatorY(south)); y++) {
      for (let x = cell(mercatorX(west)); x <= cell(mercatorX(east)); x++) {
        tiles.push({ id: (side * side - 1) / 3 + hilbertPlace(side, x, y), z, x, y })
      }
    }
  }
  return tiles.sort((a, b) => a.id - b.id)
}

import type { BBox } from '#contract/geometry.ts'
import { coarserBits, EXTENT, onGrid, toGrid } from '#contract/tiles/grid.ts'
import { type TileRange } from './tiling/quarter.ts'

/** The tiles that a region has at each zoom: those that its box touches, or where none is told, all that there are. */
export function tileRanges(bounds: BBox | null): (zoom: number) => TileRange {
  if (bounds === null) return (zoom) => ({ west: 0, north: 0, east: 2 ** zoom - 1, south: 2 ** zoom - 1 })
  const [west = 0, north = 0] = toGrid([bounds[0], bounds[3]]).map(onGrid)
  const [east = 0, south = 0] = toGrid([bounds[2], bounds[1]]).map(onGrid)
  const known = new Map<number, TileRange>()
  return (zoom) => {
    const range = known.get(zoom)
    if (range !== undefined) return range
    const tile = (value: number) => Math.floor(value / (EXTENT * 2 ** coarserBits(zoom)))
    const made = { west: tile(west), north: tile(north), east: tile(east), south: tile(south) }
    known.set(zoom, made)
    return made
  }
}

import { EXTENT } from '#contract/tiles/grid.ts'

/** What tiles hold around their edge, in their units: wider than any line that is drawn. */
export const BUFFER = 80

/** The tiles of a zoom that a region has. */
export interface TileRange {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** How a kind of shape is cut; coordinates in units of the zoom, from a square’s corner. */
export interface Cutting<Shape> {
  /** What of a shape lies in the square from `low` to `high`, moved by (-dx, -dy) before; null for nothing. */
  clip(shape: Shape, dx: number, dy: number, low: number, high: number): Shape | null
  /** Takes what lies in a tile. */
  emit(x: number, y: number, shape: Shape): void
}

/** The tiles that something touches with its bounds, in units of the zoom. */
export function tilesAround(west: number, north: number, east: number, south: number): TileRange {
  const tile = (value: number) => Math.floor(value / EXTENT)
  return {
    west: tile(west - BUFFER),
    north: tile(north - BUFFER),
    east: tile(east + BUFFER),
    south: tile(south + BUFFER),
  }
}

/** The part of one range that lies in another; null for none. */
export function overlap(a: TileRange, b: TileRange): TileRange | null {
  const west = Math.max(a.west, b.west)
  const north = Math.max(a.north, b.north)
  const east = Math.min(a.east, b.east)
  const south = Math.min(a.south, b.south)
  return west > east || north > south ? null : { west, north, east, south }
}

/**
 * Cuts a shape into the tiles of a range by halves and quarters, so that each of its vertices is looked at once for each
 * halving, not once for each tile.
 */
export function cutIntoTiles<Shape>(shape: Shape, range: TileRange, cutting: Cutting<Shape>): void {
  let level = 0
  while (range.west >> level !== range.east >> level || range.north >> level !== range.south >> level) level++
  quarter(shape, level, range.west >> level, range.north >> level, [0, 0], range, cutting)
}

/** @param column of the square, counted in squares of its size @param origin that the shape is measured from */
function quarter<Shape>(
  shape: Shape,
  level: number,
  column: number,
  row: number,
  origin: readonly [x: number, y: number],
  range: TileRange,
  cutting: Cutting<Shape>,
): void {
  const tiles = 2 ** level
  const square = {
    west: column * tiles,
    north: row * tiles,
    east: (column + 1) * tiles - 1,
    south: (row + 1) * tiles - 1,
  }
  if (overlap(square, range) === null) return
  const corner = [square.west * EXTENT, square.north * EXTENT] as const
  const left = cutting.clip(shape, corner[0] - origin[0], corner[1] - origin[1], -BUFFER, tiles * EXTENT + BUFFER)
  if (left === null) return
  if (level === 0) {
    cutting.emit(column, row, left)
    return
  }
  for (const [right, low] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    quarter(left, level - 1, column * 2 + right, row * 2 + low, corner, range, cutting)
  }
}

import { wrappedBox } from '../geo/box.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY, TILE } from '../geo/mercator.ts'
import type { BBox } from '../geometry.ts'

/** The zooms for which there are tiles; maps enlarge the last ones beyond. */
export const TILE_MIN_ZOOM = 0
export const TILE_MAX_ZOOM = 14

/** Tiles down to this zoom are made when areas change, and kept. */
export const COARSE_ZOOM = 6

/** A tile's own units from edge to edge, and how many more it holds around it: wider than any band along a border. */
export const EXTENT = 4096
export const BUFFER = 128

/** Units per pixel of a tile that is 512 pixels wide. */
export const UNITS_PER_PIXEL = EXTENT / TILE

/** The world in units of the largest zoom: all shapes are whole numbers on this grid, y growing southwards. */
export const WORLD = EXTENT * 2 ** TILE_MAX_ZOOM

/** A tile of the usual scheme: `x` counts from the antimeridian eastwards, `y` from the north. */
export interface TileId {
  readonly z: number
  readonly x: number
  readonly y: number
}

/** By how many bits a zoom's units are coarser than the grid. */
export function coarserBits(zoom: number): number {
  return TILE_MAX_ZOOM - zoom
}

/** A position on the world grid in Web Mercator, from 0 to WORLD. */
export function toGrid([lng = 0, lat = 0]: readonly number[]): readonly [x: number, y: number] {
  return [gridX(lng), gridY(lat)]
}

export function gridX(lng: number): number {
  return Math.round(mercatorX(lng) * WORLD)
}

export function gridY(lat: number): number {
  return Math.round(mercatorY(lat) * WORLD)
}

/** Where a number lies among rows or columns of the world grid: what is on the far edge is in the last one. */
export function onGrid(value: number): number {
  return Math.min(WORLD - 1, Math.max(0, value))
}

/** The bounds of a tile with its buffer, in degrees; west > east where they cross the antimeridian. */
export function tileBounds({ z, x, y }: TileId): BBox {
  const margin = BUFFER / EXTENT
  const lng = (column: number) => mercatorLng(column / 2 ** z)
  const lat = (row: number) => latitudeOf(row / 2 ** z)
  return wrappedBox([lng(x - margin), lat(y + 1 + margin), lng(x + 1 + margin), lat(y - margin)])
}

/** What lies beyond the square belongs to the tiles at its edge. */
function latitudeOf(y: number): number {
  return y <= 0 ? 90 : y >= 1 ? -90 : mercatorLat(y)
}

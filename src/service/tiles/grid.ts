import type { BBox } from '#contract/geometry.ts'

/** The zooms for which there are tiles; maps enlarge the last ones beyond. */
export const TILE_MIN_ZOOM = 0
export const TILE_MAX_ZOOM = 14

/** A tile's own units from edge to edge, and how many more it holds around it: wider than any band along a border. */
export const EXTENT = 4096
export const BUFFER = 128

/** Units per pixel of a tile that is 512 pixels wide. */
export const UNITS_PER_PIXEL = EXTENT / 512

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
  const sine = Math.sin((lat * Math.PI) / 180)
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
  return [Math.round((lng / 360 + 0.5) * WORLD), Math.round(Math.min(1, Math.max(0, y)) * WORLD)]
}

/** The bounds of a tile with its buffer, in degrees; west > east where they cross the antimeridian. */
export function tileBounds({ z, x, y }: TileId): BBox {
  const margin = BUFFER / EXTENT
  const [west, east] = [x - margin, x + 1 + margin].map((column) => (column / 2 ** z) * 360 - 180)
  const [north = 90, south = -90] = [y - margin, y + 1 + margin].map((row) => latitudeOf(row / 2 ** z))
  if (west === undefined || east === undefined || east - west >= 360) return [-180, south, 180, north]
  return [west < -180 ? west + 360 : west, south, east > 180 ? east - 360 : east, north]
}

/** The latitude of a height in Web Mercator, 0 at its northern edge and 1 at its southern one. */
function latitudeOf(y: number): number {
  if (y <= 0) return 90
  if (y >= 1) return -90
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
}

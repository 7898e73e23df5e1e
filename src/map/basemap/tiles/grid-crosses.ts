import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { EXTENT, type TileId } from './tile-id.ts'

/** Minutes of arc between crosses at each tile zoom, so that they are some 70 to 140 pixels apart. */
const SPACING = [3600, 1800, 900, 600, 300, 120, 60, 30, 15, 10, 5, 2, 1]

/** The crossings of round meridians and parallels inside a tile, as points in the tile's own unit. */
export function gridCrosses({ z, x, y }: TileId): GeoJSONVTFeature[] {
  const spacing = (SPACING[z] ?? 1) / 60
  const world = 2 ** z
  const columns = multiples(mercatorLng(x / world), mercatorLng((x + 1) / world), spacing)
    .map((lon) => Math.floor((mercatorX(lon) * world - x) * EXTENT))
    .filter(isInside)
  const rows = multiples(mercatorLat((y + 1) / world), mercatorLat(y / world), spacing)
    .filter((lat) => Math.abs(lat) < 90)
    .map((lat) => Math.floor((mercatorY(lat) * world - y) * EXTENT))
    .filter(isInside)
  return columns.flatMap((column) =>
    rows.map((row): GeoJSONVTFeature => ({ type: 1, tags: null, geometry: [[column, row]] })),
  )
}

/** The multiples of a number between two others, and one beyond each. */
function multiples(from: number, to: number, of: number): number[] {
  const first = Math.floor(from / of)
  return Array.from({ length: Math.ceil(to / of) - first + 1 }, (_, index) => (first + index) * of)
}

function isInside(value: number): boolean {
  return value >= 0 && value < EXTENT
}

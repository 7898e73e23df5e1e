import type { GeoJSONVTFeature } from '@maplibre/geojson-vt'
import { EXTENT, type TileId } from './tile-id.ts'

/** Minutes of arc between crosses at each tile zoom, so that they are some 70 to 140 pixels apart. */
const SPACING = [3600, 1800, 900, 600, 300, 120, 60, 30, 15, 10, 5, 2, 1]

/** The crossings of round meridians and parallels inside a tile, as points in the tile's own unit. */
export function gridCrosses({ z, x, y }: TileId): GeoJSONVTFeature[] {
  const spacing = (SPACING[z] ?? 1) / 60
  const world = 2 ** z
  const columns = multiples(longitude(x / world), longitude((x + 1) / world), spacing)
    .map((lon) => Math.floor(((lon / 360 + 0.5) * world - x) * EXTENT))
    .filter(isInside)
  const rows = multiples(latitude((y + 1) / world), latitude(y / world), spacing)
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

function longitude(x: number): number {
  return (x - 0.5) * 360
}

function latitude(y: number): number {
  return (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
}

/** How far down the map's unit square a latitude lies. */
export function mercatorY(lat: number): number {
  return 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI)
}

import { wktToGeoJSON } from 'betterknown'
import type { Geometry, MultiPolygon, Point, Position } from 'geojson'
import proj4 from 'proj4'
import * as z from 'zod/mini'
import known from '../../../geometry/reproject-systems.json' with { type: 'json' }
import { box } from '../../reading/testing/reading.ts'
import others from './systems.json' with { type: 'json' }

/** A dataset in the image of a real one: its columns, and its rows as texts with the place behind the last column. */
export const Dataset = z.object({
  format: z.enum(['geojson', 'shp', 'gpkg', 'kml', 'csv-wkt', 'csv-wkt-latin1', 'csv-latlng']),
  columns: z.string(),
  rows: z.array(z.string()),
  crs: z.optional(z.int()),
  encoding: z.optional(z.string()),
  language: z.optional(z.int()),
})
export type Dataset = z.infer<typeof Dataset>

export interface Table {
  /** `n` for numbers, `d` for the dates of a `.dbf`, `s` for texts. */
  readonly columns: readonly { readonly name: string; readonly kind: string }[]
  readonly rows: readonly { readonly cells: readonly string[]; readonly geometry: Geometry | null }[]
}

export function tableOf({ columns, rows, crs }: Dataset): Table {
  return {
    columns: columns.split(' | ').map((column) => {
      const [, name = column, kind = 's'] = /^(.*?)(?::([nd]))?$/.exec(column) ?? []
      return { name, kind }
    }),
    rows: rows.map((row) => {
      const cells = row.split(' | ')
      return { cells: cells.slice(0, -1), geometry: projected(placeOf(cells.at(-1) ?? 'none'), crs) }
    }),
  }
}

/** The geometry of a row's last cell: a square of 0.04° around a position, a point, WKT, or none. */
function placeOf(cell: string): Geometry | null {
  if (cell === 'none') return null
  if (/^[A-Z]/.test(cell)) return wktToGeoJSON(cell)
  const [lng = 0, lat = 0] = cell.replace('point ', '').split(' ').map(Number)
  if (cell.startsWith('point')) return { type: 'Point', coordinates: [lng, lat] }
  return { type: 'MultiPolygon', coordinates: [[box(lng - 0.02, lat - 0.02, 0.04)]] }
}

const Systems = z.record(z.string(), z.object({ proj: z.optional(z.string()), wkt: z.optional(z.string()) }))
const systems = Systems.parse(others)
const definitions = new Map([
  ...Object.entries(known).map(([code, { proj }]) => [code, proj] as const),
  ...Object.entries(systems).flatMap(([code, { proj }]) => (proj === undefined ? [] : [[code, proj] as const])),
])

/** What a `.prj`, or a GeoPackage, says of a system. */
export function wktOfSystem(code: number): string {
  return systems[code]?.wkt ?? ''
}

function projected(geometry: Geometry | null, code = 4326): Geometry | null {
  const definition = definitions.get(String(code))
  if (definition === undefined || definition.startsWith('+proj=longlat')) return geometry
  const { forward } = proj4('WGS84', definition)
  const move = ([x = NaN, y = NaN]: Position): Position => forward([x, y])
  return geometry?.type === 'MultiPolygon'
    ? moved(geometry, move)
    : geometry?.type === 'Point'
      ? { type: 'Point', coordinates: move(geometry.coordinates) }
      : geometry
}

function moved({ coordinates }: MultiPolygon, move: (position: Position) => Position): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(move))) }
}

export function isShape(geometry: Geometry | null): geometry is MultiPolygon | Point | null {
  return geometry === null || geometry.type === 'MultiPolygon' || geometry.type === 'Point'
}

import type { Position } from 'geojson'
import proj4, { type ProjectionDefinition } from 'proj4'
import * as z from 'zod/mini'
import { datums, type Datum } from './reproject-datums.ts'
import systems from './reproject-systems.json' with { type: 'json' }

/** A coordinate system that is known, by which positions become WGS 84. */
export interface CoordinateSystem {
  readonly name: string
  /** How far off positions in WGS 84 may be, in metres. */
  readonly metres: number
  /** Longitude and latitude of a position; null where positions are in them already. */
  readonly toWgs84: ((position: Position) => Position) | null
  /** The way back. */
  readonly fromWgs84: ((position: Position) => Position) | null
}

/** How a file names its coordinate system: by EPSG code, by WKT as in a `.prj`, or both. */
export interface SystemReference {
  readonly epsg?: number | undefined
  readonly wkt?: string | undefined
}

/** Longitude and latitude in WGS 84. */
export const wgs84: CoordinateSystem = { name: 'WGS 84', metres: 0, toWgs84: null, fromWgs84: null }

/** Systems on a datum that moves with its continent are taken as WGS 84, from which they drift by at most this. */
const DRIFT = 2

const known = new Map<string, { name: string; proj: string; datum?: string; northFirst?: boolean }>(
  Object.entries(systems),
)

/**
 * The coordinate system that a file names; null where it is not known, so that nothing is ever bent by a guess.
 * Axes are east before north, as all file formats have them, whatever the system's definition says. Old datums are
 * shifted by three or seven parameters, so that positions are off by `metres` at most: 3 for German (DHDN), 4 for
 * French (NTF), 1 for Swedish (RT 90) ones; modern ones (ETRS89, RGF93, SWEREF99) by less than 2. Edges stay straight
 * between their converted ends.
 */
export function systemOf({ epsg, wkt }: SystemReference): CoordinateSystem | null {
  const flat = wkt === undefined ? null : horizontalPart(wkt)
  const code = epsg ?? (flat === null ? null : codeIn(flat))
  return (code === null ? null : systemOfCode(code)) ?? (flat === null ? null : systemOfWkt(flat))
}

/** The EPSG code of a system that is known, written as `EPSG:25832` or `25832`; null for anything else. */
export function epsgOf(text: string): number | null {
  const code = Number(/^\s*(?:EPSG:+)?(\d{4,6})\s*$/i.exec(text)?.[1])
  return Number.isNaN(code) || systemOf({ epsg: code }) === null ? null : code
}

/**
 * Whether the EPSG puts north, or the latitude, before east in the positions of a system: of those in degrees, and of some
 * in metres. Few formats follow it.
 */
export function isNorthFirst(epsg: number): boolean {
  const { proj = '', northFirst } = known.get(String(epsg)) ?? {}
  return epsg === 4326 || epsg === 4979 || (northFirst ?? proj.startsWith('+proj=longlat'))
}

/** A WKT without what it may say of heights. */
function horizontalPart(wkt: string): string {
  if (!/^\s*(COMPD_CS|COMPOUNDCRS)/i.test(wkt)) return wkt
  const start = wkt.search(/(PROJ|GEOG)(CS|CRS)\s*\[/i)
  let depth = 0
  for (let at = wkt.indexOf('[', start); at >= 0 && at < wkt.length; at++) {
    depth += wkt[at] === '[' ? 1 : wkt[at] === ']' ? -1 : 0
    if (depth === 0) return wkt.slice(start, at + 1)
  }
  return wkt
}

/** The EPSG code at the end of a WKT, which is that of the whole. */
function codeIn(wkt: string): number | null {
  const [, code] = /(?:AUTHORITY|ID)\s*\[\s*"EPSG"\s*,\s*"?(\d+)"?\s*\]\s*\]\s*$/i.exec(wkt) ?? []
  return code === undefined ? null : Number(code)
}

function systemOfCode(code: number): CoordinateSystem | null {
  if (code === 4326 || code === 4979) return wgs84
  const zone = code % 100
  if ((Math.floor(code / 100) === 326 || Math.floor(code / 100) === 327) && zone >= 1 && zone <= 60) {
    const south = code >= 32_700
    const proj = `+proj=utm +zone=${zone}${south ? ' +south' : ''} +datum=WGS84 +units=m`
    return { name: `WGS 84 / UTM zone ${zone}${south ? 'S' : 'N'}`, metres: 0, ...converters(proj) }
  }
  const found = known.get(String(code))
  if (found === undefined) return null
  const datum = found.datum === undefined ? undefined : datums[found.datum]
  const name = `${found.name} (EPSG:${code})`
  if (datum !== undefined) {
    return { name, metres: datum.metres, ...converters(`${found.proj} +towgs84=${datum.shift}`) }
  }
  if (found.proj.startsWith('+proj=longlat')) return { ...wgs84, name, metres: DRIFT }
  return { name, metres: DRIFT, ...converters(found.proj.includes('+b=') ? found.proj : modern(found.proj)) }
}

function modern(proj: string): string {
  return `${proj} +towgs84=0,0,0`
}

function converters(definition: string | ProjectionDefinition) {
  const { forward, inverse } = proj4(new proj4.Proj(definition), 'WGS84')
  return {
    toWgs84: ([x = NaN, y = NaN, ...heights]: Position) => [...forward([x, y]).map(rounded), ...heights],
    fromWgs84: ([lng = NaN, lat = NaN, ...heights]: Position) => [...inverse([lng, lat]), ...heights],
  }
}

/** To a tenth of a millimetre. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e9) / 1e9
}

/** What proj4 makes of a WKT, as far as it is needed here. */
const Definition = z.looseObject({
  projName: z.string(),
  datumCode: z.optional(z.string()),
  a: z.optional(z.number()),
  rf: z.optional(z.number()),
  from_greenwich: z.optional(z.number()),
  UNIT: z.optional(z.looseObject({ convert: z.optional(z.number()) })),
  GEOGCS: z.optional(z.looseObject({ UNIT: z.optional(z.looseObject({ convert: z.optional(z.number()) })) })),
})
type Definition = z.infer<typeof Definition>

const WORK_NAME = 'import'
const datumsByName = new Map(
  Object.values(datums).flatMap((datum) => datum.names.map((name) => [name, datum] as const)),
)

function systemOfWkt(wkt: string): CoordinateSystem | null {
  const definition = definitionOf(wkt)
  if (definition === null) return null
  const name = /^\s*\w+\s*\[\s*"([^"]+)"/.exec(wkt)?.[1] ?? 'a system without a name'
  const datum = datumsByName.get(definition.datumCode?.toLowerCase() ?? '')
  const shift = datum === undefined && isGeocentric(definition) ? 'none' : datum
  if (shift === undefined) return null
  if (shift === 'none' && isInDegrees(definition))
    return { ...wgs84, name, metres: definition.datumCode === 'wgs84' ? 0 : DRIFT }
  try {
    return { name, metres: shift === 'none' ? DRIFT : shift.metres, ...converters(shifted(definition, shift)) }
  } catch {
    return null
  }
}

function definitionOf(wkt: string): Definition | null {
  try {
    proj4.defs(WORK_NAME, wkt.trim())
    const parsed = Definition.safeParse(proj4.defs(WORK_NAME))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Whether a system's ellipsoid is that of WGS 84 or GRS 80, which only modern datums have. */
function isGeocentric({ datumCode, a = 0, rf = 0 }: Definition): boolean {
  return datumCode === 'wgs84' || (Math.abs(a - 6_378_137) < 0.5 && Math.abs(rf - 298.257222) < 1e-4)
}

/** Whether positions are longitude from Greenwich and latitude, in degrees. */
function isInDegrees(definition: Definition): boolean {
  const { projName, from_greenwich: meridian = 0 } = definition
  return projName === 'longlat' && meridian === 0 && Math.abs(degreesPerUnit(definition) - 1) < 1e-9
}

function degreesPerUnit(definition: Definition): number {
  return ((definition.GEOGCS ?? definition).UNIT?.convert ?? Math.PI / 180) / (Math.PI / 180)
}

const ANGLES = ['lat0', 'lat1', 'lat2', 'long0']

/** A definition with its datum shift named, and angles in other units than degrees (French grads) converted. */
function shifted(definition: Definition, shift: Datum | 'none'): ProjectionDefinition {
  const factor = degreesPerUnit(definition)
  const angles = ANGLES.flatMap((key) => {
    const angle = definition[key]
    return typeof angle === 'number' && Math.abs(factor - 1) > 1e-6 ? [[key, angle * factor] as const] : []
  })
  const { datum_params: _, datumCode: __, ...rest } = definition
  const parameters = shift === 'none' ? [0, 0, 0] : shift.shift.split(',').map(Number)
  const whole: object = { ...rest, ...Object.fromEntries(angles), datum_params: parameters }
  if (!isProjection(whole)) throw new TypeError('This is no projection.')
  return whole
}

function isProjection(definition: object): definition is ProjectionDefinition {
  return 'projName' in definition
}

/** A geometry's coordinates by a function of each position; what is no geometry stays as it is. */
export function reprojected(geometry: unknown, { toWgs84 }: Pick<CoordinateSystem, 'toWgs84'>): unknown {
  if (toWgs84 === null || typeof geometry !== 'object' || geometry === null) return geometry
  if ('geometries' in geometry && Array.isArray(geometry.geometries)) {
    return { ...geometry, geometries: geometry.geometries.map((part) => reprojected(part, { toWgs84 })) }
  }
  return 'coordinates' in geometry ? { ...geometry, coordinates: moved(geometry.coordinates, toWgs84) } : geometry
}

function moved(coordinates: unknown, move: (position: Position) => Position): unknown {
  if (!Array.isArray(coordinates)) return coordinates
  return isPosition(coordinates) ? move(coordinates) : coordinates.map((part) => moved(part, move))
}

function isPosition(coordinates: readonly unknown[]): coordinates is Position {
  return typeof coordinates[0] === 'number' && typeof coordinates[1] === 'number'
}

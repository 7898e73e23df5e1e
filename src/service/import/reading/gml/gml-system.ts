import type { Position } from 'geojson'
import { isNorthFirst, reprojected } from '../../../geometry/reproject.ts'
import { placingBy, type Placing } from '../input/system-of-file.ts'

/** Names whose axes are in the order that the EPSG gives them: north may come first. */
const BY_AUTHORITY =
  /^(?:urn:(?:x-)?ogc:def:crs[:,](?:crs:)?EPSG:(?:[^:,]*:)?|https?:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[^/]+\/)(\d+)/i
/** Older names, whose axes are east before north, as in other formats. */
const BY_CUSTOM = /^(?:EPSG:|https?:\/\/www\.opengis\.net\/gml\/srs\/epsg\.xml#)(\d+)$/i
const LONGITUDE_FIRST = /(?:^|[:/])CRS:?84h?$/i
/** How German surveys name the zones of UTM. */
const GERMAN_ZONE = /^urn:adv:crs:ETRS89_UTM(3[123])/i

/**
 * The way to longitude and latitude from the coordinate system that a `srsName` names; without one, from WGS 84. Throws an
 * ImportError for a system that is not known.
 */
export function placingOfSrs(srsName: string | undefined): Placing {
  if (srsName === undefined) return placingBy(null, '')
  const strict = BY_AUTHORITY.exec(srsName)?.[1]
  if (strict !== undefined) return placingByAuthority(Number(strict), srsName)
  if (LONGITUDE_FIRST.test(srsName)) return placingBy({ epsg: 4326 }, srsName)
  const code = BY_CUSTOM.exec(srsName)?.[1]
  const zone = GERMAN_ZONE.exec(srsName)?.[1]
  if (code === undefined && zone === undefined) return placingBy({}, srsName)
  return placingBy({ epsg: Number(code ?? `258${zone}`) }, srsName)
}

/** Systems with heights: of their own, or of another system named beside the first. */
const WITH_HEIGHTS = /,crs:|\d\+\d|[:/](?:4979|4937)$/

/** How many numbers a position has in the coordinate system that a `srsName` names. */
export function dimensionOfSrs(srsName = ''): number {
  return WITH_HEIGHTS.test(srsName) ? 3 : 2
}

function placingByAuthority(epsg: number, srsName: string): Placing {
  const placing = placingBy({ epsg }, srsName)
  if (!isNorthFirst(epsg)) return placing
  return { ...placing, place: (geometry) => placing.place(reprojected(geometry, { toWgs84: eastFirst })) }
}

function eastFirst([north = NaN, east = NaN, ...heights]: Position): Position {
  return [east, north, ...heights]
}

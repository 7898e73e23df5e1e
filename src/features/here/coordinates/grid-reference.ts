import { LatLon } from 'geodesy/mgrs.js'
import type { LatLng } from '#core/viewport/coordinates.ts'

/** A place on the grids that maps and rescuers use. */
export interface GridReference {
  /** `33U 413800 5414500`: zone and band, metres east and north. */
  readonly utm: string
  /** `33UVP 13800 14500`, to a metre. */
  readonly mgrs: string
}

/** The grids end at 80° S and 84° N, and the library a kilometre or two before. */
const [SOUTH, NORTH] = [-79.98, 83.98]
/** Degrees are rounded to about a centimetre, because the library rejects latitudes a hair south of the equator. */
const DECIMALS = 7

/** A place on the grids, to a metre; null where they end. */
export function gridReferenceOf(place: LatLng): GridReference | null {
  const [lat, lng] = [Number(place.lat.toFixed(DECIMALS)), Number(place.lng.toFixed(DECIMALS))]
  if (lat > NORTH || lat < SOUTH) return null
  const utm = new LatLon(lat, lng).toUtm()
  const [zone = '', square = '', east = '', north = ''] = utm.toMgrs().toString(10).split(' ')
  const metres = [utm.easting, utm.northing].map((metre) => Math.round(metre))
  return { utm: [zone, ...metres].join(' '), mgrs: `${zone}${square} ${east} ${north}` }
}

import type { Position } from 'geojson'
import { placingBy, type Placing } from '../input/system-of-file.ts'
import { isInSwissGrid, LV95 } from '../input/swiss-grid.ts'
import type { Written } from './written-geometry.ts'

/** Zones of UTM have 100 to 900 km from west to east, and less than 10,000 km from south to north. */
const [LEAST_EAST, MOST_EAST, MOST_NORTH] = [100_000, 900_000, 10_000_000]
const ZONE = /^(?:UTM|zone)?\s*(?<zone>[1-9]|[1-5]\d|60)\s*(?<letter>[C-HJ-NP-X]|north|south|nord|sud)?$/i

/**
 * A position in metres whose values (the Swiss system of 1995) or zone (UTM) tell its coordinate system. Null for all
 * else, such as degrees.
 */
export function placeInMetres(position: Position, zone: string): Written | null {
  const [east = NaN, north = NaN] = position
  if (isInSwissGrid(LV95, [east, north])) return placedIn(LV95, [east, north])
  if (isInSwissGrid(LV95, [north, east])) return placedIn(LV95, [north, east])
  const isUtm = east >= LEAST_EAST && east <= MOST_EAST && north >= 0 && north <= MOST_NORTH
  if (!isUtm || zone === '') return null
  const { zone: number, letter = '' } = ZONE.exec(zone.trim())?.groups ?? {}
  if (number === undefined) return null
  const half = halfOf(letter)
  if (half !== null) return placedIn(half + Number(number), [east, north])
  const problem = `zone “${zone}” does not say whether it is north or south of the equator: write ${number}N or ${number} south`
  return { geometry: null, problem }
}

const [NORTHERN, SOUTHERN] = [32_600, 32_700]

/** The half of the earth, by the letter of a band, or N. “S” tells neither: it is a northern band, and short for south. */
function halfOf(letter: string): number | null {
  if (letter === '' || /^s$/i.test(letter)) return null
  if (/^(?:south|sud)$/i.test(letter)) return SOUTHERN
  return letter.length > 1 || letter.toUpperCase() >= 'N' ? NORTHERN : SOUTHERN
}

const placings = new Map<number, Placing>()

function placedIn(epsg: number, coordinates: Position): Written {
  const placing = placings.get(epsg) ?? placingBy({ epsg }, `EPSG:${epsg}`)
  placings.set(epsg, placing)
  return { geometry: placing.place({ type: 'Point', coordinates }), remarks: placing.remarks }
}

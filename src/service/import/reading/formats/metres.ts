import type { Position } from 'geojson'
import Mgrs from 'geodesy/mgrs.js'
import OsGridRef from 'geodesy/osgridref.js'
import { placingBy, type Placing } from '../input/system-of-file.ts'
import { eastFirst, isInSwissGrid, LV95 } from '../input/swiss-grid.ts'
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

/** A position in metres of a system. */
export function placedIn(epsg: number, coordinates: Position): Written {
  const placing = placings.get(epsg) ?? placingBy({ epsg }, `EPSG:${epsg}`)
  placings.set(epsg, placing)
  const point = { type: 'Point', coordinates: eastFirst(epsg, coordinates) }
  return { geometry: placing.place(point), remarks: placing.remarks }
}

const BRITISH = /^(?<square>[HNST][A-HJ-Z])\s*(?<digits>\d{4,10}|\d{2,5}\s+\d{2,5})$/i
const MILITARY = /^\d{1,2}\s?[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?(?:\d{4,10}|\d{2,5}\s\d{2,5})$/i
const UTM =
  /^(?<zone>\d{1,2}\s?[C-HJ-NP-X])[\s,;]+(?<east>\d{6})(?:\.\d+)?\s?m?E?[\s,;/]+(?<north>\d{5,8})(?:\.\d+)?\s?m?N?$/i
const SWISS = /^(?<east>\d['’ ]?\d{3}['’ ]?\d{3})(?:\.\d+)?\s*[,;/\s]\s*(?<north>\d['’ ]?\d{3}['’ ]?\d{3})(?:\.\d+)?$/
const BRITISH_GRID = 27_700

/** A place that a text tells on a grid: “SK 243 836”, “32U 436512 5412345”, “32U MU 36512 12345”, “2'600'000 / 1'200'000”; null for anything else. */
export function placeOnGrid(written: string): Written | null {
  const text = written.trim()
  const digits = BRITISH.exec(text)?.groups?.['digits']?.replaceAll(/\s/g, '')
  try {
    if (digits !== undefined) {
      const { easting, northing } = OsGridRef.parse(text)
      const middle = 10 ** (5 - digits.length / 2) / 2
      return placedIn(BRITISH_GRID, [easting + middle, northing + middle])
    }
    if (MILITARY.test(text)) {
      const { zone, hemisphere, easting, northing } = Mgrs.parse(text).toUtm()
      return placedIn((hemisphere === 'N' ? NORTHERN : SOUTHERN) + zone, [easting, northing])
    }
  } catch {
    return null
  }
  const { east, north, zone = '' } = UTM.exec(text)?.groups ?? SWISS.exec(text)?.groups ?? {}
  const [x = NaN, y = NaN] = [east, north].map((part) => Number(part?.replaceAll(/['’ ]/g, '')))
  return placeInMetres([x, y], zone)
}

import type { Reading } from './reading.ts'
import { placeOfUtm } from './utm.ts'

/** Bands of latitude from 80° S on, 8° each; the last one has 12°. */
const BANDS = 'CDEFGHJKLMNPQRSTUVWX'
const COLUMNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const ROWS = 'ABCDEFGHJKLMNPQRSTUV'
const SQUARE = 100_000
/** After so many metres the letters of the rows begin again. */
const CYCLE = ROWS.length * SQUARE
/** How far beyond its band a place may lie: a square of the grid reaches over the border. */
const OVER_BAND = 1

/** A comma between two digits parts no zone from its easting: `47,300000 11,400000` are decimal degrees. */
const UTM =
  /^(?:UTM|ZONE)?\s*(\d{1,2})(?!,\d)\s*([C-HJ-NP-X])?[\s,;]+(?:E\s*)?(\d{6,7}(?:[.,]\d+)?)\s*(?:M?\s*E)?[\s,;]+(?:N\s*)?(\d{1,8}(?:[.,]\d+)?)\s*(?:M?\s*N)?$/
const MGRS = /^(?:MGRS|UTMREF|USNG)?\s*(\d{1,2})\s*([C-HJ-NP-X])\s*([A-HJ-NP-Z])\s*([A-HJ-NP-V])\s*(\d*)\s*(\d*)$/

/** What a text gives as a place of the UTM grid, `33U 397000 5420000`: of both hemispheres where the letter may mean either. */
export function readUtm(text: string): readonly Reading[] {
  const [, zone, letter, easting, northing] = UTM.exec(text) ?? []
  if (zone === undefined || easting === undefined || northing === undefined) return []
  const at = (south: boolean): readonly Reading[] =>
    onGrid({ zone: Number(zone), south, easting: metres(easting), northing: metres(northing) }, 'utm')
  const ofBand = letter === undefined ? [] : at(letter < 'N').filter((reading) => isInBand(reading, letter))
  // Many write N and S for the hemisphere, where the grid has bands of these names.
  if (letter === 'S') return [...ofBand, ...at(true)]
  return letter === undefined || letter === 'N' ? at(false) : ofBand
}

/** What a text gives as a square of the military grid, `33UUP 97000 20000`: the middle of it. */
export function readMgrs(text: string): readonly Reading[] {
  const [, zoneText, band, column, row, first = '', second = ''] = MGRS.exec(text) ?? []
  const digits = first + second
  const half = digits.length / 2
  const isEven = second === '' ? Number.isInteger(half) : first.length === second.length
  if (zoneText === undefined || band === undefined || column === undefined || row === undefined) return []
  if (!isEven || half > 5) return []
  const zone = Number(zoneText)
  const within = (part: string) => (Number(part) + 0.5) * 10 ** (5 - half)
  // Three sets of columns, and in even zones rows that begin five letters later.
  const east = COLUMNS.indexOf(column) - ((zone - 1) % 3) * 8 + 1
  const north = (ROWS.indexOf(row) - (zone % 2 === 0 ? 5 : 0) + ROWS.length) % ROWS.length
  if (east < 1 || east > 8) return []
  const easting = east * SQUARE + within(digits.slice(0, half))
  const start = north * SQUARE + within(digits.slice(half))
  const cycles = [0, 1, 2, 3, 4]
  return cycles
    .flatMap((cycle) => onGrid({ zone, south: band < 'N', easting, northing: start + cycle * CYCLE }, 'mgrs'))
    .filter((reading) => isInBand(reading, band))
    .slice(0, 1)
}

function onGrid(place: Parameters<typeof placeOfUtm>[0], notation: 'utm' | 'mgrs'): readonly Reading[] {
  const { zone, easting, northing } = place
  const isOnGrid = zone >= 1 && zone <= 60 && easting >= 100_000 && easting < 900_000 && northing <= 10_000_000
  return isOnGrid ? [{ ...placeOfUtm(place), notation, order: null }] : []
}

function isInBand({ lat }: Reading, letter: string): boolean {
  const south = BANDS.indexOf(letter) * 8 - 80
  const north = letter === 'X' ? 84 : south + 8
  return lat > south - OVER_BAND && lat < north + OVER_BAND
}

function metres(text: string): number {
  return Number(text.replace(',', '.'))
}

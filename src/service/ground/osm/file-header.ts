import type { BBox } from '#contract/geometry.ts'
import { readMessage } from './message.ts'

/** What a file may ask of those who read it, and is done here. */
const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes'])

const NANO = 1e-9

/** What the header of a file says; `refusal`: why it cannot be read, as the rest of a sentence about it. */
export interface FileHeader {
  readonly bounds: BBox | null
  readonly refusal: string | null
}

/** Throws a DamageError. */
export function readFileHeader(bytes: Uint8Array): FileHeader {
  const required: string[] = []
  const optional: string[] = []
  let bounds: BBox | null = null
  readMessage(bytes, (field, message) => {
    if (field === 1) bounds = boundsOf(message.readBytes())
    else if (field === 4) required.push(message.readString())
    else if (field === 5) optional.push(message.readString())
  })
  return { bounds, refusal: refusalOf(required, optional) }
}

function boundsOf(bytes: Uint8Array): BBox | null {
  const sides = [NaN, NaN, NaN, NaN]
  readMessage(bytes, (field, message) => {
    if (field <= sides.length) sides[field - 1] = message.readSVarint() * NANO
  })
  const [west = NaN, east = NaN, north = NaN, south = NaN] = sides
  const isBox = west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90
  return isBox ? [west, south, east, north] : null
}

function refusalOf(required: readonly string[], optional: readonly string[]): string | null {
  if (required.includes('HistoricalInformation')) {
    return 'has the history of its elements. Take an extract of the current state.'
  }
  const unknown = required.filter((feature) => !FEATURES.has(feature))
  if (unknown.length > 0) return `asks for ${unknown.join(', ')}, which is not read here.`
  if (optional.includes('LocationsOnWays')) {
    return 'has places in its ways instead of nodes (LocationsOnWays). Take the extract it was made from.'
  }
  return null
}

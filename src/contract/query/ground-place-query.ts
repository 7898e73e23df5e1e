import * as sentences from '../error-sentences.ts'
import type { BBox, LngLat } from '../geometry.ts'
import { GROUND_PLACE_KINDS, type GroundPlaceKind } from '../ground/ground-place.ts'
import { bbox } from './bbox.ts'
import { choices, integer, text, type Param } from './param.ts'
import { queryCodec } from './query.ts'

/** What of the ground is asked for. */
export interface GroundPlaceQuery {
  /** A name, may be with letters wrong. */
  readonly q?: string
  readonly kind?: readonly GroundPlaceKind[]
  readonly bbox?: BBox
  /** What is nearer to it comes first, of what fits as well. */
  readonly near?: LngLat
  /** How many at most. */
  readonly limit?: number
}

export const GROUND_PLACES_DEFAULT = 10
const GROUND_PLACES_MOST = 200

const DECIMALS = 5
const NUMBER = /^\s*-?\d{1,3}(\.\d{1,15})?\s*$/

const position: Param<LngLat> = {
  shape: { kind: 'text' },
  read(texts) {
    const parts = (texts.findLast((one) => one.trim() !== '') ?? '').split(',')
    const [lng = NaN, lat = NaN] = parts.map((part) => (NUMBER.test(part) ? Number(part) : NaN))
    const isPlace = parts.length === 2 && Math.abs(lng) <= 180 && Math.abs(lat) <= 90
    return isPlace ? { ok: true, value: [lng, lat] } : { ok: false, message: sentences.position }
  },
  write: (place) => place.map((degrees) => String(Number(degrees.toFixed(DECIMALS)))).join(','),
}

export const groundPlaceQuery = queryCodec<GroundPlaceQuery>({
  q: text,
  kind: choices(GROUND_PLACE_KINDS),
  bbox,
  near: position,
  limit: integer(1, GROUND_PLACES_MOST),
})

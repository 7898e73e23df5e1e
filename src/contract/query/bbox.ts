import * as sentences from '../error-sentences.ts'
import type { BBox } from '../geometry.ts'
import type { Param, Read } from './param.ts'

/** The decimals of a degree that a box is written with: a centimetre. */
export const BBOX_DECIMALS = 7

/** A box `west,south,east,north` in degrees; west > east crosses the antimeridian. */
export const bbox: Param<BBox> = {
  shape: { kind: 'bbox' },
  read: (texts) => readBox(texts.findLast((text) => text.trim() !== '') ?? ''),
  write: (box) => box.map(plainDecimal).join(','),
}

const DECIMAL = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i

function readBox(text: string): Read<BBox> {
  const parts = text.split(',')
  const [west, south, east, north] = parts.map((part) => (DECIMAL.test(part) ? Number(part) : NaN))
  if (parts.length !== 4 || !finite(west) || !finite(south) || !finite(east) || !finite(north)) {
    return wrong('Enter four numbers.')
  }
  if (Math.abs(west) > 180 || Math.abs(east) > 180) return wrong('Longitudes lie between -180 and 180.')
  if (Math.abs(south) > 90 || Math.abs(north) > 90) return wrong('Latitudes lie between -90 and 90.')
  if (south > north) return wrong('South must not be greater than north.')
  return { ok: true, value: [west, south, east, north] }
}

function wrong(what: string): Read<never> {
  return { ok: false, message: sentences.bbox(what) }
}

function finite(value: number | undefined): value is number {
  return Number.isFinite(value)
}

/** No exponent: some services read digits only. */
function plainDecimal(degrees: number): string {
  return degrees
    .toFixed(BBOX_DECIMALS)
    .replace(/\.?0+$/, '')
    .replace(/^-0$/, '0')
}

import { around } from './geo/box.ts'
import type { BBox } from './geometry.ts'

/** About ten metres. */
const DIGITS = 4

/** What `bbox` in an address of the map says for its start around a box. */
export function startBox(box: BBox): string {
  return boxText(around(box))
}

/** A box as an address has it. */
export function boxText(box: BBox): string {
  return box.map((degrees) => Number(degrees.toFixed(DIGITS))).join(',')
}

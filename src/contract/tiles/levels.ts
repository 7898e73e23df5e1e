import { UNITS_PER_PIXEL } from './grid.ts'

/** How shapes are generalised for a zoom; lengths in that zoom's units. */
export interface Level {
  readonly zoom: number
  /** How far an outline may move. */
  readonly tolerance: number
  /** Rings that are nowhere wider are left out. */
  readonly smallest: number
}

const half = UNITS_PER_PIXEL / 2

/** The levels at which generalised shapes are stored, coarse to fine. */
export const LEVELS: readonly Level[] = [
  { zoom: 4, tolerance: half, smallest: 4 * UNITS_PER_PIXEL },
  { zoom: 6, tolerance: half, smallest: 3 * UNITS_PER_PIXEL },
  { zoom: 8, tolerance: half, smallest: 2 * UNITS_PER_PIXEL },
  { zoom: 10, tolerance: half, smallest: 2 * UNITS_PER_PIXEL },
  { zoom: 12, tolerance: half, smallest: 2 * UNITS_PER_PIXEL },
  { zoom: 14, tolerance: 1, smallest: 0 },
]

/** The level that serves a zoom: the next one that is at least as fine. */
export function levelFor(zoom: number): Level {
  const level = LEVELS.find((candidate) => candidate.zoom >= zoom)
  if (level === undefined) throw new RangeError(`There are no tiles at zoom ${zoom}.`)
  return level
}

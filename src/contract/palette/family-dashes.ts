import type { AreaFamily } from '../records/lookups.ts'

/**
 * Dashes and gaps of the edge of each family of areas, in its widths, so that no family is known by its hue alone; none:
 * a line without gaps.
 */
export const FAMILY_DASHES: Readonly<Record<AreaFamily, readonly number[]>> = {
  park: [],
  reserve: [9, 2],
  landscape: [5, 3],
  rest: [2, 2],
  marine: [8, 2, 2, 2],
  other: [1, 3],
}

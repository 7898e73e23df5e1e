import type { Loaded } from '#core/api/loaded.ts'
import type { Part } from '#core/ui/print/parts.ts'
import type { ClosuresInView } from '#records/closures/closures-in-view.ts'

/** The whole list of a view, for paper. */
export interface Whole {
  readonly loaded: Loaded<ClosuresInView>
  /** When it was like that, in epoch ms. */
  readonly asOf: number
  /** How many rows at the end are of closures whose place is unknown; null where these could not be read. */
  readonly placeless: number | null
}

/** The part of it that is printed. */
export interface WholePart extends Whole {
  readonly part: Part
}

/** Rows on a page of the whole list, where each needs the fewest lines. */
const ROWS_PER_PAGE = 38

/** How many pages the whole list takes at least, the first with it. */
export function pagesOfWhole(rows: number): number {
  return 1 + Math.ceil(rows / ROWS_PER_PAGE)
}

/** How many rows a whole list has. */
export function rowsOf({ loaded }: Whole): number {
  return loaded.data?.matching.length ?? 0
}

import type { ClosureState } from '../closure-state.ts'
import { yearOf, type Part, type YearOfRecord } from '../strips/year-strip-bars.ts'

/** The part of a year in which a record is valid, and on which sides it goes on; null where there is none. */
export function partIn(
  year: number,
  { record }: ClosureState,
): { readonly part: Part; readonly goesOn: YearOfRecord['goesOn'] } | null {
  const { valid: part, goesOn, ...within } = yearOf(record, `${year}-07-01`)
  return within.year === year && part !== null ? { part, goesOn } : null
}

/** How many years before and after that of the day are told apart. */
const [BEFORE, AFTER] = [1, 3]

/** The years about one in which something is valid, and that year itself. */
export function yearsOf(states: readonly ClosureState[], year: number): readonly number[] {
  const near = Array.from({ length: BEFORE + 1 + AFTER }, (_, index) => year - BEFORE + index)
  return near.filter((one) => one === year || states.some((state) => partIn(one, state) !== null))
}

import { LOOKS, type Look } from '#records/closures/looks.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'

/** How many there are of a kind. */
export interface Count {
  readonly look: Look
  readonly count: number
}

/** Pure: how many closures and notices there are of each look, those that there are, the worst first. */
export function countLooks(states: readonly Pick<ClosureState, 'look'>[]): readonly Count[] {
  return LOOKS.map((look) => ({ look, count: states.filter((state) => state.look === look).length })).filter(
    ({ count }) => count > 0,
  )
}

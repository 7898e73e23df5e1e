import type { ClosureCounts } from '#contract/records/closure-summary.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { validityOf } from '#contract/standing/standing.ts'
import { unionAt } from '#contract/status/union.ts'
import type { ClosureState } from '../closure-state.ts'
import { worstFirst } from '../worst-first.ts'

/** How an area stands by the closures that name it: how many of them stand worst, and how these go on. */
export interface AreaStanding {
  readonly displayStatus: DisplayStatus
  /** How many closures stand so. */
  readonly count: number
  /** Whether there may be more, as not all of the area's closures were read; then no name or time is theirs. */
  readonly isAtLeast: boolean
  /** The name of the closure, where it is one and what is told is its own. */
  readonly name: string | null
  /** Whose times are told: those of one closure, or of several together; null where these are not known. */
  readonly state: ClosureState | null
}

/** What is known of an area's closures: all of them, some of them, or how many there are alone. */
export type AreaClosuresKnown =
  | { readonly states: readonly ClosureState[]; readonly isWhole: boolean }
  | { readonly counts: ClosureCounts }

/** How an area stands by what is known of its closures; null where none of them is current or upcoming. */
export function standingOf(known: AreaClosuresKnown): AreaStanding | null {
  if ('states' in known) {
    const standing = areaStanding(known.states)
    return standing === null || known.isWhole ? standing : { ...standing, isAtLeast: true, name: null, state: null }
  }
  const { worst, display_status } = known.counts
  return { displayStatus: worst, count: display_status[worst] ?? 0, isAtLeast: false, name: null, state: null }
}

/** How an area of these closures stands; null where all of them are over. */
export function areaStanding(states: readonly ClosureState[]): AreaStanding | null {
  const live = states.filter(({ status }) => status !== 'expired').sort(worstFirst)
  const [worst] = live
  if (worst === undefined) return null
  const { displayStatus } = worst
  const alike = live.filter((state) => state.displayStatus === displayStatus)
  const count = alike.length
  const union = worst.record.type === 'notice' ? null : inTurn(worst, live)
  const together = union !== null && isEndless(union) && !alike.every(isEndless) ? null : union
  const state = together ?? (count === 1 ? worst : null)
  const isItsOwn = count === 1 && state !== null && hasTimesOf(state, worst)
  return { displayStatus, count, isAtLeast: false, name: isItsOwn ? worst.record.name : null, state }
}

/** The worst closure with the times of all together that are as binding as it is; null where these cannot be told. */
function inTurn(worst: ClosureState, live: readonly ClosureState[]): ClosureState | null {
  const { times, at } = worst
  const alike = live.filter(({ record }) => record.type !== 'notice' && isBinding(record) === isBinding(worst.record))
  const validities = alike.flatMap(({ record, zone }) => (zone === null ? [] : validityOf(record, zone)))
  if (times === null || validities.length < alike.length) return null
  const union = unionAt(validities, at)
  return union && { ...worst, times: { ...times, ...union } }
}

const isBinding = ({ is_binding }: ClosureState['record']) => is_binding !== false

/** In force until further notice, which is said of several only where it is so of each. */
function isEndless({ times }: ClosureState): boolean {
  return times?.until === Infinity
}

function hasTimesOf(a: ClosureState, b: ClosureState): boolean {
  return a.times?.until === b.times?.until && a.times?.again === b.times?.again
}

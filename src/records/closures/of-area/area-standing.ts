import type { Uuid } from '#contract/ids.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { validityOf } from '#contract/standing/standing.ts'
import { unionAt } from '#contract/status/union.ts'
import type { ClosureState } from '../closure-state.ts'
import { worstFirst, type ClosuresInView } from '../closures-in-view.ts'

/** How an area stands by the closures that name it: how many of them stand worst, and how these go on. */
export interface AreaStanding {
  readonly displayStatus: DisplayStatus
  /** How many closures stand so. */
  readonly count: number
  /** The name of the closure, where it is one and what is told is its own. */
  readonly name: string | null
  /** Whose times are told: those of one closure, or of several together; null where these are not known. */
  readonly state: ClosureState | null
}

type Closures = Pick<ClosuresInView, 'matching' | 'others'>
const known = new WeakMap<Closures, ReadonlyMap<Uuid, readonly ClosureState[]>>()

/** The closures of each area that they name, whatever the filters are; worked out once for the same closures. */
export function closuresByArea(closures: Closures): ReadonlyMap<Uuid, readonly ClosureState[]> {
  const grouped = known.get(closures)
  if (grouped !== undefined) return grouped
  const byArea = new Map<Uuid, ClosureState[]>()
  known.set(closures, byArea)
  for (const state of [...closures.matching, ...closures.others]) {
    for (const uuid of state.record.protected_area_uuids ?? []) {
      const group = byArea.get(uuid)
      if (group === undefined) byArea.set(uuid, [state])
      else group.push(state)
    }
  }
  return byArea
}

/** How an area of these closures stands; null where all of them are over. */
export function areaStanding(states: readonly ClosureState[]): AreaStanding | null {
  const live = states.filter(({ status }) => status !== 'expired').sort(worstFirst)
  const [worst] = live
  if (worst === undefined) return null
  const { displayStatus } = worst
  const count = live.filter((state) => state.displayStatus === displayStatus).length
  const together = worst.record.type === 'notice' ? null : inTurn(worst, live)
  const state = together ?? (count === 1 ? worst : null)
  const isItsOwn = count === 1 && state !== null && hasTimesOf(state, worst)
  return { displayStatus, count, name: isItsOwn ? worst.record.name : null, state }
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

function hasTimesOf(a: ClosureState, b: ClosureState): boolean {
  return a.times?.until === b.times?.until && a.times?.again === b.times?.again
}

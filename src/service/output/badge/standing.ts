import * as z from 'zod/mini'
import { CLOSURE_TYPES, type ClosureType } from '#contract/records/closure.ts'
import { statusesShown } from '#contract/query/closure-query.ts'
import { statusAt } from '#contract/status/status.ts'
import type { ClosureSelection, Store } from '../../store/store.ts'
import { SENTENCE_FIELDS, Spoken } from './sentence.ts'

/** More closures than these are not looked at one by one. */
const MOST = 5000

/** How many of some closures and notices are current or upcoming, and how many are over. */
export interface Standing {
  readonly current: number
  readonly upcoming: number
  readonly notices: number
  /** Those that are over; none unless these were asked for. */
  readonly past: Readonly<Record<ClosureType, number>>
  /** The current closures; null where these are too many to look at. */
  readonly known: readonly Spoken[] | null
  /** The only closure, or without closures the only notice; null where there are several, or none. */
  readonly only: Spoken | null
}

/** How some closures and notices stand at `now` (epoch milliseconds). */
export async function standingOf(store: Store, asked: ClosureSelection, now: number): Promise<Standing> {
  const shown = statusesShown(asked)
  const live = shown.filter((status) => status !== 'expired')
  const types = asked.type ?? CLOSURE_TYPES
  const read = readerOf(store, { ...asked, status: live }, now)
  const { status, type } = await store.summarizeClosures({ ...asked, status: live, type: ['closure'] }, now)
  const closures = (one: 'current' | 'upcoming') =>
    types.includes('closure') && live.includes(one) ? (status[one] ?? 0) : 0
  const [current, upcoming] = [closures('current'), closures('upcoming')]
  const notices = types.includes('notice') ? (type.notice ?? 0) : 0
  const isOne = current + upcoming === 1 || (current + upcoming === 0 && notices === 1)
  return {
    current,
    upcoming,
    notices,
    past: shown.includes('expired') ? await pastOf(store, asked, now) : { closure: 0, notice: 0 },
    known: current > MOST ? null : current === 0 ? [] : await read('closure', { status: ['current'] }),
    only: isOne ? ((await read(current + upcoming === 1 ? 'closure' : 'notice'))[0] ?? null) : null,
  }
}

async function pastOf(store: Store, asked: ClosureSelection, now: number): Promise<Standing['past']> {
  const { type } = await store.summarizeClosures({ ...asked, status: ['expired'] }, now)
  const types = asked.type ?? CLOSURE_TYPES
  const count = (one: ClosureType) => (types.includes(one) ? (type[one] ?? 0) : 0)
  return { closure: count('closure'), notice: count('notice') }
}

function readerOf(store: Store, asked: ClosureSelection, now: number) {
  return async (type: ClosureType, narrower: ClosureSelection = {}): Promise<readonly Spoken[]> => {
    const selection = { ...asked, ...narrower, type: [type] }
    const { records } = await store.listClosures(selection, SENTENCE_FIELDS, { offset: 0, limit: MOST }, now)
    return z.array(Spoken).parse(JSON.parse(`[${new TextDecoder().decode(records)}]`))
  }
}

/** Which of some current closures are in force, and when their hours next change that. Epoch milliseconds. */
export function inForceAt(closures: readonly Spoken[], now: number) {
  const inForce: Spoken[] = []
  let until = Infinity
  for (const closure of closures) {
    const isAllDay = closure.daytime_start === null && closure.daytime_end === null
    const times = isAllDay ? null : statusAt(closure, now)
    if (times?.inForce !== false) inForce.push(closure)
    until = Math.min(until, times?.nextChange?.at ?? Infinity)
  }
  return { inForce, until }
}

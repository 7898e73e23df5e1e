import * as z from 'zod/mini'
import { CLOSURE_TYPES, type ClosureType } from '#contract/records/closure.ts'
import { statusesShown } from '#contract/query/closure-query.ts'
import type { ClosureSelection, Store } from '../../store/domain/store.ts'
import { BADGE_FIELDS, BadgeRecord } from './record.ts'

/** More records than these are not looked at one by one. */
const MOST = 5000

/** How many of some closures and notices are current or upcoming, and how many are over. */
export interface Tally {
  readonly current: number
  readonly upcoming: number
  readonly notices: number
  /** Those that are over; none unless these were asked for. */
  readonly past: Readonly<Record<ClosureType, number>>
  /** The current closures; without any the upcoming ones, else the notices. Null where these are too many to look at. */
  readonly first: readonly BadgeRecord[] | null
}

/** The only closure, or without closures the only notice; null where there are several, or none. */
export function onlyOf({ current, upcoming, first }: Tally): BadgeRecord | null {
  const [record, other] = first ?? []
  return record === undefined || other !== undefined || current + upcoming > 1 ? null : record
}

/** Counts some closures and notices as they stand at `now` (epoch milliseconds). */
export async function tallyOf(store: Store, asked: ClosureSelection, now: number): Promise<Tally> {
  const shown = statusesShown(asked)
  const live = shown.filter((status) => status !== 'expired')
  const types = asked.type ?? CLOSURE_TYPES
  const { status, type } = await store.summarizeClosures({ ...asked, status: live, type: ['closure'] }, now)
  const closures = (one: 'current' | 'upcoming') =>
    types.includes('closure') && live.includes(one) ? (status[one] ?? 0) : 0
  const [current, upcoming] = [closures('current'), closures('upcoming')]
  const notices = types.includes('notice') ? (type.notice ?? 0) : 0
  const read = (part: ClosureSelection) => readAll(store, { ...asked, ...part }, now)
  const readFirst = () => {
    if (current > 0) return read({ type: ['closure'], status: ['current'] })
    return read(upcoming > 0 ? { type: ['closure'], status: ['upcoming'] } : { type: ['notice'], status: live })
  }
  const atHand = current || upcoming || notices
  return {
    current,
    upcoming,
    notices,
    past: shown.includes('expired') ? await pastOf(store, asked, now) : { closure: 0, notice: 0 },
    first: atHand > MOST ? null : atHand === 0 ? [] : await readFirst(),
  }
}

async function pastOf(store: Store, asked: ClosureSelection, now: number): Promise<Tally['past']> {
  const { type } = await store.summarizeClosures({ ...asked, status: ['expired'] }, now)
  const types = asked.type ?? CLOSURE_TYPES
  const count = (one: ClosureType) => (types.includes(one) ? (type[one] ?? 0) : 0)
  return { closure: count('closure'), notice: count('notice') }
}

async function readAll(store: Store, selection: ClosureSelection, now: number): Promise<readonly BadgeRecord[]> {
  const { records } = await store.listClosures(selection, BADGE_FIELDS, { offset: 0, limit: MOST }, now)
  return z.array(BadgeRecord).parse(JSON.parse(`[${new TextDecoder().decode(records)}]`))
}

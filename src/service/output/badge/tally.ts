import * as z from 'zod/mini'
import { CLOSURE_TYPES, type ClosureType } from '#contract/records/closure.ts'
import { statusesShown, type ClosureFilters } from '#contract/query/closure-query.ts'
import { DISPLAY_STATUSES, statusOf, type DisplayStatus } from '#contract/standing/display-status.ts'
import type { Store } from '../../store/domain/store.ts'
import type { ClosureSummaries } from '../summary/closure-summaries.ts'
import { BADGE_FIELDS, BadgeRecord } from './record.ts'

/** How many of some closures and notices there are that are not over, by display status, and how many are over. */
export interface Tally {
  /** The worst of those that are not over; null where there are none. */
  readonly worst: DisplayStatus | null
  readonly of: (...statuses: readonly DisplayStatus[]) => number
  /** Those that are over; none unless these were asked for. */
  readonly past: Readonly<Record<ClosureType, number>>
}

export const NOTICES = ['notice', 'upcoming-notice'] as const satisfies readonly DisplayStatus[]
const CLOSURES = DISPLAY_STATUSES.filter(
  (status) => status !== 'expired' && !NOTICES.some((notice) => notice === status),
)

/** Counts some closures and notices as they stand at `now` (epoch milliseconds). `until`: when a count changes. */
export async function tallyOf(
  summaries: ClosureSummaries,
  asked: ClosureFilters,
  now: number,
): Promise<{ readonly tally: Tally; readonly until: number }> {
  const shown = statusesShown(asked)
  const live = { ...asked, status: shown.filter((status) => status !== 'expired') }
  const { summary, until } = await summaries.summarize(live, now)
  const types = asked.type ?? CLOSURE_TYPES
  const isAsked = (status: DisplayStatus) =>
    live.status.some((one) => one === statusOf(status)) &&
    types.includes(NOTICES.some((one) => one === status) ? 'notice' : 'closure')
  const of = (...statuses: readonly DisplayStatus[]) =>
    statuses.filter(isAsked).reduce((sum, status) => sum + (summary.display_status?.[status] ?? 0), 0)
  const past = shown.includes('expired') ? await pastOf(summaries, asked, now) : { closure: 0, notice: 0 }
  return { tally: { worst: summary.worst ?? null, of, past }, until }
}

async function pastOf(summaries: ClosureSummaries, asked: ClosureFilters, now: number): Promise<Tally['past']> {
  const { type } = (await summaries.summarize({ ...asked, status: ['expired'] }, now)).summary
  const types = asked.type ?? CLOSURE_TYPES
  const count = (one: ClosureType) => (types.includes(one) ? (type[one] ?? 0) : 0)
  return { closure: count('closure'), notice: count('notice') }
}

/** The only closure that is not over, or without closures the only notice; null where there are several, or none. */
export async function onlyOf(
  store: Store,
  { of }: Tally,
  asked: ClosureFilters,
  now: number,
): Promise<BadgeRecord | null> {
  const [closures, notices] = [of(...CLOSURES), of(...NOTICES)]
  if (closures > 1 || (closures === 0 && notices !== 1)) return null
  const status = statusesShown(asked).filter((one) => one !== 'expired')
  const type: readonly ClosureType[] = [closures === 1 ? 'closure' : 'notice']
  const { records } = await store.listClosures({ ...asked, status, type }, BADGE_FIELDS, { offset: 0, limit: 1 }, now)
  return z.array(BadgeRecord).parse(JSON.parse(`[${new TextDecoder().decode(records)}]`))[0] ?? null
}

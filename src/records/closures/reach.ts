import { addDays, DAY, dateOf, isLocalDate, type LocalDate } from '#contract/status/local-time.ts'
import type { Moment, When } from '#contract/standing/when.ts'
import type { Narrowing } from './filters/narrowing.ts'

/** How far expired closures reach back, in days. */
const YEAR = 365
/** A night goes on after its last day, and a day begins and ends elsewhere before it does here. */
const MARGIN = 2

/**
 * The first day on which closures may have ended that a view needs, null where it needs none that is over today.
 * What is not over today answers every later moment too; days move in months, so that a moment that is moved about
 * does not ask again at each step. `windowFrom`: the first day that an open timeline shows, with what was over by then.
 */
export function endedSince(
  { when, now }: Moment,
  withExpired: boolean,
  narrowing: Narrowing,
  windowFrom: LocalDate | null = null,
): LocalDate | null {
  const today = dateOf(Math.floor(now / DAY))
  const moment = when === 'now' || !isLocalDate(when.day) ? today : earliest(when.day, today)
  const shown = earliest(moment, windowFrom ?? moment)
  if (withExpired) {
    const { starts_after, ends_after, ends_before = shown } = narrowing
    const since = shown === today ? shown : firstOfMonth(shown)
    return earliest(addDays(earliest(ends_before, since), -YEAR), starts_after, ends_after)
  }
  const isPast = windowFrom !== null || shown < today || mayBeEarlier(when, today)
  return isPast ? firstOfMonth(addDays(shown, -MARGIN)) : null
}

function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 7)}-01`
}

/** `today`: in UTC, where it may be another day than at a place. */
function mayBeEarlier(when: When, today: LocalDate): boolean {
  if (when === 'now' || when.day === 'tomorrow') return false
  if (when.time === null) return when.day === today
  return !isLocalDate(when.day) || when.day <= addDays(today, 1)
}

function earliest(date: LocalDate, ...others: readonly (LocalDate | undefined)[]): LocalDate {
  return others.reduce<LocalDate>((first, other) => (other !== undefined && other < first ? other : first), date)
}

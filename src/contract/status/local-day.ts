import { dayOf } from './local-time.ts'
import type { LocalDate } from './local-time.ts'
import { midnightOf, occurrencesFrom, scheduleOf } from './schedule.ts'
import type { Span, Validity } from './schedule.ts'

/** When a record is in force on a local day, in order: clipped to that day, with what touches joined into one. */
export function occurrencesOn(validity: Validity, date: LocalDate): Span[] {
  const schedule = scheduleOf(validity)
  const day = dayOf(date)
  const midnight = midnightOf(schedule, day)
  const nextMidnight = midnightOf(schedule, day + 1)
  const spans: Span[] = []
  for (const occurrence of occurrencesFrom(schedule, day - 2)) {
    if (occurrence.start >= nextMidnight) break
    const start = Math.max(occurrence.start, midnight)
    const end = Math.min(occurrence.end, nextMidnight)
    const last = spans.at(-1)
    if (last && start <= last.end) last.end = end
    else if (start < end) spans.push({ start, end })
  }
  return spans
}

/** Whether some daily occurrence of a record overlaps a local day, the meaning of `active_on`. */
export function overlapsDay(validity: Validity, date: LocalDate): boolean {
  return occurrencesOn(validity, date).length > 0
}

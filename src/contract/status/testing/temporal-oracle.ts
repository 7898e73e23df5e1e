import { Temporal } from 'temporal-polyfill'
import type { Span, Validity } from '../schedule.ts'
import type { NextChange, StatusAt } from '../status.ts'

const HORIZON = 60

/** The occurrences of a record that count, day by day by Temporal; an open end reaches some weeks beyond `around`. */
export function enumerateOccurrences(validity: Validity, around: number): Span[] {
  const { daytime_start, daytime_end, time_zone: timeZone } = validity
  const [first, last] = daysOf(validity, around)
  const from = Temporal.PlainTime.from(daytime_start ?? '00:00')
  const to = Temporal.PlainTime.from(daytime_end ?? '00:00')
  const nextDay = Temporal.PlainTime.compare(to, from) <= 0 ? 1 : 0
  const spans: Span[] = []
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 })) {
    const start = date.toZonedDateTime({ timeZone, plainTime: from }).epochMilliseconds
    const end = date.add({ days: nextDay }).toZonedDateTime({ timeZone, plainTime: to }).epochMilliseconds
    if (end > start) spans.push({ start, end })
  }
  return spans
}

function daysOf({ start_on, end_on, time_zone }: Validity, around: number): [Temporal.PlainDate, Temporal.PlainDate] {
  const today = Temporal.Instant.fromEpochMilliseconds(around).toZonedDateTimeISO(time_zone).toPlainDate()
  const start = start_on === null ? null : Temporal.PlainDate.from(start_on)
  const end = end_on === null ? null : Temporal.PlainDate.from(end_on)
  const earlier = end !== null && Temporal.PlainDate.compare(end, today) < 0 ? end : today
  const later = start !== null && Temporal.PlainDate.compare(start, today) > 0 ? start : today
  return [start ?? earlier.subtract({ days: HORIZON }), end ?? later.add({ days: HORIZON })]
}

/** Occurrences with those that touch or overlap joined into one. */
export function joinTouching(spans: readonly Span[]): Span[] {
  const runs: Span[] = []
  for (const { start, end } of spans) {
    const last = runs.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else runs.push({ start, end })
  }
  return runs
}

/** What the status rule says, found by looking at every occurrence. */
export function enumerateStatus(validity: Validity, now: number): StatusAt {
  const runs = joinTouching(enumerateOccurrences(validity, now))
  const { begin, finish } = boundsOf(validity, runs)
  const horizon = validity.end_on === null ? runs.at(-1)?.end : undefined
  const statusOf = (at: number) => (at >= finish ? 'expired' : at < begin ? 'upcoming' : 'current')
  const inForceAt = (at: number) => runs.some((run) => run.start <= at && at < run.end)
  const changeAt = (at: number): NextChange => ({ at, status: statusOf(at), inForce: inForceAt(at) })
  const here = changeAt(now)
  const candidates = [...runs.flatMap((run) => [run.start, run.end]), begin, finish]
    .filter((at) => at > now && Number.isFinite(at) && at !== horizon)
    .toSorted((a, b) => a - b)
    .map(changeAt)
  const containing = runs.find((run) => run.start <= now && now < run.end)
  return {
    status: here.status,
    inForce: here.inForce,
    begin,
    finish,
    until: containing === undefined ? null : containing.end === horizon ? Infinity : containing.end,
    again: runs.find((run) => run.start > now)?.start ?? null,
    nextChange: candidates.find(({ status, inForce }) => status !== here.status || inForce !== here.inForce) ?? null,
  }
}

function boundsOf(validity: Validity, runs: readonly Span[]): { begin: number; finish: number } {
  const { start_on, end_on, time_zone } = validity
  if (start_on !== null && runs.length === 0) {
    const midnight = Temporal.PlainDateTime.from(start_on).toZonedDateTime(time_zone).epochMilliseconds
    return { begin: midnight, finish: midnight }
  }
  return {
    begin: start_on === null ? -Infinity : (runs[0]?.start ?? Number.NaN),
    finish: end_on === null ? Infinity : (runs.at(-1)?.end ?? Number.NaN),
  }
}

import type { StandingMessages } from '../messages/en.ts'
import { addDays, type LocalDate } from '../status/local-time.ts'
import type { StandingRecord } from './standing.ts'

/** The part of each day in which a closure is in force: wall times `HH:MM`. From `to` 24:00 it lasts until midnight. */
export interface DailyHours {
  readonly from: string
  readonly to: string
  /** Whether it ends on the day after. */
  readonly overnight: boolean
}

/** The daily hours of a record; null where it is in force around the clock. */
export function dailyHoursOf({
  daytime_start,
  daytime_end,
}: Pick<StandingRecord, 'daytime_start' | 'daytime_end'>): DailyHours | null {
  const from = (daytime_start ?? '00:00').slice(0, 5)
  const end = (daytime_end ?? '00:00').slice(0, 5)
  if (from === end) return null
  return { from, to: end === '00:00' ? '24:00' : end, overnight: end !== '00:00' && end < from }
}

const LAST_DATE: LocalDate = '9999-12-31'

/** The last day on which a record is in force: where its last night ends on the morning after, that day; null: none. */
export function lastDayOf({ end_on, ...times }: Pick<StandingRecord, 'end_on' | 'daytime_start' | 'daytime_end'>) {
  if (end_on == null) return null
  return dailyHoursOf(times)?.overnight === true && end_on < LAST_DATE ? addDays(end_on, 1) : end_on
}

/** "20:00 to 06:00 the next day". */
export function dailyHoursText({ from, to, overnight }: DailyHours, messages: StandingMessages): string {
  return (overnight ? messages.hoursOvernight : messages.hours)(from, to)
}

import { validityOf, type StandingRecord } from '#contract/standing/standing.ts'
import { occurrencesOn } from '#contract/status/local-day.ts'
import { addDays, type LocalDate } from '#contract/status/local-time.ts'
import { instantOf, localDateTimeAt } from '#contract/status/zone.ts'
import type { Part } from './year-strip-bars.ts'

/** The hours of a day, midnight excluded. */
export const HOURS = Array.from({ length: 23 }, (_, index) => index + 1)

const HOUR = 3_600_000

/** A part of a day, and the wall times `HH:MM` that it lasts from and to. */
export interface Hours extends Part {
  readonly starts: string
  readonly ends: string
}

/** A local day from midnight to midnight, as a strip. */
export interface DayOfHours {
  /** How many hours it has: 24, but where clocks change. */
  readonly length: number
  readonly parts: readonly Hours[]
  /** Where each of the {@link HOURS} begins. */
  readonly ticks: readonly number[]
  /** Where an instant (epoch ms) lies. */
  readonly shareOf: (instant: number) => number
}

/** When a record holds on a day of its place, midnight to midnight by the clocks of that day. */
function hoursOn(record: StandingRecord, zone: string, date: LocalDate): DayOfHours {
  const [start, end] = [instantOf(zone, date, '00:00'), instantOf(zone, addDays(date, 1), '00:00')]
  const shareOf = (instant: number) => (instant - start) / (end - start)
  const timeAt = (instant: number) => localDateTimeAt(zone, instant).time.slice(0, 5)
  return {
    length: (end - start) / HOUR,
    parts: occurrencesOn(validityOf(record, zone), date).map((span) => ({
      from: shareOf(span.start),
      to: shareOf(span.end),
      starts: timeAt(span.start),
      ends: span.end === end ? '24:00' : timeAt(span.end),
    })),
    ticks: HOURS.map((hour) => shareOf(instantOf(zone, date, `${String(hour).padStart(2, '0')}:00`))),
    shareOf,
  }
}

/** The hours of a record as on every day, but for what the clocks of its place do on this one. */
export function dailyHoursOn(record: StandingRecord, zone: string, date: LocalDate): DayOfHours {
  return hoursOn({ ...record, start_on: null, end_on: null }, zone, date)
}

/** When a record holds on a day on which clocks change within its hours, so that these are not as given; else null. */
export function changedHoursOn(record: StandingRecord, zone: string, date: LocalDate): readonly Hours[] | null {
  const usual = dailyHoursOn(record, 'UTC', date).parts
  const { parts } = hoursOn(record, zone, date)
  const isUsual = ({ starts, ends }: Hours) => usual.some((hours) => hours.starts === starts && hours.ends === ends)
  return parts.every(isUsual) ? null : parts
}

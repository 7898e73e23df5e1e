import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Messages } from '#core/i18n/en.ts'
import type { Part } from './year-strip-bars.ts'

/** The part of each day in which a closure is in force: wall times `HH:MM`. From `to` 24:00 it lasts until midnight. */
export interface DailyHours {
  readonly from: string
  readonly to: string
  /** Whether it ends on the day after. */
  readonly overnight: boolean
}

/** The daily hours of a record; null where it is in force around the clock. */
export function dailyHoursOf({ daytime_start, daytime_end }: ClosureRecord): DailyHours | null {
  const from = (daytime_start ?? '00:00').slice(0, 5)
  const end = (daytime_end ?? '00:00').slice(0, 5)
  if (from === end) return null
  return { from, to: end === '00:00' ? '24:00' : end, overnight: end !== '00:00' && end < from }
}

/** "20:00 to 06:00 the next day". */
export function hoursWords({ from, to, overnight }: DailyHours, { words }: Messages): string {
  return overnight ? words.hoursOvernight(from, to) : words.hours(from, to)
}

/** How much of a day has passed at a wall time `HH:MM`, from 0 to 1. */
export function shareOfDay(time: string): number {
  return (Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60) / 24
}

/** The parts of one day, midnight to midnight, that daily hours take up: two where they last overnight. */
export function partsOfDay({ from, to, overnight }: DailyHours): readonly Part[] {
  const [start, end] = [shareOfDay(from), shareOfDay(to)]
  if (!overnight) return [{ from: start, to: end }]
  return [
    { from: 0, to: end },
    { from: start, to: 1 },
  ]
}

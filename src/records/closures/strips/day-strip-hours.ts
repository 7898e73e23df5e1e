import type { DailyHours } from '#contract/standing/daily-hours.ts'
import { partsOf, type Part } from './year-strip-bars.ts'

/** How much of a day has passed at a wall time `HH:MM`, from 0 to 1. */
export function shareOfDay(time: string): number {
  return (Number(time.slice(0, 2)) + Number(time.slice(3, 5)) / 60) / 24
}

/** The parts of one day, midnight to midnight, that daily hours take up: two where they last overnight. */
export function partsOfDay({ from, to, overnight }: DailyHours): readonly Part[] {
  return partsOf({ from: shareOfDay(from), to: shareOfDay(to) }, overnight)
}

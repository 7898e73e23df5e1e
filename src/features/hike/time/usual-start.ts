import { addDays, type LocalTime } from '#contract/status/local-time.ts'
import { localDateTimeAt } from '#contract/status/zone.ts'
import type { WallTime } from '#contract/standing/when.ts'

const HOUR = 3_600_000

/** The first and the last full hour at which most would set out, and when they would on the next day. */
const EARLIEST = '06:00'
const LATEST = '17:00'
const MORNING = '09:00'

/** When one sets out if nothing else is said: at the next full hour, in the evening and at night on the next morning. */
export function usualStart(now: number, zone: string): WallTime & { readonly time: LocalTime } {
  const { date, time } = localDateTimeAt(zone, now + HOUR)
  const hour = `${time.slice(0, 2)}:00`
  if (hour > LATEST) return { day: addDays(date, 1), time: MORNING }
  return { day: date, time: hour < EARLIEST ? MORNING : hour }
}

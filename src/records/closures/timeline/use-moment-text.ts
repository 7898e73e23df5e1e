import { offsetAt } from '#contract/status/zone.ts'
import { instantAt } from '#contract/standing/when.ts'
import { formatPlannedDay } from '#core/i18n/calendar-formats.ts'
import { deviceTimeZone } from '#core/i18n/device-time-zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import type { ShownTimeline } from './use-shown-timeline.ts'
import { wallAt, whenAt, type Wall } from './wall.ts'
import { useTimelineMessages } from './messages.ts'

/** The moment shown, in words. */
export interface MomentText {
  /** "Saturday 19 May, 08:00", by the clocks of the place; "Now, 08:00". */
  readonly there: string
  /** "Friday 18 May, 23:00 for you", where the visitor's own clock shows another time; else null. */
  readonly forYou: string | null
  /** The year of the present, which is not said: `2026`. */
  readonly thisYear: string
}

export function useMomentText({ moment, zone, wall }: Pick<ShownTimeline, 'moment' | 'zone' | 'wall'>): MomentText {
  const language = useLanguage()
  const { standing: said } = useMessages()
  const words = useTimelineMessages()
  const thisYear = dayAt(wallAt(zone, moment.now)).slice(0, 4)
  const own = deviceTimeZone()
  const instant = instantAt(moment, zone)
  const wallHere = wallAt(own, instant)
  const day = (at: Wall) => formatPlannedDay(language, dayAt(at), thisYear)
  const dayAndTime = (at: Wall) => said.dayAndTime(day(at), timeAt(at))
  const isSameTime = offsetAt(zone, instant) === offsetAt(own, instant)
  const here = dayAt(wallHere) === dayAt(wall) ? timeAt(wallHere) : dayAndTime(wallHere)
  return {
    there: moment.when === 'now' ? words.now(timeAt(wall)) : dayAndTime(wall),
    forYou: isSameTime ? null : words.forYou(here),
    thisYear,
  }
}

function dayAt(wall: Wall): string {
  return whenAt(wall).day
}

function timeAt(wall: Wall): string {
  return whenAt(wall).time ?? ''
}

import { formatDate, formatDay, formatTime } from '../messages/formats.ts'
import { DAY } from '../status/local-time.ts'
import { isTimeZone, localDayAt } from '../status/zone.ts'
import type { Language } from '../vocabulary/languages.ts'
import type { StandingMessages } from '../messages/en.ts'

/** A moment as text. */
export interface ClockText {
  readonly text: string
  /** The instant, where the text names a time of the day; null where it names the day alone. */
  readonly clockAt: number | null
}

/** Moments as someone at the place would name them: times within a day, dates beyond. All instants are epoch ms. */
export interface PlaceClock {
  /** "Mon 18 May 2026, 07:00", or the day alone where it begins with the day. */
  begins(instant: number): ClockText
  /** "until 06:00", "until 31 July 2026" (the last day), "until further notice". */
  until(instant: number): ClockText
  /** "20:00", "tomorrow, 04:00"; the time alone if it is on the day of `from`, which has been named before. */
  again(instant: number, from?: number): ClockText
  /** "3 May 2026" (the last day), "today, 06:00". */
  ended(instant: number): ClockText
}

/** For whom a clock speaks. */
export interface ClockOptions {
  readonly language: Language
  readonly messages: StandingMessages
  /** Whether its instant is the present; another moment has no "today" and no "tomorrow". */
  readonly isNow: boolean
  /**
   * IANA zone of the reader; null: that of the place. Where its clocks differ, the place’s zone is named; while its date
   * differs, the day is, for "today" would be another one.
   */
  readonly viewerZone: string | null
}

/** The clock of a place in `zone`, as of `at`. */
export function placeClock(
  zone: string,
  at: number,
  { language, messages, isNow, viewerZone }: ClockOptions,
): PlaceClock {
  const dayOf = (instant: number) => localDayAt(zone, instant)
  const startsDay = (instant: number) => dayOf(instant - 1) < dayOf(instant)
  const time = (instant: number) => formatTime(language, instant, zone)
  const date = (instant: number) => formatDate(language, instant, zone)
  const day = (instant: number) => formatDay(language, instant, zone)
  const { dayAndTime, tomorrow, nextDay } = messages
  const thisDay = dayOf(at)
  const isSameDay = isDayOf(viewerZone, zone, at)
  const onDay = (instant: number) => dayAndTime(day(instant), time(instant))
  const today = (instant: number) =>
    isNow ? (isSameDay ? messages.today(time(instant)) : onDay(instant)) : time(instant)
  return {
    begins(instant) {
      if (dayOf(instant) === thisDay) return clockText(today(instant), instant)
      return startsDay(instant) ? dayText(day(instant)) : clockText(onDay(instant), instant)
    },
    until(instant) {
      if (instant === Infinity) return dayText(messages.untilFurtherNotice)
      if (startsDay(instant)) {
        const last = instant - 1
        return dayOf(last) === thisDay
          ? clockText(messages.untilMidnight, instant)
          : dayText(messages.untilDay(date(last)))
      }
      const isSoon = instant - at < DAY
      const text = isSoon ? messages.until(time(instant)) : messages.untilDay(dayAndTime(date(instant), time(instant)))
      return clockText(text, instant)
    },
    again(instant, from = at) {
      if (dayOf(instant) === dayOf(from)) return clockText(time(instant), instant)
      if (dayOf(instant) !== thisDay + 1 || (isNow && !isSameDay)) return clockText(onDay(instant), instant)
      return clockText((isNow ? tomorrow : nextDay)(time(instant)), instant)
    },
    ended(instant) {
      const last = instant - 1
      return dayOf(last) === thisDay ? clockText(today(instant), instant) : dayText(date(last))
    },
  }
}

/** Whether a reader in a zone has the date of a place in another one; so has one whose zone is not known. */
export function isDayOf(viewerZone: string | null, zone: string, at: number): boolean {
  return viewerZone === null || !isTimeZone(viewerZone) || localDayAt(viewerZone, at) === localDayAt(zone, at)
}

function clockText(text: string, clockAt: number): ClockText {
  return { text, clockAt }
}

function dayText(text: string): ClockText {
  return { text, clockAt: null }
}

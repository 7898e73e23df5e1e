import { DAY } from '#contract/status/local-time.ts'
import { localDayAt } from '#contract/status/zone.ts'
import type { Messages } from '#core/i18n/en.ts'
import { formatDate, formatDay, formatTime } from '#core/i18n/formats.ts'
import type { Language } from '#core/i18n/language.ts'

/** Words for a moment. */
export interface Said {
  readonly text: string
  /** The instant, where the words tell a time of the day; null where they tell the day alone. */
  readonly clockAt: number | null
}

/** Moments in the words of someone at the place: times within a day, dates beyond. All instants are epoch ms. */
export interface PlaceClock {
  /** "Mon 18 May 2026, 07:00", or the day alone where it begins with the day. */
  begins(instant: number): Said
  /** "until 06:00", "until 31 July 2026" (the last day), "until further notice". */
  until(instant: number): Said
  /** "20:00", "tomorrow, 04:00"; the time alone if it is on the day of `from`, which has been said before. */
  again(instant: number, from?: number): Said
  /** "3 May 2026" (the last day), "today, 06:00". */
  ended(instant: number): Said
}

/** The clock of a place in `zone`, as of `now`. */
export function placeClock(zone: string, now: number, language: Language, { words }: Messages): PlaceClock {
  const dayOf = (instant: number) => localDayAt(zone, instant)
  const startsDay = (instant: number) => dayOf(instant - 1) < dayOf(instant)
  const time = (instant: number) => formatTime(language, instant, zone)
  const date = (instant: number) => formatDate(language, instant, zone)
  const day = (instant: number) => formatDay(language, instant, zone)
  const today = dayOf(now)
  return {
    begins(instant) {
      if (dayOf(instant) === today) return clock(words.today(time(instant)), instant)
      return startsDay(instant) ? dayOnly(day(instant)) : clock(words.dayAndTime(day(instant), time(instant)), instant)
    },
    until(instant) {
      if (instant === Infinity) return dayOnly(words.untilFurtherNotice)
      if (startsDay(instant)) {
        const last = instant - 1
        return dayOf(last) === today ? clock(words.untilMidnight, instant) : dayOnly(words.until(date(last)))
      }
      const when = instant - now < DAY ? time(instant) : words.dayAndTime(date(instant), time(instant))
      return clock(words.until(when), instant)
    },
    again(instant, from = now) {
      if (dayOf(instant) === dayOf(from)) return clock(time(instant), instant)
      if (dayOf(instant) === today + 1) return clock(words.tomorrow(time(instant)), instant)
      return clock(words.dayAndTime(day(instant), time(instant)), instant)
    },
    ended(instant) {
      const last = instant - 1
      return dayOf(last) === today ? clock(words.today(time(instant)), instant) : dayOnly(date(last))
    },
  }
}

function clock(text: string, clockAt: number): Said {
  return { text, clockAt }
}

function dayOnly(text: string): Said {
  return { text, clockAt: null }
}

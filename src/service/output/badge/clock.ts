import { LRUCache } from 'lru-cache'
import { DAY } from '#contract/status/local-time.ts'
import { localDayAt } from '#contract/status/zone.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { LOCALES } from '../formats/closure-words.ts'
import type { BadgeWords } from './words/words.ts'

/** Moments in the words of someone at the place: times within a day, dates beyond. All instants are epoch ms. */
export interface BadgeClock {
  /** "Mon 18 May 2026, 07:00", or the day alone where it begins with the day. */
  begins(instant: number): string
  /** "until 06:00", "until 31 July 2026" (the last day), "until further notice". */
  until(instant: number): string
  /** "20:00", "tomorrow, 04:00"; the time alone if it is on the day of `from`, which has been said before. */
  again(instant: number, from: number): string
  /** "3 May 2026" (the last day), "today, 06:00". */
  ended(instant: number): string
}

const OPTIONS = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 100 })

function written(part: keyof typeof OPTIONS, instant: number, language: Language, timeZone: string): string {
  const key = `${part} ${language} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(LOCALES[language], { ...OPTIONS[part], timeZone })
  formats.set(key, format)
  const text = format.format(instant)
  return part === 'day' && language === 'en' ? text.replace(',', '') : text
}

/** The clock of a place in `zone`, as of `now`. */
export function badgeClock(zone: string, now: number, language: Language, words: BadgeWords): BadgeClock {
  const dayOf = (instant: number) => localDayAt(zone, instant)
  const startsDay = (instant: number) => dayOf(instant - 1) < dayOf(instant)
  const say = (part: keyof typeof OPTIONS, instant: number) => written(part, instant, language, zone)
  const at = (part: 'date' | 'day', instant: number) => `${say(part, instant)}, ${say('time', instant)}`
  const today = dayOf(now)
  return {
    begins(instant) {
      if (dayOf(instant) === today) return words.today(say('time', instant))
      return startsDay(instant) ? say('day', instant) : at('day', instant)
    },
    until(instant) {
      if (instant === Infinity) return words.untilFurtherNotice
      if (startsDay(instant)) {
        return dayOf(instant - 1) === today ? words.untilMidnight : words.untilDay(say('date', instant - 1))
      }
      return instant - now < DAY ? words.until(say('time', instant)) : words.untilDay(at('date', instant))
    },
    again(instant, from) {
      if (dayOf(instant) === dayOf(from)) return say('time', instant)
      return dayOf(instant) === today + 1 ? words.tomorrow(say('time', instant)) : at('day', instant)
    },
    ended(instant) {
      return dayOf(instant - 1) === today ? words.today(say('time', instant)) : say('date', instant - 1)
    },
  }
}

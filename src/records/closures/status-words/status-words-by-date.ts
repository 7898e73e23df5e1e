import type { Messages } from '#core/i18n/en.ts'
import { formatLocalDate, formatLocalDay } from '#core/i18n/formats.ts'
import type { Language } from '#core/i18n/language.ts'
import type { ClosureState } from '../closure-state.ts'
import { dailyHoursOf, hoursWords } from '../strips/day-strip-hours.ts'
import { sayInForce, sayUpcoming, type Sentence } from './status-words-sentence.ts'

/** How a closure stands where nobody knows what time it is there: by its dates and hours as they were given. */
export function wordsByDate(state: ClosureState, language: Language, messages: Messages): Sentence {
  return { ...sentenceOf(state, language, messages), zone: messages.words.zoneUnknown }
}

function sentenceOf({ status, record }: ClosureState, language: Language, messages: Messages): Sentence {
  const { words, closures } = messages
  const { start_on, end_on, daytime_start } = record
  const date = end_on == null ? null : formatLocalDate(language, end_on)
  switch (status) {
    case 'expired':
      return { lead: words.expired, tone: 'expired', until: date }
    case 'upcoming': {
      if (start_on == null) return { lead: closures.looks.upcoming, tone: 'upcoming' }
      const day = formatLocalDay(language, start_on)
      const when = daytime_start == null ? day : words.dayAndTime(day, daytime_start.slice(0, 5))
      return sayUpcoming(record, when, messages)
    }
    case 'current': {
      const daily = dailyHoursOf(record)
      const end = date === null ? words.untilFurtherNotice : words.until(date)
      const said = sayInForce(record, messages)
      if (daily === null) return { ...said, until: end }
      const lead = said.lead === words.closedNow ? words.closed : said.lead
      return { ...said, lead, until: `${words.daily(hoursWords(daily, messages))} · ${end}` }
    }
  }
}

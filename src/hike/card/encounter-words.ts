import type { Messages } from '#i18n/en.ts'
import { formatDay, formatNumber, formatTime } from '#i18n/formats.ts'
import type { Language } from '#i18n/language.ts'
import { localDayAt } from '#contract/status/zone.ts'
import type { ToneName } from '#ui/tone.tsx'
import type { Encounter, TimedPart } from '../time/encounter.ts'
import { REACH } from '../touch/reach.ts'
import type { HikeWords } from '../words/en.ts'

/** What sentences are made with. */
export interface Tongue {
  readonly language: Language
  readonly messages: Messages
  readonly words: HikeWords
}

/** How a closure stands when one is there: "Closed when you are there" and "until 20:00". */
export interface EncounterWords {
  readonly lead: string
  readonly tone: ToneName
  readonly rest: string
}

export function encounterWords({ state, at }: Encounter, { language, messages, words }: Tongue): EncounterWords {
  const { record, status, times, zone } = state
  const isNotice = record.type === 'notice'
  const rest = times === null || zone === null ? words.state.byDate : ''
  const say = (instant: number) => (zone === null ? '' : momentWords(instant, at, zone, language, messages))
  if (status === 'expired') return { lead: words.state.over, tone: 'expired', rest }
  if (status === 'upcoming') {
    const begins = times === null || !Number.isFinite(times.begin) ? rest : words.begins(say(times.begin))
    return {
      lead: isNotice ? words.state.notice : words.state.later,
      tone: isNotice ? 'notice' : 'upcoming',
      rest: begins,
    }
  }
  if (times !== null && !times.inForce) {
    const again = times.again === null ? rest : words.closedAgain(say(times.again))
    return {
      lead: isNotice ? words.state.notice : words.state.notInForce,
      tone: isNotice ? 'notice' : 'plain',
      rest: again,
    }
  }
  const until = times?.until == null ? rest : untilWords(times.until, say, { language, messages, words })
  if (isNotice) return { lead: words.state.notice, tone: 'notice', rest: until }
  return { lead: record.is_binding === false ? words.state.avoid : words.state.inForce, tone: 'current', rest: until }
}

function untilWords(until: number, say: (instant: number) => string, { messages, words }: Tongue): string {
  return Number.isFinite(until) ? words.until(say(until)) : messages.words.untilFurtherNotice
}

/** The time of day on the same day as `at`, with the date on others. */
function momentWords(instant: number, at: number, zone: string, language: Language, { words }: Messages): string {
  const time = formatTime(language, instant, zone)
  if (localDayAt(zone, instant) === localDayAt(zone, at)) return time
  return words.dayAndTime(formatDay(language, instant, zone), time)
}

/** "km 3.2 to 4.1 · 09:48 to 10:01 · 0.9 km in it". */
export function partWords(part: TimedPart, zone: string, { language, words }: Tongue): string {
  const [from, to] = [kilometres(language, part.from), kilometres(language, part.to)]
  const [arrives, leaves] = [formatTime(language, part.arrives, zone), formatTime(language, part.leaves, zone)]
  const where = from === to ? words.partAt(from) : words.part(from, to)
  const when = arrives === leaves ? arrives : words.clock(arrives, leaves)
  return [where, when, part.inside ? '' : words.near(REACH)].filter((text) => text !== '').join(' · ')
}

/** "3.2": to a hundred metres. */
export function kilometres(language: Language, metres: number): string {
  const km = Math.round(metres / 100) / 10
  return km < 10 ? formatNumber(language, km) : formatNumber(language, Math.round(km * 10) / 10)
}

/** "2 h 05 min". */
export function durationWords(ms: number, { words }: Tongue): string {
  const minutes = Math.round(ms / 60_000)
  return words.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
}

import type { ClosureRecord } from '#contract/records/closure.ts'
import { localDayAt } from '#contract/status/zone.ts'
import { placeClock } from '#records/closures/status-words/status-words-clock.ts'
import type { Messages } from '#core/i18n/en.ts'
import { formatDay, formatTime } from '#core/i18n/formats.ts'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import type { Language } from '#core/i18n/language.ts'
import type { ToneName } from '#core/ui/signs/tone.tsx'
import type { Concern, Encounter, TimedPart } from '../time/encounter.ts'
import { REACH } from '../touch/reach.ts'
import type { HikeWords } from '../words/en.ts'

/** What sentences are made with. */
export interface Tongue {
  readonly language: Language
  readonly messages: Messages
  readonly words: HikeWords
}

/** When one sets out (epoch ms), and the zone that times are told in. */
export interface Timing {
  readonly start: number
  readonly zone: string
}

/** How a closure stands when one is there: "Closed when you are there" and "until 20:00". */
export interface EncounterWords {
  readonly lead: string
  readonly tone: ToneName
  readonly rest: string
}

/** How a closure stands at the time of an encounter. */
export function encounterWords({ state, at, concern }: Encounter, tongue: Tongue): EncounterWords {
  const { record, status, times, zone } = state
  const { words, language, messages } = tongue
  const known =
    times === null || zone === null ? null : { times, clock: placeClock(zone, at, language, messages), zone }
  const rest = (say: (moment: NonNullable<typeof known>) => string) =>
    known === null ? words.state.byDate : say(known)
  const again = (moment: NonNullable<typeof known>, begin: number | null, word: (when: string) => string) =>
    begin === null || !Number.isFinite(begin) ? '' : word(momentWords(begin, at, moment.zone, tongue))
  const lead = (text: string, tone: ToneName) =>
    record.type === 'notice' ? ({ lead: words.state.notice, tone: 'notice' } as const) : { lead: text, tone }
  if (status === 'expired') return { lead: words.state.over, tone: 'expired', rest: rest(() => '') }
  if (status === 'upcoming') {
    return {
      ...lead(words.state.later, 'upcoming'),
      rest: rest((known) => again(known, known.times.begin, words.begins)),
    }
  }
  if (times !== null && !times.inForce) {
    const next = rest((known) => again(known, known.times.again, words.closedAgain))
    return { ...lead(words.state.notInForce, 'plain'), rest: next }
  }
  const until = rest(({ times, clock }) => (times.until === null ? '' : clock.until(times.until).text))
  return { ...lead(words.state[inForceAs(record, concern)], 'current'), rest: until }
}

function inForceAs({ is_binding }: ClosureRecord, concern: Concern): 'inForce' | 'avoid' | 'stayOnPaths' {
  if (concern === 'off-paths') return 'stayOnPaths'
  return is_binding === false ? 'avoid' : 'inForce'
}

/** The time of day on the same day as `at`, with the date on others; the date alone where it begins with the day. */
function momentWords(instant: number, at: number, zone: string, { language, messages }: Tongue): string {
  const time = formatTime(language, instant, zone)
  if (localDayAt(zone, instant) === localDayAt(zone, at)) return time
  const day = formatDay(language, instant, zone)
  return localDayAt(zone, instant - 1) < localDayAt(zone, instant) ? day : messages.words.dayAndTime(day, time)
}

/** "km 3.2 to 4.1 · 09:48 to 10:01"; with the date on another day than that of `start`. */
export function partWords(part: TimedPart, { start, zone }: Timing, tongue: Tongue): string {
  const { language, words } = tongue
  const [from, to] = [formatKilometres(language, part.from), formatKilometres(language, part.to)]
  const arrives = hourWords(part.arrives, start, zone, tongue)
  const leaves = hourWords(part.leaves, part.arrives, zone, tongue)
  const where = from === to ? words.partAt(from) : words.part(from, to)
  const isMoment = formatTime(language, part.arrives, zone) === leaves
  const when = isMoment ? arrives : words.clock(arrives, leaves)
  return [where, when, part.inside ? '' : words.near(REACH)].filter((text) => text !== '').join(' · ')
}

function hourWords(instant: number, from: number, zone: string, { language, messages }: Tongue): string {
  const time = formatTime(language, instant, zone)
  const isSameDay = localDayAt(zone, instant) === localDayAt(zone, from)
  return isSameDay ? time : messages.words.dayAndTime(formatDay(language, instant, zone), time)
}

/** "2 h 05 min". */
export function durationWords(ms: number, { words }: Tongue): string {
  const minutes = Math.round(ms / 60_000)
  return words.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
}

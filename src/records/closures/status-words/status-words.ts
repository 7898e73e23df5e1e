import type { ClosureRecord } from '#contract/records/closure.ts'
import type { StatusAt } from '#contract/status/status.ts'
import { isTimeZone, offsetAt } from '#contract/status/zone.ts'
import type { Messages } from '#core/i18n/en.ts'
import { deviceTimeZone, zoneName } from '#core/i18n/formats.ts'
import type { Language } from '#core/i18n/language.ts'
import type { ToneName } from '#core/ui/signs/tone.tsx'
import type { ClosureState } from '../closure-state.ts'
import { wordsByDate } from './status-words-by-date.ts'
import { placeClock, type PlaceClock, type Said } from './status-words-clock.ts'
import { sayAgain, sayInForce, sayUpcoming, type Sentence } from './status-words-sentence.ts'

/** How a closure stands, in the parts of one line: "Closed now" and "until 06:00 · again 20:00" (or nothing). */
export interface StatusWords {
  readonly lead: string
  readonly tone: ToneName
  readonly rest: string
}

/** How a closure stands. `viewerZone`: where it differs from the place's, the place's is named. */
export function statusWords(
  state: ClosureState,
  language: Language,
  messages: Messages,
  viewerZone = deviceTimeZone(),
): StatusWords {
  const { lead, tone, until, again, zone } = sentenceOf(state, { language, messages, viewerZone })
  const next = until == null ? again?.whole : again?.short
  return { lead, tone, rest: joined(until, next, zone) }
}

/** Whose words and clock a sentence is for. */
export interface Tongue {
  readonly language: Language
  readonly messages: Messages
  readonly viewerZone: string
}

/** What there is to say of how a closure stands. */
export function sentenceOf(state: ClosureState, { language, messages: all, viewerZone }: Tongue): Sentence {
  const { zone, at } = state
  const messages = state.isNow ? all : forAnotherMoment(all)
  if (state.times === null || zone === null) return wordsByDate(state, language, messages)
  const clock = placeClock(zone, at, language, messages)
  const { sentence, said } = inTime(state, state.times, clock, messages)
  const foreign = said.some(({ clockAt }) => clockAt !== null && !sameTime(zone, viewerZone, clockAt))
  return { ...sentence, zone: foreign ? zoneName(language, at, zone) : null }
}

/** Words for a moment that is not the present: nothing is now, and the days are counted from that one. */
function forAnotherMoment(messages: Messages): Messages {
  const { words } = messages
  const { closed, notInForceThen, nextDay } = words
  const then = { closedNow: closed, notInForce: notInForceThen, today: (time: string) => time, tomorrow: nextDay }
  return { ...messages, words: { ...words, ...then } }
}

interface Timed {
  readonly sentence: Sentence
  /** The moments that it names. */
  readonly said: readonly Said[]
}

function inTime({ status, record }: ClosureState, times: StatusAt, clock: PlaceClock, messages: Messages): Timed {
  switch (status) {
    case 'expired': {
      const end = clock.ended(times.finish)
      return { sentence: { lead: messages.words.expired, tone: 'expired', until: end.text }, said: [end] }
    }
    case 'upcoming': {
      const begin = clock.begins(times.begin)
      return { sentence: sayUpcoming(record, begin.text, messages), said: [begin] }
    }
    case 'current':
      return times.until === null
        ? betweenHours(record, times.again, clock, messages)
        : inForce(record, times.until, times.again, clock, messages)
  }
}

function inForce(
  record: ClosureRecord,
  until: number,
  again: number | null,
  clock: PlaceClock,
  messages: Messages,
): Timed {
  const end = clock.until(until)
  const sentence = { ...sayInForce(record, messages), until: end.text }
  if (again === null) return { sentence, said: [end] }
  const next = clock.again(again)
  const short = messages.words.again(clock.again(again, until - 1).text)
  return {
    sentence: { ...sentence, again: { short, whole: sayAgain(record, next.text, messages) } },
    said: [end, next],
  }
}

function betweenHours(record: ClosureRecord, again: number | null, clock: PlaceClock, messages: Messages): Timed {
  const { words } = messages
  const said = again === null ? [] : [clock.again(again)]
  const whole = said.map(({ text }) => sayAgain(record, text, messages)).join('')
  const lead =
    record.type === 'notice'
      ? ({ lead: words.notice, tone: 'notice' } as const)
      : ({ lead: words.notInForce, tone: 'plain' } as const)
  return { sentence: { ...lead, again: { short: whole, whole } }, said }
}

/** Whether clocks in two zones show the same at an instant. */
export function sameTime(zone: string, other: string, instant: number): boolean {
  return isTimeZone(other) && offsetAt(zone, instant) === offsetAt(other, instant)
}

/** Those that are there, with dots between them. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}

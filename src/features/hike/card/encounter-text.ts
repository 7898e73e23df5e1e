import { toneOf, type Tone } from '#contract/standing/display-status.ts'
import { conditionOf } from '#contract/vocabulary/activity-implications.ts'
import { placeClock } from '#contract/standing/place-clock.ts'
import { localDayAt } from '#contract/status/zone.ts'
import { useLanguage, useMessages } from '#core/i18n/messages.tsx'
import type { Messages } from '#core/i18n/messages/en.ts'
import { formatDay, formatTime } from '#contract/messages/formats.ts'
import { formatKilometres } from '#core/i18n/size-formats.ts'
import type { Language } from '#core/i18n/language.ts'
import type { Encounter, TimedPart } from '../time/encounter.ts'
import { REACH } from '../touch/reach.ts'
import { useHikeMessages } from '../messages.ts'
import type { HikeMessages } from '../messages/en.ts'

/** What sentences are made with. */
export interface PhraseContext {
  readonly language: Language
  readonly messages: Messages
  readonly words: HikeMessages
}

export function usePhraseContext(): PhraseContext {
  return { language: useLanguage(), messages: useMessages(), words: useHikeMessages() }
}

/** When one sets out (epoch ms), and the zone that times are told in. */
export interface Timing {
  readonly start: number
  readonly zone: string
}

/** How a closure stands when one is there: "Closed when you are there" and "until 20:00". */
export interface EncounterText {
  readonly lead: string
  readonly tone: Tone
  readonly rest: string
}

/** How a closure stands at the time of an encounter. */
export function encounterText(encounter: Encounter, context: PhraseContext): EncounterText {
  const { displayStatus } = encounter
  return { lead: leadOf(encounter, context), tone: toneOf(displayStatus), rest: restOf(encounter, context) }
}

function leadOf(
  { displayStatus, concern }: Encounter,
  { words: { state }, messages: { standing } }: PhraseContext,
): string {
  const condition = conditionOf(concern)
  switch (displayStatus) {
    case 'closed-now':
      return state.inForce
    case 'advice-now':
      return condition === null ? state.avoid : state.keepTo[condition]
    case 'zone-unknown':
      return state.mayBe
    case 'closed-other-hours':
    case 'advice-other-hours':
      return state.notInForce
    case 'upcoming-closure':
    case 'upcoming-advice':
      return state.later
    case 'notice':
    case 'upcoming-notice':
      return standing.displayStatus.notice
    case 'expired':
      return state.over
  }
}

/** Whether a closure is about what one does, as far as that is not plain. */
export function concernText(concern: Encounter['concern'], { words, messages: { list } }: PhraseContext): string {
  if (concern === 'yes') return ''
  return concern === 'not-said' ? words.notSaid : list.concern[concern]
}

/** Until when, or from when, it is in force. */
function restOf({ at, state: { times, zone } }: Encounter, context: PhraseContext): string {
  const { words, language, messages } = context
  if (times === null || zone === null) return words.state.byDate
  const moment = (instant: number | null, word: (when: string) => string) =>
    instant === null || !Number.isFinite(instant) ? '' : word(momentText(instant, at, zone, context))
  switch (times.status) {
    case 'expired':
      return ''
    case 'upcoming':
      return moment(times.begin, messages.standing.from)
    case 'current': {
      if (times.until === null) return moment(times.again, messages.standing.again)
      const clock = placeClock(zone, at, { language, messages: messages.standing, isNow: true, viewerZone: null })
      return clock.until(times.until).text
    }
  }
}

/** The time of day on the same day as `at`, with the date on others; the date alone where it begins with the day. */
function momentText(instant: number, at: number, zone: string, { language, messages }: PhraseContext): string {
  const time = formatTime(language, instant, zone)
  if (localDayAt(zone, instant) === localDayAt(zone, at)) return time
  const day = formatDay(language, instant, zone)
  return localDayAt(zone, instant - 1) < localDayAt(zone, instant) ? day : messages.standing.dayAndTime(day, time)
}

/** "km 3.2 to 4.1 · 09:48 to 10:01"; with the date on another day than that of `start`. */
export function partText(part: TimedPart, { start, zone }: Timing, context: PhraseContext): string {
  const { language, words, messages } = context
  const [from, to] = [formatKilometres(language, part.from), formatKilometres(language, part.to)]
  const arrives = hourText(part.arrives, start, zone, context)
  const leaves = hourText(part.leaves, part.arrives, zone, context)
  const where = from === to ? words.partAt(from) : words.part(from, to)
  const isMoment = formatTime(language, part.arrives, zone) === leaves
  const when = isMoment ? arrives : messages.standing.hours(arrives, leaves)
  return [where, when, part.inside ? '' : words.near(REACH)].filter((text) => text !== '').join(' · ')
}

function hourText(instant: number, from: number, zone: string, { language, messages }: PhraseContext): string {
  const time = formatTime(language, instant, zone)
  const isSameDay = localDayAt(zone, instant) === localDayAt(zone, from)
  return isSameDay ? time : messages.standing.dayAndTime(formatDay(language, instant, zone), time)
}

/** "2 h 05 min". */
export function durationText(ms: number, { words }: PhraseContext): string {
  const minutes = Math.round(ms / 60_000)
  return words.hours(Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0'))
}

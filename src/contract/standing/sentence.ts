import { formatLocalDate, formatLocalDay, zoneName } from '../messages/formats.ts'
import { capitalised } from '../messages/grammar.ts'
import type { StatusAt } from '../status/status.ts'
import { isTimeZone, offsetAt } from '../status/zone.ts'
import { dailyHoursOf, dailyHoursText } from './daily-hours.ts'
import { toneOf, type DisplayStatus, type Tone } from './display-status.ts'
import { placeClock, type ClockOptions, type ClockText, type PlaceClock } from './place-clock.ts'
import type { Standing, StandingRecord } from './standing.ts'
import type { StandingMessages } from '../messages/en.ts'

/** How a record stands, in parts: "Closed now", "until 06:00", "again 20:00". */
export interface Sentence {
  readonly lead: string
  readonly tone: Tone
  readonly until: string | null
  /** When it is in force again: after `until` on the same line, or by itself. */
  readonly again: { readonly short: string; readonly whole: string } | null
  /** Whose time it is, where that is not plain. */
  readonly zone: string | null
}

/** For whom a sentence is made. */
export type SentenceOptions = ClockOptions

/** The sentence of a record's standing. */
export function sentenceOf(record: StandingRecord, standing: Standing, options: SentenceOptions): Sentence {
  const { zone, times, at } = standing
  const tone = toneOf(standing.displayStatus)
  if (zone === null || times === null) {
    const when = datesOf(record, standing, options)
    return { ...partsOf(record, standing, when, options), tone, again: null, zone: options.messages.zoneUnknown }
  }
  const { edge, again } = clockTimes(times, placeClock(zone, at, options))
  const isForeign = [edge, again?.whole].some((moment) => moment != null && differs(moment, zone, options.viewerZone))
  return {
    ...partsOf(record, standing, edge?.text ?? null, options),
    tone,
    again: again && {
      short: options.messages.again(again.short.text),
      whole: againOf(record, again.whole.text, options),
    },
    zone: isForeign ? zoneName(options.language, at, zone) : null,
  }
}

/** A display status by itself, as a legend names it; of another moment than the present nothing is now. */
export function displayStatusLabel(status: DisplayStatus, isNow: boolean, messages: StandingMessages): string {
  if (status === 'zone-unknown') return capitalised(messages.zoneUnknown)
  return status === 'closed-now' && !isNow ? messages.closed : messages.displayStatus[status]
}

type Parts = Pick<Sentence, 'lead' | 'until'>

/** `when`: the moment that the sentence is about, as text; null where there is none. */
function partsOf(
  record: StandingRecord,
  { status, displayStatus }: Standing,
  when: string | null,
  { messages, isNow }: SentenceOptions,
): Parts {
  const label = displayStatusLabel(displayStatus, isNow, messages)
  switch (displayStatus) {
    case 'advice-now':
      return { lead: messages.avoid, until: when }
    case 'zone-unknown':
      return { lead: record.is_binding === false ? messages.avoid : messages.closed, until: when }
    case 'closed-other-hours':
    case 'advice-other-hours':
      return { lead: isNow ? messages.notInForce : messages.notInForceThen, until: null }
    case 'upcoming-closure':
      return { lead: when === null ? label : messages.closes(when), until: null }
    case 'upcoming-advice':
      return { lead: when === null ? label : messages.avoidFrom(when), until: null }
    case 'notice':
    case 'upcoming-notice':
      return {
        lead: messages.displayStatus.notice,
        until: when !== null && status === 'upcoming' ? messages.from(when) : when,
      }
    case 'closed-now':
    case 'expired':
      return { lead: label, until: when }
  }
}

/** The moments that a sentence names: where its phase ends, or ended, or begins; and when it is in force again. */
export interface ClockTimes {
  readonly edge: ClockText | null
  readonly again: { readonly short: ClockText; readonly whole: ClockText } | null
}

/** The moments of a sentence as a clock shows them. */
export function clockTimes({ status, begin, finish, until, again }: StatusAt, clock: PlaceClock): ClockTimes {
  switch (status) {
    case 'expired':
      return { edge: clock.ended(finish), again: null }
    case 'upcoming':
      return { edge: clock.begins(begin), again: null }
    case 'current':
      return {
        edge: until === null ? null : clock.until(until),
        again:
          again === null
            ? null
            : { short: clock.again(again, until === null ? undefined : until - 1), whole: clock.again(again) },
      }
  }
}

function againOf(record: StandingRecord, when: string, { messages }: SentenceOptions): string {
  if (record.type === 'notice') return messages.appliesAgain(when)
  return record.is_binding === false ? messages.avoidAgain(when) : messages.closedAgain(when)
}

/** Whether clocks in another zone show another time at a moment that names one; false without that zone. */
export function differs({ clockAt }: ClockText, zone: string, other: string | null): boolean {
  if (clockAt === null || other === null) return false
  return !isTimeZone(other) || offsetAt(zone, clockAt) !== offsetAt(other, clockAt)
}

/** What there is to say of when a record holds, by its dates and hours as they were given: nobody knows its clocks. */
function datesOf(record: StandingRecord, { status }: Standing, { language, messages }: SentenceOptions): string | null {
  const { start_on, end_on, daytime_start } = record
  const date = end_on == null ? null : formatLocalDate(language, end_on)
  switch (status) {
    case 'expired':
      return date
    case 'upcoming': {
      if (start_on == null) return null
      const day = formatLocalDay(language, start_on)
      return daytime_start == null ? day : messages.dayAndTime(day, daytime_start.slice(0, 5))
    }
    case 'current': {
      const hours = dailyHoursOf(record)
      return joined(
        hours && messages.daily(dailyHoursText(hours, messages)),
        date === null ? messages.untilFurtherNotice : messages.untilDay(date),
      )
    }
  }
}

/** Those that are there, with dots between them. */
export function joined(...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(' · ')
}

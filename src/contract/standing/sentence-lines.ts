import type { StandingMessages } from '../messages/en.ts'
import type { ClosureRecord } from '../records/closure.ts'
import { capitalised } from '../messages/grammar.ts'
import { isTimeZone, localDayAt } from '../status/zone.ts'
import { displayStatusOf } from './display-status.ts'
import { placeClock } from './place-clock.ts'
import { clockTimes, differs, joined, sentenceOf, type Sentence, type SentenceOptions } from './sentence.ts'
import type { Standing, StandingRecord } from './standing.ts'

/**
 * A record by its name where nothing else tells what kind of thing it is, as in a calendar: advice and notices say so,
 * in the words that they have while they hold.
 */
export function nameWithKind(
  { name, type, is_binding }: Pick<ClosureRecord, 'name' | 'type' | 'is_binding'>,
  { avoid, displayStatus }: StandingMessages,
): string {
  const kind = type === 'notice' ? displayStatus.notice : is_binding === false ? avoid : null
  return joined(kind, name)
}

/** A sentence on one line: "Closed now" and "until 06:00 · again 20:00" (or nothing). */
export function oneLine({ lead, until, again, zone }: Sentence): { readonly lead: string; readonly rest: string } {
  const next = again && (until === null ? again.whole : again.short)
  return { lead, rest: joined(until, next, zone) }
}

/** A sentence on two lines: "Closed now · until 06:00" and "Closed again 20:00" (or nothing). */
export function twoLines({ lead, until, again, zone }: Sentence): { readonly title: string; readonly note: string } {
  return {
    title: joined(lead, until),
    note: joined(again && capitalised(again.whole), zone && capitalised(zone)),
  }
}

/** The times alone: "until 06:00 · again 20:00", as of a notice, which says of nothing that it is closed. */
export function timesAlone(record: StandingRecord, standing: Standing, options: SentenceOptions): string {
  const notice = { ...record, type: 'notice' } as const
  return oneLine(sentenceOf(notice, { ...standing, displayStatus: displayStatusOf(notice, standing) }, options)).rest
}

/**
 * The times of a sentence by the reader's own clock: "until 21:00 · again tomorrow, 11:00"; the day is named unless it is
 * today there and at the place. Null where that shows the same, and for
 * another moment than the present: who plans for one will be there.
 */
export function viewerTimes({ zone, times, at }: Standing, options: SentenceOptions): string | null {
  const { viewerZone, messages, isNow } = options
  if (!isNow || zone === null || times === null || viewerZone === null || !isTimeZone(viewerZone)) return null
  const there = clockTimes(times, placeClock(zone, at, options))
  const here = clockTimes(times, placeClock(viewerZone, at, options))
  const edge = there.edge && differs(there.edge, zone, viewerZone) ? (here.edge?.text ?? null) : null
  const next = there.again && differs(there.again.short, zone, viewerZone) ? here.again : null
  if (next === null) return edge
  // Where the place names another day, so does the reader's clock.
  const isToday = times.again !== null && localDayAt(viewerZone, times.again) === localDayAt(viewerZone, at)
  const isTodayThere = times.again !== null && localDayAt(zone, times.again) === localDayAt(zone, at)
  const again = isToday && !isTodayThere ? messages.today(next.whole.text) : next.whole.text
  return joined(edge, messages.again(again))
}

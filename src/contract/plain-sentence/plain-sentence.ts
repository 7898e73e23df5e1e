import { formatLocalDate } from '../messages/formats.ts'
import { localeOf } from '../messages/locale.ts'
import { numberFormat } from '../messages/numbers.ts'
import type { ClosureRecord, Status } from '../records/closure.ts'
import { dailyHoursOf } from '../standing/daily-hours.ts'
import { lawsWordOf } from '../records/laws-word.ts'
import { firstAndLast, isOfOneDay, type Dated } from '../standing/valid-period.ts'
import { activityKeyOf } from '../vocabulary/activity-implications.ts'
import type { Language } from '../vocabulary/languages.ts'
import { reasonKeyOf } from '../vocabulary/reason-key.ts'
import type { PlainSentenceMessages } from './messages/en.ts'

/** What a record refers to, by name in the language of the sentence. */
export interface SentenceNames {
  readonly activities: readonly string[]
  /** Null where none is known. */
  readonly reason: string | null
  /** The areas that it lies in, as far as their names are at hand. */
  readonly areas: readonly string[]
}

/** The fields that the sentence is made of; of the areas it takes how many there are. */
type Told = Dated &
  Pick<ClosureRecord, 'name' | 'type' | 'is_binding' | 'legal_basis' | 'geometry_from'> & {
    readonly protected_area_uuids?: readonly string[] | undefined
    /** At the moment that the sentence is told of. */
    readonly status: Status
  }

/** More areas than these are counted. */
const MOST_AREAS = 3

/**
 * A closure in one sentence made of its fields: where, from when to when, at which hours, what is not allowed and why; of
 * one that has expired, what was not. It says nothing else of the status, so it stays true until the closure expires.
 */
export function plainSentence(
  record: Told,
  names: SentenceNames,
  language: Language,
  messages: PlainSentenceMessages,
): string {
  const place = placeOf(record, names.areas, language, messages)
  const hours = hoursOf(record, messages)
  const isOver = record.status === 'expired'
  const parts = {
    isOver,
    where: [place, periodOf(record, language, messages), hours].filter((part) => part !== null),
    doing: doingOf(record, names.activities, language, messages),
    why: whyOf(names.reason, isOver, messages),
  }
  if (record.type === 'notice') {
    return messages.notice(parts, messages.quoted(record.name), names.activities.join(', ') || null)
  }
  return record.is_binding === false ? messages.advice(parts) : messages.closure(parts)
}

function placeOf(
  { geometry_from, protected_area_uuids: uuids = [] }: Told,
  areas: readonly string[],
  language: Language,
  { allOver, allOfMany, within, quoted }: PlainSentenceMessages,
): string | null {
  if (areas.length === 0) return null
  const isMany = uuids.length > MOST_AREAS || areas.length < uuids.length
  const isAllOver = geometry_from === 'areas'
  if (isMany) return isAllOver ? allOfMany(numberFormat(language, {}).format(uuids.length)) : null
  const told = listOf(areas.map(quoted), 'conjunction', language)
  return isAllOver ? allOver(told, areas.length) : within(told)
}

function periodOf({ start_on, end_on }: Told, language: Language, messages: PlainSentenceMessages): string {
  if (start_on == null) {
    return end_on == null ? messages.openEnd : messages.untilDay(formatLocalDate(language, end_on))
  }
  const first = formatLocalDate(language, start_on)
  if (end_on == null) return messages.fromDay(first)
  if (start_on === end_on) return messages.onDay(first)
  return messages.span(...firstAndLast(start_on, end_on, language))
}

function hoursOf(record: Told, messages: PlainSentenceMessages): string | null {
  const times = dailyHoursOf(record)
  if (times === null) return null
  const hours = (times.overnight ? messages.hoursOvernight : messages.hours)(times.from, times.to)
  return isOfOneDay(record) ? hours : messages.eachDay(hours)
}

function doingOf(
  record: Told,
  names: readonly string[],
  language: Language,
  messages: PlainSentenceMessages,
): string | null {
  if (names.length === 0) return null
  const wordOf = lawsWordOf(record, names, messages.lawsWords)
  const known = names.flatMap((name) => {
    const key = activityKeyOf(name)
    if (key === null) return []
    const word = wordOf(name)
    return [word === null ? messages.doing[key] : messages.named(messages.doing[key], word)]
  })
  const others = names.filter((name) => activityKeyOf(name) === null)
  const all = others.length === 0 ? known : [...known, messages.doingOther(others.join(', '))]
  return listOf(all, 'disjunction', language)
}

function whyOf(reason: string | null, isOver: boolean, messages: PlainSentenceMessages): string {
  if (reason === null) return ''
  const key = reasonKeyOf(reason)
  if (key === 'other') return ''
  // The reason may no longer hold, so it is only named.
  return key === null || isOver ? ` ${messages.becauseOther(reason)}` : `, ${messages.because[key]}`
}

function listOf(parts: readonly string[], type: 'conjunction' | 'disjunction', language: Language): string {
  return new Intl.ListFormat(localeOf(language), { type }).format(parts)
}

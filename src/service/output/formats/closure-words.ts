import type { Closure } from '#contract/records/closure.ts'
import { startBox } from '#contract/start-box.ts'
import { statusAt } from '#contract/status/status.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { FormatContext } from './format.ts'
import { oneLine } from './plain-text.ts'
import { words } from './words/words.ts'

export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', it: 'it-IT' }
const dates = new Map<Language, Intl.DateTimeFormat>()

/** "1 May 2026" for the calendar date `2026-05-01`. */
export function dayWords(language: Language, date: string): string {
  const known = dates.get(language)
  const format = known ?? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
  if (known === undefined) dates.set(language, format)
  return format.format(Date.parse(`${date}T00:00:00Z`))
}

/** The words for how a closure stands at an instant, and the instant at which they change (epoch milliseconds). */
export function statusWords(closure: Closure, { language, now }: FormatContext): { text: string; until: number } {
  const { status, inForce, nextChange } = statusAt(closure, now)
  const { [status]: said, inForce: holds, notInForce } = words[language]
  const text = status !== 'current' ? said : inForce ? holds : notInForce
  return { text, until: nextChange?.at ?? Infinity }
}

/** "from 1 May 2026 until 31 July 2026, daily from 20:00 to 06:00 the next day (Europe/Berlin)". */
export function periodWords(closure: Closure, language: Language): string {
  const hours = hoursWords(closure, language)
  return hours === null ? spanWords(closure, language) : `${spanWords(closure, language)}, ${hours}`
}

/** "from 1 May 2026 until 31 July 2026": the dates alone. */
function spanWords({ start_on, end_on }: Closure, language: Language): string {
  const { on, from, until, span, untilFurtherNotice } = words[language]
  const day = (date: string) => dayWords(language, date)
  if (start_on === null) return end_on === null ? untilFurtherNotice : until(day(end_on))
  if (end_on === null) return `${from(day(start_on))} ${untilFurtherNotice}`
  return start_on === end_on ? on(day(start_on)) : span(day(start_on), day(end_on))
}

/** Null where a closure holds around the clock. */
function hoursWords({ daytime_start, daytime_end, time_zone }: Closure, language: Language): string | null {
  const [from, to] = [minutes(daytime_start), minutes(daytime_end)]
  if (from === '00:00' && to === '00:00') return null
  const { daily, dailyOvernight } = words[language]
  const hours = to === '00:00' ? daily(from, '24:00') : from < to ? daily(from, to) : dailyOvernight(from, to)
  return `${hours} (${time_zone})`
}

/** Seconds are said only where there are some. */
function minutes(time: string | null): string {
  return (time ?? '00:00').replace(/^(\d\d:\d\d):00$/, '$1')
}

/** What there is to know of a closure, as label and text in the order of their weight; its description comes apart. */
export function factsOf(closure: Closure, context: FormatContext): readonly (readonly [label: string, text: string])[] {
  const { labels, language } = context
  const said = words[language]
  const { attribution, licence_uri, legal_basis, contact, purpose } = closure
  const reason = reasonWords(closure, context)
  const concerns = closure.activity_ids.map((id) => labels.activities.get(id) ?? said.activityId(id))
  const facts: readonly (readonly [string, string | null])[] = [
    [said.valid, periodWords(closure, language)],
    [said.reason, [reason, purpose].filter((part) => part !== null).join('. ')],
    [said.concerns, concerns.join(', ')],
    [said.where, placeWords(closure, context)],
    [said.legalBasis, legal_basis],
    [said.contact, contact],
    [said.data, attribution],
    [said.licence, licence_uri],
  ]
  return facts.flatMap(([label, text]) => (text === null || text === '' ? [] : [[label, oneLine(text)] as const]))
}

/** "Breeding season"; null where no reason is known. */
export function reasonWords(
  { reason_id }: Pick<Closure, 'reason_id'>,
  { labels, language }: Pick<FormatContext, 'labels' | 'language'>,
): string | null {
  return reason_id === null ? null : (labels.reasons.get(reason_id) ?? words[language].reasonId(reason_id))
}

/** The names of a closure's areas, as far as they are at hand. */
export function placeWords({ protected_area_uuids }: Closure, { labels }: FormatContext): string {
  const names = protected_area_uuids.flatMap((uuid) => labels.places.get(uuid)?.name ?? [])
  return names.length < protected_area_uuids.length && names.length > 0 ? `${names.join(', ')} …` : names.join(', ')
}

/** "Closure, binding", "Notice". */
export function kindWords({ type, is_binding }: Closure, language: Language): string {
  const { type: types, binding, advice } = words[language]
  return type === 'notice' ? types.notice : `${types.closure}, ${is_binding ? binding : advice}`
}

/** The page of the web app that shows a closure, with the map around it. */
export function pageOf({ uuid, bbox }: Closure, { origin }: FormatContext): string {
  return `${origin}/?${new URLSearchParams({ closure: uuid, ...(bbox !== null && { bbox: startBox(bbox) }) })}`
}

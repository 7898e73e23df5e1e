import type { ClosureType, ServedClosure } from '#contract/records/closure.ts'
import { startBox } from '#contract/start-box.ts'
import { pathLines, pathsSentence } from '#contract/ground/path-words.ts'
import { plainSentence } from '#contract/plain-sentence/plain-sentence.ts'
import { displayStatusOf } from '#contract/standing/display-status.ts'
import { dailyHoursOf } from '#contract/standing/daily-hours.ts'
import { displayStatusLabel } from '#contract/standing/sentence.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { validTimes, type Dated } from '#contract/standing/valid-period.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { messages } from '../messages/messages.ts'
import type { FormatContext } from './format.ts'
import { oneLine } from '#contract/plain-text.ts'

/** How a closure stands at an instant, and the instant at which that changes (epoch milliseconds). */
export function statusText(closure: ServedClosure, { language, now }: FormatContext): { text: string; until: number } {
  const { displayStatus, times } = standingAt(closure, closure.time_zone, now)
  const text = displayStatusLabel(displayStatus, true, messages[language].standing)
  return { text, until: times?.nextChange?.at ?? Infinity }
}

/** "1 May to 31 July 2026, daily 20:00 to 06:00 the next day (Europe/Berlin)". */
export function periodText(closure: ServedClosure, language: Language): string {
  const times = validTimes(closure, language, messages[language].standing)
  return dailyHoursOf(closure) === null ? times : `${times} (${closure.time_zone})`
}

/** What there is to know: in words of the service, then in those of a source, in its own language; one of them may be ''. */
export interface Fact {
  readonly label: string
  readonly words: string
  readonly source: string
}

/** What there is to know of a closure, in the order of its weight; its description comes apart. */
export function factsOf(closure: ServedClosure, context: Pick<FormatContext, 'labels' | 'language'>): readonly Fact[] {
  const { language } = context
  const { facts: names, feed, paths, records } = messages[language]
  const { attribution, licence_uri, legal_basis, contact, purpose } = closure
  const reason = reasonText(closure, context)
  const facts: readonly (readonly [label: string, words: string | null, source?: string | null])[] = [
    [names.valid, periodText(closure, language)],
    [records.reasonLabel, reason !== null && purpose !== null ? `${reason}.` : reason, purpose],
    [names.concerns, activitiesText(closure, context)],
    [names.where, placeText(closure, context)],
    [paths.label, pathsText(closure, context)],
    [names.legalBasis, null, legal_basis],
    [names.contact, null, contact],
    [feed.data, attribution],
    [feed.licence, licence_uri],
  ]
  return facts
    .map(([label, words, source]) => ({ label, words: oneLine(words ?? ''), source: oneLine(source ?? '') }))
    .filter(({ words, source }) => words !== '' || source !== '')
}

/** A fact as one text. `mark`: how what a source wrote is written. */
export function factText({ words, source }: Fact, mark: (source: string) => string = (text) => text): string {
  return [words, source === '' ? '' : mark(source)].filter((part) => part !== '').join(' ')
}

const MOST_PATHS = 5

/** "2 paths closed, 2.1 km: GR-11, between Guttal and Kreuzeck, 1.2 km; …", as it is while the closure is in force. */
function pathsText(
  closure: ServedClosure,
  { labels, language }: Pick<FormatContext, 'labels' | 'language'>,
): string | null {
  const { paths: found } = closure
  if (found === null) return null
  const displayStatus = displayStatusOf(closure, { status: 'current', inForce: true })
  const names = new Map([...labels.activities].map(([id, name]) => [id, { name }]))
  const words = { language, messages: messages[language].paths }
  const sentence = pathsSentence({ record: closure, displayStatus }, names, words)
  if (sentence === null || sentence === words.messages.open) return sentence
  const lines = pathLines({ ...found, named: found.named.slice(0, MOST_PATHS) }, words)
  return found.named.length === 0 ? sentence : `${sentence}: ${lines.join('; ')}`
}

/** The fields that the sentence is made of. */
type ToldField =
  | keyof Dated
  | 'name'
  | 'type'
  | 'status'
  | 'is_binding'
  | 'legal_basis'
  | 'geometry_from'
  | 'activity_ids'
  | 'reason_id'
  | 'protected_area_uuids'

/** The closure in one sentence: "Here in “Šumava”, from 1 April to 15 June 2026, you may not leave the paths." */
export function sentenceText(
  closure: Pick<ServedClosure, ToldField>,
  context: Pick<FormatContext, 'labels' | 'language'>,
): string {
  const { language } = context
  const names = {
    activities: activityNames(closure, context),
    reason: reasonText(closure, context),
    areas: areaNames(closure, context),
  }
  return oneLine(plainSentence(closure, names, language, messages[language].plain))
}

/** "Breeding season"; null where no reason is known. */
export function reasonText(
  { reason_id }: Pick<ServedClosure, 'reason_id'>,
  { labels, language }: Pick<FormatContext, 'labels' | 'language'>,
): string | null {
  return reason_id === null ? null : (labels.reasons.get(reason_id) ?? messages[language].records.reason(reason_id))
}

/** What a closure concerns; '' where it names nothing. */
export function activitiesText(
  closure: Pick<ServedClosure, 'activity_ids'>,
  context: Pick<FormatContext, 'labels' | 'language'>,
): string {
  return activityNames(closure, context).join(', ')
}

function activityNames(
  { activity_ids }: Pick<ServedClosure, 'activity_ids'>,
  { labels, language }: Pick<FormatContext, 'labels' | 'language'>,
): readonly string[] {
  const { records } = messages[language]
  return activity_ids.map((id) => labels.activities.get(id) ?? records.activity(id))
}

/** The names of a closure's areas, as far as they are at hand. */
export function placeText(
  closure: Pick<ServedClosure, 'protected_area_uuids'>,
  context: Pick<FormatContext, 'labels'>,
): string {
  const { protected_area_uuids } = closure
  const names = areaNames(closure, context)
  return names.length < protected_area_uuids.length && names.length > 0 ? `${names.join(', ')} …` : names.join(', ')
}

function areaNames(
  { protected_area_uuids }: Pick<ServedClosure, 'protected_area_uuids'>,
  { labels }: Pick<FormatContext, 'labels'>,
): readonly string[] {
  return protected_area_uuids.flatMap((uuid) => labels.places.get(uuid)?.name ?? [])
}

/** "Closure, binding", "Notice". */
export function kindText({ type, is_binding }: ServedClosure, language: Language): string {
  const { facts } = messages[language]
  const kind = typeText(type, language)
  return type === 'notice' ? kind : `${kind}, ${is_binding ? facts.binding : facts.advice}`
}

/** "Closure", "Notice". */
export function typeText(type: ClosureType, language: Language): string {
  return type === 'notice' ? messages[language].standing.displayStatus.notice : messages[language].records.closure
}

/** The page of the web app that shows a closure, with the map around it. */
export function pageOf({ uuid, bbox }: ServedClosure, { origin }: FormatContext): string {
  return `${origin}/?${new URLSearchParams({ closure: uuid, ...(bbox !== null && { bbox: startBox(bbox) }) })}`
}

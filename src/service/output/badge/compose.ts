import * as z from 'zod/mini'
import type { Uuid } from '#contract/ids.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { joined } from '#contract/standing/sentence.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { notFound, type ApiError } from '../../answer/api-error.ts'
import { oneLine } from '#contract/plain-text.ts'
import { messages } from '../messages/messages.ts'
import { isInvented } from '../../store/domain/invented.ts'
import type { Store } from '../../store/domain/store.ts'
import type { ClosureSummaries } from '../summary/closure-summaries.ts'
import type { Badge } from './badge.ts'
import { countsLine } from './counts.ts'
import { sentenceText } from '../formats/closure-text.ts'
import { closureKnown } from '../formats/known-records.ts'
import { sentenceLine, standingOf, type BadgeRecord } from './record.ts'
import { onlyOf, tallyOf } from './tally.ts'

/** What a badge is about: one closure, those of an area, or all that match the filters. Uuids. */
export interface BadgeSubject extends ClosureFilters {
  readonly area?: Uuid
  readonly closure?: Uuid
}

export interface ComposedBadge {
  readonly badge: Badge
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

/** What badges are made of. */
export interface BadgeSources {
  readonly store: Store
  readonly summaries: ClosureSummaries
}

const MINUTE = 60_000

/** A badge at `now` (epoch milliseconds). Throws a 404 for a record that there is not. */
export async function composeBadge(
  { store, summaries }: BadgeSources,
  { closure, area, ...filters }: BadgeSubject,
  language: Language,
  now: number,
): Promise<ComposedBadge> {
  const composed =
    closure === undefined
      ? await ofMany({ store, summaries }, { ...filters, ...(area && { area }) }, language, now)
      : await ofOne(store, closure, language, now)
  const label = isInvented(await store.state()) ? messages[language].records.demo : null
  // Days end with a minute, wherever they do, and the words tell the day.
  const nextMinute = (Math.floor(now / MINUTE) + 1) * MINUTE
  const until = Math.min(composed.until, nextMinute, await store.nextStatusChange(now))
  return { badge: { ...composed.badge, demo: label }, until }
}

async function ofOne(store: Store, uuid: Uuid, language: Language, now: number): Promise<ComposedBadge> {
  const known = await closureKnown(store, uuid, { language, now })
  if (known === null) throw notFound(messages[language].badge.missing)
  const { closure, labels } = known
  const badge = recordBadge(closure, [], language, now)
  const about = [...badge.about, sentenceText(closure, { labels, language })]
  return { badge: { ...badge, about }, until: nextChangeOf(closure, now) }
}

async function ofMany(
  { store, summaries }: BadgeSources,
  { area, ...filters }: Omit<BadgeSubject, 'closure'>,
  language: Language,
  now: number,
): Promise<ComposedBadge> {
  if (area !== undefined && !(await store.areaPlaces([area], language)).has(area))
    throw notFound(messages[language].badge.missing)
  const uuids = [...(filters.protected_area_uuid ?? []), ...(area === undefined ? [] : [area])]
  const selection = uuids.length === 0 ? filters : { ...filters, protected_area_uuid: uuids }
  const about = [...(await store.areaPlaces(uuids, language)).values()].map(({ name }) => oneLine(name))
  const { tally, until } = await tallyOf(summaries, selection, now)
  const only = await onlyOf(store, tally, selection, now)
  if (only === null) return { badge: { ...countsLine(tally, language), language, about, demo: null }, until }
  return { badge: recordBadge(only, about, language, now), until: Math.min(until, nextChangeOf(only, now)) }
}

function nextChangeOf(record: BadgeRecord, now: number): number {
  return standingOf(record, now).times?.nextChange?.at ?? Infinity
}

function recordBadge(record: BadgeRecord, about: readonly string[], language: Language, now: number): Badge {
  const zone = messages[language].badge.times(record.time_zone)
  return { ...sentenceLine(record, now, language), language, about: [...about, oneLine(record.name), zone], demo: null }
}

const FieldErrors = z.record(z.string(), z.array(z.string()))

/** A badge that says why there is none, to who has put its address into a page. */
export function problemBadge({ status, body }: ApiError, language: Language): Badge {
  const { missing, wrongAddress } = messages[language].badge
  const wrong = Object.entries(FieldErrors.safeParse(body).data ?? {})
  const about = wrong.map(([name, sentences]) => oneLine(`${name}: ${sentences.join(' ')}`))
  const lead = status === 404 ? missing : wrongAddress
  return { sign: 'problem', lead, rest: joined(...wrong.map(([name]) => name)), language, about, demo: null }
}

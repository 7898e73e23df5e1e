import * as z from 'zod/mini'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { notFound, type ApiError } from '../../http/answer/api-error.ts'
import { oneLine } from '../formats/plain-text.ts'
import type { ClosureSelection, Store } from '../../store/store.ts'
import type { Badge } from './badge.ts'
import { countsOf } from './counts.ts'
import { SENTENCE_FIELDS, sentenceOf, Spoken } from './sentence.ts'
import { inForceAt, standingOf } from './standing.ts'
import { badgeWords } from './words/words.ts'

/** What a badge is about: one closure, those of an area, or all that match the filters. Uuids. */
export interface Asked extends ClosureFilters {
  readonly area?: string
  readonly closure?: string
}

export interface ComposedBadge {
  readonly badge: Badge
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

const MINUTE = 60_000

/** A badge at `now` (epoch milliseconds). Throws a 404 for a record that there is not. */
export async function composeBadge(
  store: Store,
  asked: Asked,
  language: Language,
  now: number,
): Promise<ComposedBadge> {
  const { closure, ...selection } = asked
  const said =
    closure === undefined ? await ofMany(store, selection, language, now) : await ofOne(store, closure, language, now)
  const { demo, mirror } = await store.state()
  const label = demo || mirror?.demo === true ? badgeWords[language].demo : null
  // Days end with a minute, wherever they do, and the words tell the day.
  const nextMinute = (Math.floor(now / MINUTE) + 1) * MINUTE
  const until = Math.min(said.until, nextMinute, await store.nextStatusChange(now))
  return { badge: { ...said.badge, demo: label }, until }
}

async function ofOne(store: Store, uuid: string, language: Language, now: number): Promise<ComposedBadge> {
  const record = await store.findClosure(uuid, SENTENCE_FIELDS, now)
  if (record === null) throw notFound(badgeWords[language].missing)
  const spoken = Spoken.parse(JSON.parse(new TextDecoder().decode(record)))
  return { badge: spokenBadge(spoken, [], language, now), until: inForceAt([spoken], now).until }
}

async function ofMany(
  store: Store,
  selection: ClosureSelection,
  language: Language,
  now: number,
): Promise<ComposedBadge> {
  const about = selection.area === undefined ? [] : [await nameOf(store, selection.area, language)]
  const standing = await standingOf(store, selection, now)
  const { only, known } = standing
  const { inForce, until } = inForceAt(only === null ? (known ?? []) : [only], now)
  if (only !== null) return { badge: spokenBadge(only, about, language, now), until }
  return { badge: { ...countsOf(standing, known && inForce, language), language, about, demo: null }, until }
}

function spokenBadge(spoken: Spoken, about: readonly string[], language: Language, now: number): Badge {
  const zone = badgeWords[language].times(spoken.time_zone)
  return { ...sentenceOf(spoken, now, language), language, about: [...about, oneLine(spoken.name), zone], demo: null }
}

async function nameOf(store: Store, uuid: string, language: Language): Promise<string> {
  const place = (await store.areaPlaces([uuid])).get(uuid)
  if (place === undefined) throw notFound(badgeWords[language].missing)
  return oneLine(place.name)
}

const FieldErrors = z.record(z.string(), z.array(z.string()))

/** A badge that says why there is none, to who has put its address into a page. */
export function problemBadge({ status, body }: ApiError, language: Language): Badge {
  const { missing, wrongAddress } = badgeWords[language]
  const wrong = Object.entries(FieldErrors.safeParse(body).data ?? {})
  const about = wrong.map(([name, sentences]) => oneLine(`${name}: ${sentences.join(' ')}`))
  const lead = status === 404 ? missing : wrongAddress
  return { look: 'problem', lead, rest: wrong.map(([name]) => name), language, about, demo: null }
}

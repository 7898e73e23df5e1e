import * as z from 'zod/mini'
import type { Uuid } from '#contract/ids.ts'
import { keysOf } from '#contract/keys.ts'
import { ProtectedArea } from '#contract/records/area.ts'
import { Closure } from '#contract/records/closure.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import { isInvented } from '../../store/domain/invented.ts'
import type { Store } from '../../store/domain/store.ts'
import type { Labels } from './format.ts'
import { labelsOf } from './labels.ts'
import { messages } from '../messages/messages.ts'

export interface PageAsked {
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

const ClosureFacts = z.pick(Closure, {
  name: true,
  type: true,
  status: true,
  is_binding: true,
  legal_basis: true,
  start_on: true,
  end_on: true,
  daytime_start: true,
  daytime_end: true,
  time_zone: true,
  reason_id: true,
  activity_ids: true,
  protected_area_uuids: true,
  geometry_from: true,
})
const AreaFacts = z.pick(ProtectedArea, { category_id: true, country_id: true, time_zone: true })

/** Preview texts are cut after some two lines. */
const MOST_AREAS = 3

/** What is told of a closure to whoever has its address, and what its ids are called. */
export interface KnownClosure {
  readonly closure: z.infer<typeof ClosureFacts>
  readonly labels: Labels
}

/** The closure of a uuid; null where there is none. */
export async function closureKnown(
  store: Store,
  uuid: Uuid,
  { language, now }: PageAsked,
): Promise<KnownClosure | null> {
  const read = await store.findClosure(uuid, keysOf(ClosureFacts.shape), now)
  if (read === null) return null
  const closure = ClosureFacts.parse(JSON.parse(new TextDecoder().decode(read)))
  const labels = await labelsOf(store, { closures: [closure], mostAreas: MOST_AREAS, filters: {}, language })
  return { closure, labels }
}

/** What is told of an area to whoever has its address. */
export interface KnownArea {
  readonly name: string
  /** "National park, Czechia". */
  readonly kind: string
  /** How many closures and notices there are of it, current or to come. */
  readonly closures: number
  readonly timeZone: string
}

/** The area of a uuid; null where there is none. */
export async function areaKnown(store: Store, uuid: Uuid, { language, now }: PageAsked): Promise<KnownArea | null> {
  const read = await store.findArea(uuid, keysOf(AreaFacts.shape))
  const name = (await store.areaPlaces([uuid], language)).get(uuid)?.name
  if (read === null || name === undefined) return null
  const { category_id, country_id, time_zone } = AreaFacts.parse(JSON.parse(new TextDecoder().decode(read)))
  const [categories, countries, closures] = await Promise.all([
    store.listCategories(language),
    store.listCountries(language),
    store.listClosures({ protected_area_uuid: [uuid] }, ['uuid'], { offset: 0, limit: 1 }, now),
  ])
  const named = (list: readonly { readonly id: number; readonly name: string }[], wanted: number | null) =>
    list.find(({ id }) => id === wanted)?.name ?? null
  const kind = [named(categories, category_id), named(countries, country_id)].filter(Boolean).join(', ')
  return { name, kind, closures: closures.count, timeZone: time_zone }
}

/** "Demo data"; null for real data. */
export async function demoNote(store: Store, language: Language): Promise<string | null> {
  return isInvented(await store.state()) ? messages[language].records.demo : null
}

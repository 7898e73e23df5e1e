import * as z from 'zod/mini'
import { parseUuid, type Uuid } from '#contract/ids.ts'
import { keysOf } from '#contract/keys.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { ProtectedArea } from '#contract/records/area.ts'
import { Closure } from '#contract/records/closure.ts'
import { oneLine } from '#contract/plain-text.ts'
import { recordTitle } from '#contract/standing/record-title.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Store } from '../../store/domain/store.ts'
import { activitiesText, placeText, reasonText } from '../formats/closure-text.ts'
import { labelsOf } from '../formats/labels.ts'
import { messages } from '../messages/messages.ts'

/** What a page of the map is about, for whoever passes its address on: tabs, bookmarks, messengers, search engines. */
export interface PageFacts {
  readonly title: string
  readonly description: string
  /** The record that the page opens; null for a place. */
  readonly record: PageRecord | null
}

/** A record that the address of a page opens. */
export type PageRecord = { readonly kind: 'closure' | 'area'; readonly uuid: Uuid }

export interface PageAsked {
  readonly language: Language
  /** Epoch milliseconds. */
  readonly now: number
}

const ClosureFacts = z.pick(Closure, {
  name: true,
  type: true,
  is_binding: true,
  start_on: true,
  end_on: true,
  daytime_start: true,
  daytime_end: true,
  time_zone: true,
  reason_id: true,
  activity_ids: true,
  protected_area_uuids: true,
})
const AreaFacts = z.pick(ProtectedArea, { category_id: true, country_id: true, time_zone: true })

/**
 * What the page at such an address is about; null where it opens no record that is there, and asks about no place. It says
 * nothing of the present but with its date, because messengers keep it.
 */
export async function pageFacts(store: Store, search: URLSearchParams, asked: PageAsked): Promise<PageFacts | null> {
  const closure = parseUuid(search.get('closure') ?? '')
  const area = parseUuid(search.get('area') ?? '')
  return (
    (closure && (await closureFacts(store, closure, asked))) ??
    (area && (await areaFacts(store, area, asked))) ??
    placeFacts(search.get('here') ?? '', asked)
  )
}

async function closureFacts(store: Store, uuid: Uuid, { language, now }: PageAsked): Promise<PageFacts | null> {
  const read = await store.findClosure(uuid, keysOf(ClosureFacts.shape), now)
  if (read === null) return null
  const closure = ClosureFacts.parse(JSON.parse(new TextDecoder().decode(read)))
  const labels = await labelsOf(store, { closures: [closure], mostAreas: MOST_AREAS, filters: {}, language })
  const { standing, facts, feed, page } = messages[language]
  const context = { labels, language }
  const activities = activitiesText(closure, context)
  return {
    title: oneLine(recordTitle(closure, language, standing)),
    description: sentences([
      await demoNote(store, language),
      reasonText(closure, context),
      activities === '' ? null : feed.fact(facts.concerns, activities),
      placeText(closure, context),
      page.asOf(formatDate(language, now, closure.time_zone)),
    ]),
    record: { kind: 'closure', uuid },
  }
}

/** Preview texts are cut after some two lines. */
const MOST_AREAS = 3

async function areaFacts(store: Store, uuid: Uuid, { language, now }: PageAsked): Promise<PageFacts | null> {
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
  const { page } = messages[language]
  return {
    title: oneLine(name),
    description: sentences([
      await demoNote(store, language),
      [named(categories, category_id), named(countries, country_id)].filter(Boolean).join(', '),
      page.recorded(closures.count),
      page.asOf(formatDate(language, now, time_zone)),
    ]),
    record: { kind: 'area', uuid },
  }
}

/** `lat/lng` in degrees, with the metres that it may be off, as the address has it. */
const PLACE = /^(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)(?:\/\d+)?$/

function placeFacts(here: string, { language }: PageAsked): PageFacts | null {
  const [, lat, lng] = PLACE.exec(here) ?? []
  if (lat === undefined || lng === undefined) return null
  const { page } = messages[language]
  return { title: page.here(`${lat}, ${lng}`), description: page.aboutHere, record: null }
}

async function demoNote(store: Store, language: Language): Promise<string | null> {
  const { demo, mirror } = await store.state()
  return demo || mirror?.demo === true ? messages[language].records.demo : null
}

/** Those that are there, each with its full stop. */
function sentences(parts: readonly (string | null)[]): string {
  const said = parts.filter((part) => part !== null && part !== '')
  return oneLine(said.map((part) => (/[.!?…]$/.test(part ?? '') ? part : `${part}.`)).join(' '))
}

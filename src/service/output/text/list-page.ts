import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { BBox, LngLat } from '#contract/geometry.ts'
import { wrapLng } from '#contract/geo/box.ts'
import type { GroundPlace } from '#contract/ground/ground-place.ts'
import type { RankedQuery } from '#contract/query/ranked-query.ts'
import { Uuid } from '#contract/ids.ts'
import { oneLine } from '#contract/plain-text.ts'
import { formatDate } from '#contract/messages/formats.ts'
import type { Lookup } from '#contract/records/lookups.ts'
import { withImplied } from '#contract/vocabulary/activity-implications.ts'
import { countsLine } from '../badge/counts.ts'
import { labelsOf } from '../formats/labels.ts'
import { filterTexts } from '../formats/filter-text.ts'
import type { Labels } from '../formats/format.ts'
import type { Ranked } from '#contract/counts/rank-place.ts'
import type { Composed } from '../../answer/answer.ts'
import { isInvented } from '../../store/domain/invented.ts'
import type { TextQuery } from './asked.ts'
import { entriesOf, pagerOf } from './entries.ts'
import { formOf } from './form.ts'
import { framed, shownMoment } from './frame.ts'
import { NOTHING, type Html } from './html.ts'
import { wordsOf } from './messages/messages.ts'
import { readRanked } from './ranked-page.ts'
import { mapAddress, textAddress, type TextRequest, type TextSources } from './request.ts'
import { nextMinute } from './validity.ts'

/** The page of a list: what the map and its list show of the same address, the worst first. */
export async function listPage(sources: TextSources, request: TextRequest): Promise<Composed> {
  const { query, language, now } = request
  const { store } = sources
  const activities = await store.listActivities(language)
  const page = await readRanked(sources, rankedQueryOf(request, activities), query.page ?? 1, now)
  const labels = await labelsOf(store, { closures: page.closures, mostAreas: 3, filters: query, language })
  const { text, page: words } = wordsOf(language)
  const counts = countsOf(page.ranked, request)
  const places = await foundOf(sources, request)
  const isEmpty = page.closures.length === 0
  const noneNote = isEmpty ? html`<p class="note">${text.noneFound} ${text.noPermission}</p>` : NOTHING
  const content = html`<h1>${text.title}</h1>
    <p class="lead">${counts}</p>
    ${narrowing(request, labels, {})} ${noneNote} ${places}
    ${formOf(request, activities, isEmpty && places === NOTHING)} ${entriesOf(page, labels, request, 2)}
    ${pagerOf(page, request)}`
  const asOf = words.asOf(formatDate(language, now, request.zone))
  const body = await framed(
    {
      facts: { title: text.title, description: `${counts}. ${asOf}.`, record: null },
      content,
      map: mapAddress(query, request, null),
      data: NOTHING,
      isLasting: Object.keys(query).every((name) => name === 'page'),
      demo: isInvented(await store.state()),
    },
    request,
  )
  return { body: Buffer.from(body), until: Math.min(page.until, nextMinute(now)) }
}

/** The query of what a page lists: an activity stands for all that concerns who does it, as on the map. */
export function rankedQueryOf({ query, region }: TextRequest, activities: readonly Lookup[]): RankedQuery {
  const { page: _, when, area, closure: __, activity_id, ...filters } = query
  const names = new Map(activities.map(({ id, name }) => [id, { name }]))
  const box = filters.bbox ?? region
  const areas = [...(filters.protected_area_uuid ?? []), ...(area === undefined ? [] : [area])]
  return {
    ...filters,
    ...(when && { at: when }),
    ...(box && { bbox: box }),
    ...(areas.length > 0 && { protected_area_uuid: areas }),
    ...(activity_id && { activity_id: withImplied(activity_id, names) }),
  }
}

/** "3 closures now · 2 upcoming"; of another moment, how many there are. */
export function countsOf(ranked: readonly Ranked[], request: TextRequest): string {
  const { language, query } = request
  const { text, badge } = wordsOf(language)
  const isNow = query.when === undefined || query.when === 'now'
  const live = ranked.filter(({ displayStatus }) => displayStatus !== 'expired')
  if (!isNow || live.length === 0) return ranked.length === 0 ? badge.none : text.found(ranked.length)
  const numbers = new Map<string, number>()
  for (const { displayStatus } of live) numbers.set(displayStatus, (numbers.get(displayStatus) ?? 0) + 1)
  const of = (...statuses: readonly string[]) => statuses.reduce((sum, status) => sum + (numbers.get(status) ?? 0), 0)
  const worst = live[0]?.displayStatus ?? null
  const { lead, rest } = countsLine({ worst, of, past: { closure: 0, notice: 0 } }, language)
  return rest === '' ? lead : `${lead} · ${rest}`
}

/** What the address narrows the list by, in words, with the way to `all`; and what of it could not be read. */
export function narrowing(request: TextRequest, labels: Labels, all: TextQuery): Html {
  const { language, query, notUnderstood } = request
  const { text } = wordsOf(language)
  const isMoment = query.when !== undefined && query.when !== 'now'
  const told = [
    ...(isMoment ? [shownMoment(request, wordsOf(language))] : []),
    ...(query.protected_area_uuid ?? []).flatMap((uuid) => labels.places.get(uuid)?.name ?? []),
    ...filterTexts({ filters: query, labels, language }),
  ]
  const only = html`<p class="lead">
    ${text.narrowed(told.join('; '))} <a href="${textAddress(all, request)}">${text.showAll}</a>
  </p>`
  const wrong = html`<p class="note">${text.notUnderstood(notUnderstood.join(', '))}</p>`
  return html`${told.length === 0 ? NOTHING : only} ${notUnderstood.length === 0 ? NOTHING : wrong}`
}

const MOST_FOUND = 6
const Uuids = z.array(z.object({ uuid: Uuid }))

/** About ten kilometres to each side. */
const AROUND = 0.1

function boxAround([lng, lat]: LngLat): BBox {
  const wide = AROUND / Math.max(0.1, Math.cos((lat * Math.PI) / 180))
  const round = (degrees: number) => Number(degrees.toFixed(4))
  return [
    round(wrapLng(lng - wide)),
    round(Math.max(-90, lat - AROUND)),
    round(wrapLng(lng + wide)),
    round(Math.min(90, lat + AROUND)),
  ]
}

/** Areas, and places of the ground, that are called as the text says: what is searched is often where one goes. */
async function foundOf({ store, placesNamed }: TextSources, request: TextRequest): Promise<Html> {
  const { query, language } = request
  const { q, page: _, ...others } = query
  if (q === undefined || (query.page ?? 1) > 1) return NOTHING
  const { text } = wordsOf(language)
  const { records } = await store.listAreas({ q }, ['uuid'], { offset: 0, limit: MOST_FOUND })
  const uuids = JSON.parse(`[${Buffer.from(records).toString()}]`)
  const areas = await store.areaPlaces(
    Uuids.parse(uuids).map(({ uuid }) => uuid),
    language,
  )
  const places = (await placesNamed(q, language)).slice(0, MOST_FOUND)
  const around = ({ point }: GroundPlace): TextQuery => ({ ...others, bbox: boxAround(point) })
  const areaLinks = [...areas].map(
    ([uuid, { name }]) => [oneLine(name), textAddress({ ...others, area: Uuid.parse(uuid) }, request)] as const,
  )
  const placeLinks = places.flatMap((place) =>
    place.name === null ? [] : [[oneLine(place.name), textAddress(around(place), request)] as const],
  )
  if (areaLinks.length + placeLinks.length === 0) return NOTHING
  return html`${found(text.areasFound, areaLinks)} ${found(text.placesFound, placeLinks)}`
}

function found(heading: string, links: readonly (readonly [name: string, address: string])[]): Html {
  if (links.length === 0) return NOTHING
  return html`<h2>${heading}</h2>
    <ul class="found">
      ${links.map(([name, address]) => html`<li><a href="${address}">${name}</a></li>`)}
    </ul>`
}

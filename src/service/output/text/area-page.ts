import { html } from 'hono/html'
import * as z from 'zod/mini'
import type { Uuid } from '#contract/ids.ts'
import { keysOf } from '#contract/keys.ts'
import { formatDate, formatLocalDate } from '#contract/messages/formats.ts'
import { formatArea } from '#contract/messages/numbers.ts'
import { oneLine } from '#contract/plain-text.ts'
import { ProtectedArea } from '#contract/records/area.ts'
import { ownNameBeside } from '#contract/records/area-name.ts'
import { languageOfName } from '#contract/records/name-language.ts'
import { labelsOf } from '../formats/labels.ts'
import { areaKnown } from '../formats/known-records.ts'
import { pageFacts } from '../page/page-facts.ts'
import type { Composed } from '../../answer/answer.ts'
import { isInvented } from '../../store/domain/invented.ts'
import { entriesOf, pagerOf } from './entries.ts'
import { framed } from './frame.ts'
import { factList, inLanguage, jsonLd, NOTHING, paragraphs, type Html } from './html.ts'
import { countsOf, narrowing, rankedQueryOf } from './list-page.ts'
import { wordsOf } from './messages/messages.ts'
import { readRanked } from './ranked-page.ts'
import { mapAddress, momentOf, textAddressIn, type TextRequest, type TextSources } from './request.ts'
import { nextMinute } from './validity.ts'

const TextArea = z.pick(ProtectedArea, {
  name: true,
  names: true,
  updated_at: true,
  bbox: true,
  designation: true,
  iucn_category: true,
  area_km2: true,
  established_on: true,
  description: true,
  url: true,
  licence_uri: true,
  attribution: true,
  centroid: true,
  time_zone: true,
  rules: true,
})
type TextArea = z.infer<typeof TextArea>

/** The page of one protected area, with what is recorded in it; null where there is none of that uuid. */
export async function areaPage(sources: TextSources, uuid: Uuid, asked: TextRequest): Promise<Composed | null> {
  const request = ofAreaAlone(asked)
  const { store } = sources
  const { language, now, query } = request
  const read = await store.findArea(uuid, keysOf(TextArea.shape))
  const [facts, known] = await Promise.all([
    pageFacts(store, new URLSearchParams({ area: uuid }), { language, now }),
    areaKnown(store, uuid, { language, now }),
  ])
  if (read === null || known === null || facts === null) return null
  const area = TextArea.parse(JSON.parse(new TextDecoder().decode(read)))
  const activities = await store.listActivities(language)
  const page = await readRanked(sources, rankedQueryOf(request, activities), query.page ?? 1, now)
  const labels = await labelsOf(store, { closures: page.closures, mostAreas: 3, filters: query, language })
  const { facts: names, records, text } = wordsOf(language)
  const own = ownNameBeside(language, area)
  const content = html`<h1>${areaName(known.name, area, request)}</h1>
    <p class="lead">${own === null ? '' : html`${areaName(own, area, request)} · `}${known.kind}</p>
    ${factList(factsOf(area, request))} ${paragraphs(area.description, request.recordsLanguage)}
    <p class="small">${names.updated(formatDate(language, Date.parse(area.updated_at), area.time_zone))}</p>
    <h2>${records.closuresOf(oneLine(known.name))}</h2>
    <p class="lead">${countsOf(page.ranked, request)}</p>
    ${narrowing(request, labels, { area: uuid })}
    ${page.closures.length === 0 ? html`<p class="note">${text.noneFound} ${text.noPermission}</p>` : NOTHING}
    ${entriesOf(page, labels, request, 3)} ${pagerOf(page, request)}`
  const body = await framed(
    {
      facts,
      content,
      map: mapAddress(query, request, area.bbox),
      data: jsonLd(placeOf(area, known.name, request)),
      isLasting: isWhole(request) && (query.page ?? 1) === 1,
      demo: isInvented(await store.state()),
    },
    request,
  )
  return { body: Buffer.from(body), until: Math.min(page.until, nextMinute(now)) }
}

/** The area is the place that its page tells of: not what was seen of the map, nor the site’s region or other areas. */
function ofAreaAlone(request: TextRequest): TextRequest {
  const { bbox: _, protected_area_uuid: __, ...query } = request.query
  return { ...request, query, region: null }
}

/** Whether all that is recorded in the area is listed, as it is now. */
function isWhole(request: TextRequest): boolean {
  const { area: _, page: __, when: ___, ...filters } = request.query
  return momentOf(request).when === 'now' && Object.keys(filters).length === 0
}

function areaName(name: string, area: TextArea, { recordsLanguage }: TextRequest): Html {
  return inLanguage(languageOfName(name, area) ?? recordsLanguage, oneLine(name))
}

function factsOf(
  area: TextArea,
  { language, recordsLanguage }: TextRequest,
): readonly (readonly [string, string | Html])[] {
  const { facts, feed } = wordsOf(language)
  const { designation, iucn_category, area_km2, established_on, rules, url, attribution, licence_uri } = area
  const size = area_km2 === null ? null : formatArea(language, area_km2)
  const link = (address: string | null) => (address === null ? null : html`<a href="${address}">${address}</a>`)
  const told: readonly (readonly [string, string | Html | null])[] = [
    [facts.designation, [designation, iucn_category && facts.iucn(iucn_category)].filter(Boolean).join(' · ')],
    [facts.size, size],
    [facts.established, established_on === null ? null : formatLocalDate(language, established_on)],
    [facts.rules, rules && inLanguage(recordsLanguage, rules)],
    [facts.website, link(url)],
    [feed.data, attribution],
    [feed.licence, link(licence_uri)],
  ]
  return told.flatMap(([label, value]) => (value === null || value === '' ? [] : [[label, value] as const]))
}

/** What search engines read of it (schema.org). */
function placeOf(area: TextArea, name: string, request: TextRequest): object {
  const { origin, language, query, namesLanguage } = request
  const [west, south, east, north] = area.bbox
  const [longitude, latitude] = area.centroid
  return {
    '@context': 'https://schema.org',
    '@type': 'Place',
    name: oneLine(name),
    ...(name === area.name ? {} : { alternateName: oneLine(area.name) }),
    ...(area.description && { description: oneLine(area.description) }),
    url: origin + textAddressIn({ ...(query.area && { area: query.area }) }, namesLanguage ? language : null),
    ...(area.url && { sameAs: area.url }),
    geo: [
      { '@type': 'GeoCoordinates', latitude, longitude },
      { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` },
    ],
  }
}

import { html } from 'hono/html'
import type { Uuid } from '#contract/ids.ts'
import { formatDate } from '#contract/messages/formats.ts'
import { oneLine } from '#contract/plain-text.ts'
import { SERVED_CLOSURE_FIELDS, type ServedClosure } from '#contract/records/closure.ts'
import { factsOf, type Fact, kindText, sentenceText } from '../formats/closure-text.ts'
import type { Labels } from '../formats/format.ts'
import { labelsOf } from '../formats/labels.ts'
import { pageFacts } from '../page/page-facts.ts'
import type { Composed } from '../../answer/answer.ts'
import { isInvented } from '../../store/domain/invented.ts'
import { sentenceThen, statusLine } from './entries.ts'
import { framed } from './frame.ts'
import { factList, inLanguage, jsonLd, NOTHING, paragraphs, type Html } from './html.ts'
import { wordsOf } from './messages/messages.ts'
import { TextClosure } from './ranked-page.ts'
import { mapAddress, momentOf, textAddress, textAddressIn, type TextRequest, type TextSources } from './request.ts'
import { nextMinute } from './validity.ts'

const FIELDS = SERVED_CLOSURE_FIELDS.filter((field) => field !== 'geometry')
const MOST_AREAS = 50

/** The page of one closure or notice; null where there is none of that uuid. */
export async function closurePage(sources: TextSources, uuid: Uuid, request: TextRequest): Promise<Composed | null> {
  const { store, closures } = sources
  const { language, now } = request
  const read = await closures.find(uuid, FIELDS, now)
  const facts = await pageFacts(store, new URLSearchParams({ closure: uuid }), { language, now })
  if (read === null || facts === null) return null
  const closure = TextClosure.parse(JSON.parse(new TextDecoder().decode(read)))
  const labels = await labelsOf(store, { closures: [closure], mostAreas: MOST_AREAS, filters: {}, language })
  const demo = isInvented(await store.state())
  const body = await framed(
    {
      facts,
      content: contentOf(closure, labels, request),
      map: mapAddress(request.query, request, closure.bbox),
      data: jsonLd(announcementOf(closure, labels, request)),
      isLasting: momentOf(request).when === 'now',
      demo,
    },
    request,
  )
  return { body: Buffer.from(body), until: Math.min(await store.nextStatusChange(now), nextMinute(now)) }
}

function contentOf(closure: ServedClosure, labels: Labels, request: TextRequest): Html {
  const { language } = request
  const { facts: names, text } = wordsOf(language)
  const facts = factsOf(closure, { labels, language }).map(
    (fact) => [fact.label, factHtml(fact, closure, request, labels)] as const,
  )
  return html`<h1>${inLanguage(request.recordsLanguage, oneLine(closure.name))}</h1>
    ${statusLine(closure, request)}
    <p class="lead">${sentenceThen(closure, labels, request)}</p>
    <p class="small">${kindText(closure, language)}</p>
    ${factList(facts)} ${paragraphs(closure.description, request.recordsLanguage)}
    ${closure.url === null ? NOTHING : html`<p class="lead"><a href="${closure.url}">${text.atSource}</a></p>`}
    <p class="small">${names.updated(formatDate(language, Date.parse(closure.updated_at), closure.time_zone))}</p>`
}

/**
 * Where it is, each area a link to its page, and under which terms, a link to these; what its source wrote marked with its
 * language; any other fact as it is.
 */
function factHtml(
  { label, words, source }: Fact,
  closure: ServedClosure,
  request: TextRequest,
  labels: Labels,
): string | Html {
  const { facts, feed } = wordsOf(request.language)
  if (source !== '') return html`${words}${words === '' ? '' : ' '}${inLanguage(request.recordsLanguage, source)}`
  if (label === feed.licence) return html`<a href="${words}">${words}</a>`
  if (label !== facts.where) return words
  const areas = closure.protected_area_uuids.flatMap((area) => {
    const place = labels.places.get(area)
    return place === undefined ? [] : [html`<a href="${textAddress({ area }, request)}">${oneLine(place.name)}</a>`]
  })
  return html`${areas.map((link, index) => html`${index === 0 ? '' : ', '}${link}`)}`
}

/** What search engines read of it (schema.org). */
function announcementOf(closure: ServedClosure, labels: Labels, request: TextRequest): object {
  const { origin, language, site } = request
  const { name, bbox, created_at, updated_at, finishes_at, protected_area_uuids } = closure
  const areas = protected_area_uuids.flatMap((uuid) => labels.places.get(uuid)?.name ?? [])
  const [west, south, east, north] = bbox ?? []
  return {
    '@context': 'https://schema.org',
    '@type': 'SpecialAnnouncement',
    name: oneLine(name),
    text: sentenceText(closure, { labels, language }),
    url: origin + textAddressIn({ closure: closure.uuid }, request.namesLanguage ? language : null),
    inLanguage: language,
    datePosted: created_at,
    dateModified: updated_at,
    ...(finishes_at && { expires: finishes_at }),
    ...(bbox && {
      spatialCoverage: {
        '@type': 'Place',
        ...(areas.length > 0 && { name: areas.join(', ') }),
        geo: { '@type': 'GeoShape', box: `${south} ${west} ${north} ${east}` },
      },
    }),
    isPartOf: { '@type': 'WebSite', name: site, url: `${origin}/` },
  }
}

import { html } from 'hono/html'
import type { ServedClosure } from '#contract/records/closure.ts'
import { oneLine as plainLine } from '#contract/plain-text.ts'
import { sentenceOf } from '#contract/standing/sentence.ts'
import { oneLine } from '#contract/standing/sentence-lines.ts'
import { standingAt, type Standing } from '#contract/standing/standing.ts'
import { instantAt } from '#contract/standing/when.ts'
import { grammarOf } from '#contract/messages/grammar.ts'
import { toneOf } from '#contract/standing/display-status.ts'
import { kindText, reasonText, sentenceText } from '../formats/closure-text.ts'
import type { Labels } from '../formats/format.ts'
import { inLanguage, NOTHING, signOf, type Html } from './html.ts'
import { wordsOf } from './messages/messages.ts'
import { PAGE_SIZE, type RankedPage } from './ranked-page.ts'
import { momentOf, textAddress, type TextRequest } from './request.ts'

/** How a closure stands at the moment of a page. */
function standingThen(closure: ServedClosure, request: TextRequest): Standing {
  return standingAt(closure, closure.time_zone, instantAt(momentOf(request), closure.time_zone))
}

/** A closure in one sentence, as it stands at the moment of a page. */
export function sentenceThen(closure: ServedClosure, labels: Labels, request: TextRequest): string {
  const { status } = standingThen(closure, request)
  return sentenceText({ ...closure, status }, { labels, language: request.language })
}

/** How a closure stands at the moment of a page, with its sign: "Closed now · until 06:00 · again 20:00". */
export function statusLine(closure: ServedClosure, request: TextRequest): Html {
  const { language } = request
  const moment = momentOf(request)
  const standing = standingThen(closure, request)
  const options = {
    language,
    messages: wordsOf(language).standing,
    isNow: moment.when === 'now',
    viewerZone: null,
  }
  const { lead, rest } = oneLine(sentenceOf(closure, standing, options))
  const { displayStatus } = standing
  return html`<p class="status">
    ${signOf(displayStatus)}<b class="${toneOf(displayStatus)}">${lead}</b>${rest === '' ? '' : ` · ${rest}`}
  </p>`
}

/** Closures as a list: what each is called, how it stands, what it says, of what kind it is. `level`: of their headings. */
export function entriesOf({ closures, from }: RankedPage, labels: Labels, request: TextRequest, level: 2 | 3): Html {
  const { language, query, recordsLanguage } = request
  const entry = (closure: ServedClosure) => {
    const address = textAddress({ closure: closure.uuid, ...(query.when && { when: query.when }) }, request)
    const kind = [kindText(closure, language), reasonText(closure, { labels, language })].filter(Boolean).join(' · ')
    const link = html`<a href="${address}">${inLanguage(recordsLanguage, plainLine(closure.name))}</a>`
    return html`<li>
      ${level === 2 ? html`<h2>${link}</h2>` : html`<h3>${link}</h3>`} ${statusLine(closure, request)}
      <p>${sentenceThen(closure, labels, request)}</p>
      <p class="small">${kind}</p>
    </li>`
  }
  return html`<ol class="entries" start="${from + 1}">
    ${closures.map(entry)}
  </ol>`
}

/** Where a page of a list stands, and the ways to its neighbours; nothing where there is but one page. */
export function pagerOf({ ranked, closures, from }: RankedPage, request: TextRequest): Html {
  if (ranked.length <= PAGE_SIZE) return NOTHING
  const { text } = wordsOf(request.language)
  const { number } = grammarOf(request.language)
  const page = from / PAGE_SIZE + 1
  const step = (label: string, relation: string, to: number) =>
    html`<li><a rel="${relation}" href="${textAddress({ ...request.query, page: to }, request)}">${label}</a></li>`
  return html`<nav class="pages" aria-label="${text.pages}">
    <ul>
      <li>${text.count(number(from + 1), number(from + closures.length), number(ranked.length))}</li>
      ${page > 1 ? step(text.previous, 'prev', page - 1) : NOTHING}
      ${from + closures.length < ranked.length ? step(text.next, 'next', page + 1) : NOTHING}
    </ul>
  </nav>`
}

import { html, raw } from 'hono/html'
import { languageName } from '#contract/messages/language-name.ts'
import { directionOf } from '#contract/messages/locale.ts'
import { formatDate, formatTime, formatLocalDay, zoneName } from '#contract/messages/formats.ts'
import { wallTimeAt } from '#contract/standing/when.ts'
import { MAP_PATH, pagePath } from '#contract/site-paths.ts'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { headTags } from '../page/head-tags.ts'
import { inLanguage, NOTHING, type Html } from './html.ts'
import { wordsOf, type Words } from './messages/messages.ts'
import { momentOf, pageAddress, textAddress, textAddressIn, type TextLink, type TextRequest } from './request.ts'
import { TEXT_STYLE } from './style.ts'

/** A text page, without what all of them have. */
export interface TextPage {
  /** What its head says. */
  readonly facts: PageFacts
  readonly content: Html
  /** Where the map shows the same; null where it shows nothing of it. */
  readonly map: string | null
  /** Data for search engines. */
  readonly data: Html
  /** Whether it is one of those that search engines are to keep: a list that is narrowed is not. */
  readonly isLasting: boolean
  readonly demo: boolean
}

/** The whole page, as HTML. */
export async function framed(page: TextPage, request: TextRequest): Promise<string> {
  const { language, site } = request
  const words = wordsOf(language)
  const text = await html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        ${await headOf(page, request)} ${raw(`<style>${TEXT_STYLE}</style>`)} ${page.data}
      </head>
      <body>
        <header>
          <p><a class="brand" href="${MAP_PATH}">${site}</a></p>
          ${languageLinks(request, words)}
        </header>
        <main>
          ${bannerOf(request)} ${page.demo ? html`<p class="demo">${words.feed.demoNote}</p>` : NOTHING} ${page.content}
        </main>
        <footer>
          <p>${words.text.noPermission}</p>
          <p>${momentText(request, words)} ${words.text.placeTimes}</p>
          ${linksOf(page, request, words)}
        </footer>
      </body>
    </html>`
  return String(text)
}

async function headOf({ facts, isLasting }: TextPage, request: TextRequest): Promise<Html> {
  const { language, languages, namesLanguage, origin, query, site, hasPictures, isIndexed } = request
  const address = `${origin}${textAddressIn(query, namesLanguage ? language : null)}`
  const alternate = (name: string, one: Language | null) =>
    html`<link rel="alternate" hreflang="${name}" href="${origin}${textAddressIn(query, one)}" />`
  return html`${raw(await headTags({ facts, language, site, origin, address, hasPictures }))}
    <link rel="canonical" href="${address}" />
    ${languages.map((one) => alternate(one, one))} ${alternate('x-default', null)}
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    ${isIndexed && isLasting ? NOTHING : html`<meta name="robots" content="noindex" />`}`
}

function languageLinks({ query, language, languages }: TextRequest, { text }: Words): Html {
  if (languages.length < 2) return NOTHING
  return html`<nav aria-label="${text.form.language}">
    <ul class="langs">
      ${languages.map((one) =>
        one === language
          ? html`<li><b aria-current="true">${languageName(one)}</b></li>`
          : html`<li>
              <a href="${textAddressIn(query, one)}" lang="${one}" hreflang="${one}">${languageName(one)}</a>
            </li>`,
      )}
    </ul>
  </nav>`
}

function bannerOf({ banner }: TextRequest): Html {
  if (banner === null) return NOTHING
  const { text, lang, link } = banner
  return html`<p class="note">${inLanguage(lang, text)} ${link === null ? '' : linkTo(link)}</p>`
}

function linkTo({ label, lang, url }: TextLink): Html {
  return html`<a href="${url}">${inLanguage(lang, label)}</a>`
}

/** "As of 15 May 2026, 12:00 (Central European Time).", with the moment that is told of where that is another. */
function momentText(request: TextRequest, { page, standing, text }: Words): string {
  const { language, now, zone } = request
  const time = standing.dayAndTime(formatDate(language, now, zone), formatTime(language, now, zone))
  const asOf = `${page.asOf(`${time} (${zone === 'UTC' ? zone : zoneName(language, now, zone)})`)}.`
  return request.query.when === undefined || request.query.when === 'now'
    ? asOf
    : `${asOf} ${text.shownFor(shownMoment(request, { standing }))}`
}

/** "Sat 16 May 2026, 10:00": the moment that a page tells of. */
export function shownMoment(request: TextRequest, { standing }: Pick<Words, 'standing'>): string {
  const { date, time } = wallTimeAt(momentOf(request), request.zone)
  return standing.dayAndTime(formatLocalDay(request.language, date), time)
}

function linksOf({ map }: TextPage, request: TextRequest, { text, facts }: Words): Html {
  const { when } = request.query
  const isList = Object.keys(request.query).every((name) => name === 'page')
  const accessibility = pageAddress(pagePath('accessibility'), request)
  const list = textAddress(when === undefined ? {} : { when }, request)
  return html`<ul class="bar">
    ${map === null ? NOTHING : html`<li><a href="${map}">${text.toMap}</a></li>`}
    ${isList ? NOTHING : html`<li><a href="${list}">${text.toList}</a></li>`}
    <li><a href="${accessibility}">${facts.accessibilityStatement}</a></li>
    ${request.links.map((link) => html`<li>${linkTo(link)}</li>`)}
  </ul>`
}

import { html } from 'hono/html'
import { STATUS_CODES } from 'node:http'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { guidePath, pagePath } from '#contract/site-paths.ts'
import { exchangeOf, formatsOf } from './exchange.ts'
import { askedFor, formOf } from './form.ts'
import { inline } from './inline.ts'
import { viewJson } from './json-view.ts'
import { pagerOf } from './pager.ts'
import { inFormat, type Html, type Shown } from './shown.ts'
import { STYLE_ELEMENT } from './style-element.ts'

/** The page that shows an answer to people. */
export function pageOf(shown: Shown): Html {
  const heading = headingOf(shown)
  const options = optionsOf(shown)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading} · ${shown.title}</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        ${headerOf(shown)}
        <main class="${options === null ? '' : 'with-form'}">
          <div class="intro">
            <nav class="crumbs" aria-label="Where this is">${crumbsOf(shown)}</nav>
            <h1>${heading}</h1>
            <p class="about">${aboutOf(shown)}</p>
            ${options === null ? '' : html`<a class="jump" href="#form">${options}</a>`}
          </div>
          ${answerOf(shown)}
          ${
            options === null
              ? ''
              : html`<aside id="form" aria-label="${options}">
                  <h2>${options}</h2>
                  ${formOf(shown)}
                </aside>`
          }
        </main>
        ${footerOf(shown)}
      </body>
    </html>`
}

/** What may be chosen, in a word; null for nothing. */
function optionsOf(shown: Shown): string | null {
  const names = askedFor(shown).map(({ name }) => name)
  if (names.length === 0 || (isOfRecord(shown) && shown.status === 404)) return null
  return names.every((name) => ['fields', 'lang', 'page_size'].includes(name)) ? 'Options' : 'Filters'
}

function headerOf({ title, mapAddress, base }: Shown): Html {
  const map = mapAddress === null ? '' : html`<a href="${mapAddress}">Map</a>`
  return html`<header>
    <a class="brand" href="${base}/">${title} <span>Data</span></a>
    <nav aria-label="The service">
      ${map}<a href="${base}${paths.openapi}">OpenAPI</a><a href="${base}${paths.changelog}">Changelog</a>
    </nav>
  </header>`
}

/** What the app says of the site; nothing where there is no app. */
function footerOf({ mapAddress }: Shown): Html | '' {
  if (mapAddress === null) return ''
  const link = (path: string, words: string) => html`<a href="${new URL(path, mapAddress).href}">${words}</a>`
  return html`<footer>
    ${link(guidePath('api'), 'Guide')}${link(pagePath('licences'), 'Licences')}
    ${link(pagePath('accessibility'), 'Accessibility')}
  </footer>`
}

function answerOf(shown: Shown): Html {
  const { content, isCut } = viewJson(shown)
  const hint = html`<p class="hint">
    Not all of it is shown. <a href="${inFormat(shown, 'json')}">The raw JSON</a> has the rest.
  </p>`
  return html`<section class="answer" aria-label="Answer">
    ${exchangeOf(shown)}
    <div class="bar">${pagerOf(shown, 'Pages')}${formatsOf(shown)}</div>
    ${isCut ? hint : ''}
    <pre>${content}</pre>
    <div class="bar">${pagerOf(shown, 'Pages, again')}</div>
  </section>`
}

/** The name of a record, what the resource is called, or what went wrong. */
function headingOf(shown: Shown): string {
  const { status, operation } = shown
  if (status >= 400 && status !== 400) return `${status} ${STATUS_CODES[status] ?? ''}`
  return nameIn(shown) ?? operation?.summary ?? `${status} ${STATUS_CODES[status] ?? ''}`
}

function aboutOf(shown: Shown): Html {
  const { status, operation, base } = shown
  if (status === 400 && operation !== undefined) return html`Something is wrong with what was asked: see below.`
  if (status >= 400) return html`This could not be answered. See <a href="${base}/">all resources</a>.`
  const record = nameIn(shown) === null ? '' : `${operation?.summary ?? ''}.`
  return inline([record, operation?.description ?? ''].join(' ').trim())
}

function isOfRecord({ operation }: Shown): boolean {
  return operation?.path.endsWith('{uuid}') ?? false
}

/** What a record is called; null for what is no record, and for a record without a name. */
function nameIn(shown: Shown): string | null {
  const { body } = shown
  const hasName = isOfRecord(shown) && typeof body === 'object' && body !== null && 'name' in body
  return hasName && typeof body.name === 'string' ? body.name : null
}

/** The paths above this one, each a link. */
function crumbsOf({ base, url }: Shown): Html {
  const start = url.pathname.indexOf(API_PREFIX) + API_PREFIX.length
  const parts = url.pathname
    .slice(start)
    .split('/')
    .filter((part) => part !== '')
  const above = parts.slice(0, -1).map((part, index) => {
    const address = `${base}/${parts.slice(0, index + 1).join('/')}`
    return html` <span>/</span> <a href="${address}">${decoded(part)}</a>`
  })
  const last = parts.at(-1)
  const here = last === undefined ? '' : html` <span>/</span> <b>${decoded(last)}</b>`
  return html`<a href="${base}/">${API_PREFIX}</a>${above}${here}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

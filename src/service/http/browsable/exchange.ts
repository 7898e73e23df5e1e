import { STATUS_CODES } from 'node:http'
import { html } from 'hono/html'
import { renderingsOf, PAGE_FORMAT } from '../../answer/format.ts'
import { inFormat, type Html, type Shown } from './shown.ts'

/** Those that say what the answer is and how long it holds. */
const FIRST = ['content-type', 'content-language', 'allow', 'vary', 'cache-control', 'etag']

/** What was asked, and the status and headers that the answer has as JSON. */
export function exchangeOf({ method, url, status, headers }: Shown): Html {
  const first = headers.filter(([name]) => FIRST.includes(name))
  const others = headers.filter(([name]) => !FIRST.includes(name))
  return html`<section class="exchange" aria-label="Request and answer">
    <p class="request"><b>${method}</b> <code>${url.pathname}${readableQuery(url.search)}</code></p>
    <p class="status"><b class="${status < 400 ? 'good' : 'bad'}">${status} ${STATUS_CODES[status] ?? ''}</b></p>
    ${listOf(first)}
    <details>
      <summary>${others.length} more headers</summary>
      ${listOf(others)}
    </details>
  </section>`
}

function listOf(headers: Shown['headers']): Html {
  return html`<dl>
    ${headers.map(
      ([name, value]) =>
        html`<div>
          <dt>${titled(name)}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`
}

/** The same in other formats. */
export function formatsOf(shown: Shown): Html {
  const formats = renderingsOf(shown.resource?.offers ?? []).filter((rendering) => rendering !== PAGE_FORMAT)
  const links = formats.map((format) => html`<a href="${inFormat(shown, format)}">${NAMES[format]}</a>`)
  return html`<nav class="formats" aria-label="Formats">${links}</nav>`
}

const NAMES = { json: 'Raw JSON', geojson: 'GeoJSON', rss: 'RSS', ics: 'Calendar', csv: 'CSV' } as const

/** With commas and colons as people write them. */
function readableQuery(search: string): string {
  return search.replaceAll('%2C', ',').replaceAll('%3A', ':')
}

/** `content-type` is written `Content-Type`. */
function titled(name: string): string {
  return name === 'etag' ? 'ETag' : name.replaceAll(/\b\w/g, (letter) => letter.toUpperCase())
}

import { paths } from '#contract/paths.ts'
import {
  always,
  asking,
  at,
  below,
  both,
  carrying,
  deafTo,
  ignoring,
  lacking,
  mistaking,
  withHeader,
  withJson,
  withRows,
  withStatus,
  withText,
  type Passing,
  type Tampering,
  type When,
} from './tampering.ts'

const { areas, closures, licences } = paths

const asked =
  (method: string): When =>
  (request) =>
    request.method === method
const wishing =
  (name: string, value?: RegExp): When =>
  ({ headers }) => {
    const text = headers.get(name)
    return text !== null && (value === undefined || value.test(text))
  }
const ending =
  (end: string): When =>
  ({ url }: Passing) =>
    url.href.endsWith(end)

/** A text in place of another one, throughout an answer. */
const saying = (when: When, text: string, instead: string): Tampering =>
  withText(when, (body) => body.replaceAll(text, instead))

const elsewhere = (when: When) =>
  withText(when, (text) => text.replaceAll(/"next":"http:\/\/[^/]+/g, '"next":"http://elsewhere.invalid'))

/** What breaks the rules of lists, methods, formats, caches and errors. */
export const listTamperings: Readonly<Record<string, readonly Tampering[]>> = {
  'lists.envelope': [
    withJson(at(areas), ({ count, ...page }) => ({ total: count, ...page })),
    withJson(at(paths.reasons), (page) => ({ ...page, pages: 3 })),
    withJson(at(closures), (page) => ({ ...page, next: null })),
  ],
  'lists.links': [elsewhere(always), ignoring('colour'), saying(always, '"next":"http', '"next":"/http')],
  'lists.links-of-strangers': [elsewhere(wishing('X-Forwarded-Host'))],
  'lists.walk': [ignoring('page', carrying('page', '2')), withRows(carrying('after'), (rows) => rows.slice(1))],
  'lists.keyset': [
    withText(at(paths.reasons), (text) => text.replace(/([?&])after=[^"&]+/, '$1page=2')),
    withJson(carrying('after'), (page) => ({ ...page, previous: 'http://localhost/' })),
    withText(carrying('page', '2'), (text) => text.replace(/([?&])after=[^"&]+/, '$1page=3')),
  ],
  'lists.bad-place': [ignoring('after', at(areas)), withStatus(both(at(closures), carrying('type')), 404)],
  'lists.last': [ignoring('page', carrying('page', 'last'))],
  'lists.invalid-page': [
    ignoring('page', carrying('page', 'abc')),
    ignoring('page', carrying('page', '0')),
    saying(carrying('page'), 'Invalid page.', 'Not found.'),
  ],
  'lists.page-size': [asking(lacking('page_size'), (search) => search.set('page_size', '20')), ignoring('page_size')],
  'lists.largest-page': [withRows(carrying('page_size', '1001'), (rows) => [...rows, ...rows.slice(0, 1)])],
  'licences.array': [
    withHeader(at(licences), 'Vary', 'Accept, Accept-Encoding'),
    withText(at(licences), (text) => `{"results":${text}}`),
    saying(at(licences), '"uri"', '"url"'),
  ],
  'order.areas': [withRows(at(areas), (rows) => rows.toReversed())],
  'order.closures': [withRows(both(at(closures), carrying('type')), (rows) => rows.toReversed())],
  'order.sync': [
    withRows(both(at(closures), carrying('updated_after')), (rows) => rows.toReversed()),
    withRows(at(paths.areasDeleted), (rows) => rows.toReversed()),
  ],
  'sync.keyset': [
    withText(at(closures), (text) => text.replace(/([?&])after=[^"&]+/, '$1page=2')),
    withRows(both(at(areas), carrying('after')), (rows) => rows.slice(1)),
  ],
  'methods.trailing-slash': [withStatus(ending('/protected-areas/'), 301), withStatus(ending('/licenses/'), 404)],
  'methods.head': [withHeader(asked('HEAD'), 'ETag', null), withStatus(asked('HEAD'), 405)],
  'methods.options': [
    withHeader(asked('OPTIONS'), 'Allow', 'GET, HEAD'),
    withStatus(both(asked('OPTIONS'), at(licences)), 204),
  ],
  'methods.others': [
    withStatus(asked('PATCH'), 404),
    saying(asked('POST'), 'POST', 'post'),
    withHeader(asked('PUT'), 'Allow', null),
  ],
  'cors.readable': [
    withHeader(at('/no-such-thing'), 'Access-Control-Allow-Origin', null),
    withHeader(at(closures), 'Access-Control-Expose-Headers', 'ETag'),
    withHeader(at(areas), 'Access-Control-Allow-Credentials', 'true'),
  ],
  'cors.preflight': [
    withStatus(asked('OPTIONS'), 200),
    withHeader(asked('OPTIONS'), 'Access-Control-Allow-Headers', 'X-Other'),
    withHeader(asked('OPTIONS'), 'Access-Control-Allow-Methods', 'POST'),
  ],
  'negotiation.json': [ignoring('format'), deafTo('Accept', 'text/html', wishing('Accept', /json;q=0\.2/))],
  'negotiation.html': [
    ignoring('format'),
    deafTo('Accept', '*/*', both(at(closures), lacking('format'))),
    withStatus(at('/no-such-thing'), 200),
  ],
  'negotiation.html-safe': [
    saying(carrying('format'), '</html>', '<script src="x.js"></script></html>'),
    withHeader(carrying('format'), 'Content-Security-Policy', "default-src 'self'"),
    withHeader(carrying('format'), 'Cache-Control', 'public, max-age=60'),
  ],
  'negotiation.unknown-format': [ignoring('format')],
  'negotiation.unacceptable': [deafTo('Accept', '*/*', wishing('Accept', /image/)), withStatus(always, 400)],
  'caching.etag': [
    withHeader(at(areas), 'ETag', 'W/"weak"'),
    deafTo('If-None-Match', '"other"', wishing('If-None-Match', /^W/)),
    deafTo('If-None-Match', '*'),
    withHeader(({ headers }) => headers.has('If-None-Match'), 'Vary', null),
  ],
  'caching.encodings': [
    deafTo('Accept-Encoding', 'gzip', wishing('Accept-Encoding', /br/)),
    withHeader(wishing('Accept-Encoding', /gzip/), 'ETag', '"the same"'),
    withText(wishing('Accept-Encoding', /br/), (text) => `${text} `),
  ],
  'caching.vary': [
    withHeader(at(paths.reasons), 'Vary', 'Accept, Accept-Encoding'),
    withHeader(at(areas), 'Vary', 'Accept'),
    withHeader(at('/no-such-thing'), 'Vary', null),
  ],
  'caching.closures': [
    withHeader(at(closures), 'Cache-Control', 'public, max-age=3600'),
    withHeader(at(closures), 'Cache-Control', null),
  ],
  'errors.unknown-uuid': [saying(below(closures), 'ClosureOrNotice', 'Closure'), withStatus(below(areas), 200)],
  'errors.not-found': [saying(at('/no-such-thing'), 'Not found.', 'Nothing.'), withStatus(below(areas), 400)],
  'errors.date': [
    ignoring('date'),
    mistaking('active_on', (text) => text.replace(/T.*/, '')),
    saying(carrying('ends_before'), 'valid', 'good'),
  ],
  'errors.choice': [ignoring('type'), mistaking('status', () => 'current', carrying('status', 'current,foo'))],
  'errors.number': [ignoring('reason_id'), mistaking('category_id', (text) => String(Number.parseInt(text, 10) || 1))],
  'errors.several': [ignoring('reason_id')],
  'errors.bbox': [
    ignoring('bbox'),

    saying(carrying('bbox'), 'west,south', 'south,west'),
  ],
  'errors.fields': [mistaking('fields', () => 'uuid'), saying(carrying('fields'), 'Choose from', 'Or')],
  'errors.ignored': [
    withStatus(carrying('foo'), 400),
    withStatus(carrying('updated_after', ''), 400),
    withJson(carrying('foo'), (page) => ({ ...page, count: 0 })),
  ],
  'errors.unknown-id': [ignoring('country_id'), withStatus(carrying('source_id'), 404)],
  'errors.unreadable': [
    withStatus(({ url }) => url.search.length > 8000, 431),
    withStatus(ending('%zz'), 500),
    withText(ending('%FF'), () => ''),
  ],
  'errors.hostile': [
    withStatus(carrying('q', '[[['), 500),
    saying(carrying('fields'), 'Unknown field', 'at readField (/srv/app/fields.ts:12:3)'),
  ],
}

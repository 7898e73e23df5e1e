import { parseInstant } from '#contract/status/instant.ts'
import { paths } from '#contract/paths.ts'
import { closureKind } from '../data/collection.ts'
import { areas, closures, lists, lookupLists, present, withSearch } from '../data/lists.ts'
import { namesIn, type Answer } from '../kernel/answer.ts'
import { expectHeader, expectNames, expectStatus, expectThat, skip } from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import { instantOf } from '../data/date-header.ts'

const STRONG = /^"[^"]*"$/

function etagOf(answer: Answer): string {
  expectHeader(answer, 'ETag', STRONG, 'a strong tag, "…"')
  return answer.headers.get('ETag') ?? ''
}

export const cachingRules: readonly Rule[] = [
  {
    id: 'caching.etag',
    section: 1,
    says: 'Answers have a strong ETag; If-None-Match with it is 304 without a body, with another one 200.',
    check: async (subject) => {
      for (const path of [areas.path, closures.path, paths.licences, paths.categories]) {
        const whole = await subject.get(path)
        const etag = etagOf(whole)
        for (const tag of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
          const again = await subject.get(path, { 'If-None-Match': tag })
          expectStatus(again, 304)
          expectThat(again.body.length === 0, again, 'no body', `${again.body.length} bytes`)
          expectThat(etagOf(again) === etag, again, `ETag: ${etag}`, again.headers.get('ETag'))
          expectNames(again, 'Vary', namesIn(whole, 'Vary'))
        }
        expectStatus(await subject.get(path, { 'If-None-Match': '"other"' }), 200)
      }
    },
  },
  {
    id: 'caching.encodings',
    section: 1,
    says: 'Lists come in gzip, in brotli and as they are: the same bytes under three ETags, each good for a 304.',
    check: async (subject) => {
      const path = withSearch(areas.path, 'page_size=1000')
      const plain = await subject.get(path, { 'Accept-Encoding': 'identity' })
      if (plain.body.length < 2048) skip('the list of areas is too short to compress')
      const seen = new Set([etagOf(plain)])
      expectThat(
        plain.headers.get('Content-Encoding') === null,
        plain,
        'no encoding',
        plain.headers.get('Content-Encoding'),
      )
      for (const encoding of ['gzip', 'br']) {
        const headers = { 'Accept-Encoding': encoding }
        const answer = await subject.get(path, headers)
        expectHeader(answer, 'Content-Encoding', new RegExp(`^${encoding}$`), encoding)
        expectThat(Buffer.compare(answer.body, plain.body) === 0, answer, 'the bytes of the plain answer', 'others')
        const etag = etagOf(answer)
        expectThat(!seen.has(etag), answer, 'an ETag of its own', etag)
        seen.add(etag)
        expectStatus(await subject.get(path, { ...headers, 'If-None-Match': etag }), 304)
      }
    },
  },
  {
    id: 'caching.vary',
    section: 1,
    says: 'Vary names Accept and Accept-Encoding on lists, and Accept-Language too on lookups.',
    check: async (subject) => {
      for (const { path } of await present(subject, lists)) {
        expectNames(await subject.get(withSearch(path, 'page_size=1000')), 'Vary', ['Accept', 'Accept-Encoding'])
      }
      if (subject.specOnly) return
      for (const { path } of await present(subject, lookupLists)) {
        expectNames(await subject.get(path), 'Vary', ['Accept-Language'])
      }
      expectNames(await subject.get('/no-such-thing'), 'Vary', ['Accept'])
    },
  },
  {
    id: 'caching.closures',
    section: 1,
    says: 'An answer about closures is fresh for 60 s at most, and not beyond the next begins_at or finishes_at.',
    check: async (subject) => {
      const { records } = await closureKind.sample(subject)
      const instants = records.flatMap(({ begins_at, finishes_at }) => [begins_at, finishes_at])
      for (const search of [undefined, closures.everything]) {
        const answer = await subject.get(withSearch(closures.path, search))
        const now = instantOf(answer)
        const later = instants.map((text) => parseInstant(text ?? '') ?? 0).filter((instant) => instant > now)
        // The header is cut to seconds.
        const most = Math.min(60, Math.ceil((Math.min(Infinity, ...later) - now) / 1000) + 1)
        const [, age] = /\bmax-age=(\d+)/.exec(answer.headers.get('Cache-Control') ?? '') ?? []
        const isFresh = age === undefined ? /no-cache|no-store/.test(answer.headers.get('Cache-Control') ?? '') : true
        expectThat(isFresh, answer, 'Cache-Control with a max-age', answer.headers.get('Cache-Control'))
        expectThat(Number(age ?? 0) <= most, answer, `max-age up to ${most}`, answer.headers.get('Cache-Control'))
      }
    },
  },
]

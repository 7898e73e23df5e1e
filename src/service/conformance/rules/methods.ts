import * as z from 'zod/mini'
import * as sentences from '#contract/error-sentences.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areas, closures, lists, present } from '../data/lists.ts'
import {
  expectHeader,
  expectJson,
  expectNames,
  expectStatus,
  expectThat,
  fail,
  jsonOf,
  parsed,
} from '../kernel/expect.ts'
import type { Rule } from '../kernel/rule.ts'
import type { Subject } from '../kernel/subject.ts'

const ALLOW = /^GET, HEAD, OPTIONS$/

/** The paths of everything that is there without a uuid. */
async function pathsOf(subject: Subject): Promise<readonly string[]> {
  const own = subject.specOnly ? [] : ['', paths.openapi, paths.changelog]
  return [...(await present(subject, lists)).map(({ path }) => path), paths.licences, ...own]
}

const ORIGIN = { Origin: 'https://elsewhere.example' }

export const methodRules: readonly Rule[] = [
  {
    id: 'methods.trailing-slash',
    section: 1,
    says: 'Every path is served with and without a trailing slash, without a redirect.',
    check: async (subject) => {
      for (const path of await pathsOf(subject)) {
        const without = await subject.get(path)
        const withSlash = await subject.get(`${path}/`)
        for (const answer of [without, withSlash]) expectStatus(answer, 200)
      }
    },
  },
  {
    id: 'methods.head',
    section: 1,
    says: 'HEAD answers as GET does, without the body.',
    check: async (subject) => {
      for (const path of await pathsOf(subject)) {
        const full = await subject.get(path)
        const bare = await subject.ask(API_PREFIX + path, { method: 'HEAD' })
        expectStatus(bare, 200)
        expectThat(bare.body.length === 0, bare, 'no body', `${bare.body.length} bytes`)
        for (const name of ['Content-Type', 'ETag', 'Vary', 'Content-Encoding', 'Access-Control-Allow-Origin']) {
          const [expected, got] = [full.headers.get(name), bare.headers.get(name)]
          if (got !== expected) fail(bare, `${name}: ${expected} as of GET`, String(got))
        }
      }
      const missing = await subject.ask(`${API_PREFIX}/no-such-thing`, { method: 'HEAD' })
      expectStatus(missing, 404)
    },
  },
  {
    id: 'methods.options',
    section: 1,
    says: 'OPTIONS is answered everywhere, with Allow: GET, HEAD, OPTIONS and a body that describes the resource.',
    check: async (subject) => {
      for (const path of await pathsOf(subject)) {
        const answer = await subject.ask(API_PREFIX + path, { method: 'OPTIONS' })
        expectStatus(answer, 200)
        expectHeader(answer, 'Allow', ALLOW, 'GET, HEAD, OPTIONS')
        parsed(answer, z.looseObject({ name: z.string() }), jsonOf(answer), 'the description')
      }
    },
  },
  {
    id: 'methods.others',
    section: 2,
    says: 'Any other method is 405 {"detail":"Method \\"POST\\" not allowed."} with Allow: GET, HEAD, OPTIONS.',
    check: async (subject) => {
      for (const path of [areas.path, closures.path, paths.licences, paths.areasDeleted]) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
          const answer = await subject.ask(API_PREFIX + path, { method })
          expectJson(answer, 405, { detail: sentences.methodNotAllowed(method) })
          expectHeader(answer, 'Allow', ALLOW, 'GET, HEAD, OPTIONS')
        }
      }
    },
  },
  {
    id: 'cors.readable',
    section: 1,
    says: 'Pages of any origin may read answers and errors, with ETag, Date, Retry-After and Link.',
    check: async (subject) => {
      const ways = [areas.path, closures.path, paths.licences, '/no-such-thing', `${areas.path}?updated_after=soon`]
      for (const path of ways) {
        const answer = await subject.get(path, ORIGIN)
        expectHeader(answer, 'Access-Control-Allow-Origin', /^\*$/, '*')
        expectNames(answer, 'Access-Control-Expose-Headers', ['ETag', 'Date', 'Retry-After', 'Link'])
        const credentials = answer.headers.get('Access-Control-Allow-Credentials')
        expectThat(credentials === null, answer, 'no Access-Control-Allow-Credentials', credentials)
      }
    },
  },
  {
    id: 'cors.preflight',
    section: 1,
    says: 'A preflight is answered with 204, no body, and leave to send GET with If-None-Match.',
    check: async (subject) => {
      const asks = { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'if-none-match' }
      for (const path of [areas.path, closures.path, paths.licences]) {
        const answer = await subject.ask(API_PREFIX + path, { method: 'OPTIONS', headers: { ...ORIGIN, ...asks } })
        expectStatus(answer, 204)
        expectThat(answer.body.length === 0, answer, 'no body', `${answer.body.length} bytes`)
        expectHeader(answer, 'Access-Control-Allow-Origin', /^\*$/, '*')
        expectNames(answer, 'Access-Control-Allow-Methods', ['GET'])
        expectHeader(answer, 'Access-Control-Allow-Headers', /\*|if-none-match/i, '* or If-None-Match')
      }
    },
  },
]

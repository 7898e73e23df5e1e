import fc from 'fast-check'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { uuidOf } from '#testing/builders.ts'
import { HEADERS, PARAMS, PIECES, VALUES } from './pieces.ts'

/** A request as a client may send it. */
export interface HostileRequest {
  readonly path: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
}

const PATHS = Object.values(paths).map((path) => API_PREFIX + path)
const BELOW = ['//', '/x', `/${uuidOf(1)}`, `/${uuidOf(2)}/`, `/${uuidOf(99)}`, `/${uuidOf(1)}/x`, '.json', '.csv']
const TILES = [
  '0/0/0',
  '5/17/10',
  '5/17/10.mvt',
  '12/2194/1420.mvt',
  '99/0/0.mvt',
  '-1/0/0.mvt',
  '5/1e1/0x1.mvt',
  '5/1/1.mvt.mvt',
]
const BESIDE = [
  '/',
  '/api',
  '/api/',
  '/api/v1',
  '/api/v2x',
  '/config.json',
  '/healthz',
  '/index.html',
  '/a/x.js',
  '/%61pi/v2',
  '/*',
]
const METHODS = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY', 'get', 'REPORT']

const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts)
const piece = oneOf(PIECES)
const hostileEnd = piece.map((text) => `/${text.replace(/[?#]/g, '')}`)

const path = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(oneOf(PATHS), oneOf(['', '/'])).map((parts) => parts.join('')) },
  { weight: 3, arbitrary: fc.tuple(oneOf(PATHS), oneOf(BELOW)).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.tuple(oneOf(PATHS), hostileEnd).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: oneOf(TILES).map((tile) => `${API_PREFIX}${paths.areaTiles}/${tile}`) },
  { weight: 1, arbitrary: oneOf(BESIDE) },
  { weight: 1, arbitrary: fc.array(hostileEnd, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')) },
)
const value = fc.oneof(
  { weight: 4, arbitrary: oneOf(VALUES) },
  { weight: 3, arbitrary: piece },
  { weight: 1, arbitrary: fc.tuple(piece, oneOf(VALUES)).map((parts) => parts.join(',')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }).map(encodeURIComponent) },
)
const name = fc.oneof({ weight: 9, arbitrary: oneOf(PARAMS) }, { weight: 1, arbitrary: piece })
const param = fc.tuple(name, value).map((pair) => pair.join('='))
const repeated = fc
  .tuple(name, fc.array(value, { minLength: 2, maxLength: 4 }))
  .map(([one, values]) => values.map((text) => `${one}=${text}`).join('&'))
const query = fc
  .array(fc.oneof({ weight: 5, arbitrary: param }, { weight: 1, arbitrary: repeated }), { maxLength: 5 })
  .map((params) => (params.length === 0 ? '' : `?${params.join('&')}`))
const address = fc.tuple(path, query).map((parts) => parts.join(''))

const header = oneOf(Object.keys(HEADERS)).chain((key) => oneOf(HEADERS[key] ?? []).map((text) => [key, text] as const))
const headers = fc.array(header, { maxLength: 3 }).map((pairs): Record<string, string> => Object.fromEntries(pairs))
const method = fc.oneof({ weight: 5, arbitrary: fc.constant('GET') }, { weight: 1, arbitrary: oneOf(METHODS) })

/** Anything at any path of the contract and beside it. */
export const hostileRequest: fc.Arbitrary<HostileRequest> = fc.record({ path: address, method, headers })

const RAW = [
  '\0',
  '\t',
  ' ',
  '\r',
  '\n',
  '\r\n',
  '\x7f',
  '\xff',
  '\xc3\xa9',
  '%',
  '%zz',
  '%00',
  '..',
  '#',
  '?',
  ':',
  '@',
]
const TARGETS = [
  '*',
  '',
  'http://evil.example/api/v2/',
  'http://[::1',
  'localhost:80',
  '//',
  '/api/v2/?q=%00',
  '?',
  'file:///',
]

/** What may stand where a request line has its address, in Latin-1. */
const rawTarget: fc.Arbitrary<string> = fc.oneof(
  address.map((text) => Buffer.from(text).toString('latin1')),
  fc.array(oneOf([...RAW, ...TARGETS]), { maxLength: 6 }).map((parts) => `/api/v2/${parts.join('')}`),
  oneOf(TARGETS),
)

const HOSTS = [
  '',
  'xn--e',
  'xn--a.xn--b:80',
  'a b/c@d',
  '[::1',
  '[:::]',
  '[::1]:4600',
  '1.2.3.4.5',
  '0x7f.1',
  'localhost:99999',
  'localhost:-1',
  'localhost, evil.example',
  'localhost\r\nHost: evil.example',
  'evil.example',
  '%00',
  'a%b',
  '\xff\xfe',
  '\xc3\xa9.example',
  'a'.repeat(5000),
]
const host = fc.oneof(
  { weight: 3, arbitrary: fc.constant('localhost') },
  { weight: 2, arbitrary: oneOf(HOSTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 12 }) },
)
const version = fc.oneof(
  { weight: 9, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: oneOf(['HTTP/1.0', 'HTTP/2.0', 'HTTP/1.1 ', '']) },
)
const accept = oneOf(['*/*', 'text/html', 'application/json', '\xe4', ''])

/** A request as bytes, in Latin-1, after which the connection is closed. */
export const rawRequest: fc.Arbitrary<string> = fc
  .tuple(rawTarget, version, host, accept)
  .map(([target, spoken, name, accepted]) =>
    [`GET ${target} ${spoken}`, `Host: ${name}`, `Accept: ${accepted}`, 'Connection: close', '', ''].join('\r\n'),
  )

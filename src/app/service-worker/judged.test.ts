import { expect, test } from 'vitest'
import { judged } from './judged.ts'

const API = 'https://map.test/api/v2'
const LIST = `${API}/closures-and-notices?status=current`
const LIST_BODY = '{"next":null,"results":[]}'
const GUIDE = 'https://map.test/guides/visitors.md'

const typed = (body: BodyInit, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Content-Length': '99', 'X-Own': '1' } })

test('what the service says is an answer, with its headers, and can be kept', async () => {
  const found = await judged(typed(LIST_BODY, 'application/json'), LIST)
  if (found.kind !== 'answer') throw new Error(found.trouble)
  expect(found.isKept).toBe(true)
  expect(found.response.headers.get('X-Own')).toBe('1')
  expect(found.response.headers.get('Content-Length')).toBeNull()
  expect(await found.response.json()).toEqual({ next: null, results: [] })
})

test.each([
  ['JSON whose type is not said', new Response(new TextEncoder().encode(LIST_BODY))],
  ['JSON as mere text', typed(LIST_BODY, 'text/plain')],
  ['a tile', typed('\x1a', 'application/vnd.mapbox-vector-tile')],
  ['that there is no tile', new Response(null, { status: 204 })],
])('%s is an answer', async (_, response) => {
  expect(await judged(response, LIST)).toMatchObject({ kind: 'answer' })
})

test.each([
  ['a guide', typed('# For visitors', 'text/markdown; charset=utf-8')],
  ['a guide as mere text', typed('# For visitors', 'text/plain')],
  ['a tile whose type is not said', new Response(new Uint8Array([26]))],
])('%s is an answer where a file was asked for', async (_, response) => {
  expect(await judged(response, GUIDE)).toMatchObject({ kind: 'answer' })
})

test('a refusal is an answer, which is not kept', async () => {
  expect(await judged(typed('{"detail":"Not found."}', 'application/json', 404), LIST)).toMatchObject({
    kind: 'answer',
    isKept: false,
  })
})

test.each([
  ['a login page of a network', typed('<p>Log in', 'text/html; charset=utf-8'), 'portal'],
  ['such a page with another status', typed('<p>Log in', 'text/html', 403), 'portal'],
  ['such a page as mere text', typed('Please log in', 'text/plain'), 'portal'],
  ['such a page of a type that is not said', new Response(new TextEncoder().encode('<p>Log in')), 'portal'],
  ['text where a record is said to be gone', typed('No such page', 'text/plain', 404), 'portal'],
  ['a network that says itself that it wants a login', typed('{}', 'application/json', 511), 'portal'],
  ['the page of a proxy before a service that is away', typed('<h1>502 Bad Gateway', 'text/html', 502), 'failing'],
  ['a service that is asked too much', typed('{"detail":"Throttled."}', 'application/json', 429), 'busy'],
  ['JSON that breaks off', typed('{"count":', 'application/json'), 'cut'],
  ['nothing where JSON was announced', typed('', 'application/geo+json'), 'cut'],
  ['an error of the service', typed('{"detail":"Out of order."}', 'application/json', 503), 'failing'],
])('%s is none', async (_, response, trouble) => {
  expect(await judged(response, LIST)).toMatchObject({ kind: 'trouble', trouble })
})

test('a body that breaks off while it comes is none', async () => {
  const stream = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) })
  const response = new Response(stream, { headers: { 'Content-Type': 'application/x-protobuf' } })
  expect(await judged(response, LIST)).toMatchObject({
    kind: 'trouble',
    trouble: 'cut',
  })
})

test.each([
  ['the root', `${API}/`, { name: 'Map', resources: { areas: 'https://map.test/api/v2/protected-areas' } }],
  ['the settings', 'https://map.test/config.json', { languages: ['en'], basemaps: [] }],
  ['a list', LIST, { count: 0, next: null, previous: null, results: [] }],
  ['a bare list', `${API}/licenses`, [{ name: 'CC0' }]],
  ['a list in an envelope of another service', LIST, { total: 0, items: [] }],
  ['a record', `${API}/protected-areas/d9b3a6f2-8b9f-4d5c-9d6f-0a1b2c3d4e5f`, { uuid: 'd9b3', name: 'Forest' }],
  ['a count', `${API}/closures-and-notices/summary?at=2026-05-01`, { count: 1, status: { current: 1 } }],
  ['what tiles there are', `${API}/protected-areas/tiles.json`, { tilejson: '3.0.0', tiles: ['/{z}/{x}/{y}.mvt'] }],
  ['how much of a box they have', `${API}/protected-areas/tiles/counts?zoom=3`, { count: 3, drawn: 3 }],
])('%s is an answer, and JSON of a login page at the same address is not', async (_, url, body) => {
  const login = { status: 'login', redirect: `https://login.test/?next=${encodeURIComponent(url)}` }
  expect(await judged(Response.json(body), url)).toMatchObject({ kind: 'answer', isKept: true })
  expect(await judged(Response.json(login), url)).toMatchObject({ kind: 'trouble', trouble: 'portal' })
})

test.each([
  ['a guide', GUIDE],
  ['a tile', `${API}/protected-areas/tiles/3/4/2.mvt?v=1`],
  ['a tile of the ground', 'https://map.test/maps/region/ground/3/4/2'],
])('JSON is none where %s was asked for', async (_, url) => {
  expect(await judged(Response.json({ uuid: 'a', results: [] }), url)).toMatchObject({ trouble: 'portal' })
})

test('a 404 with JSON of a login page is no answer', async () => {
  const found = await judged(Response.json({ error: 'login' }, { status: 404 }), LIST)
  expect(found).toMatchObject({ kind: 'trouble', trouble: 'portal' })
})

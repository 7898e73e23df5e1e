import { expect, test } from 'vitest'
import { judged } from './judged.ts'

const typed = (body: BodyInit, type: string, status = 200) =>
  new Response(body, { status, headers: { 'Content-Type': type, 'Content-Length': '99', 'X-Own': '1' } })

test('what the service says is an answer, with its headers, and can be kept', async () => {
  const found = await judged(typed('{"count":1}', 'application/json'))
  if (found.kind !== 'answer') throw new Error(found.trouble)
  expect(found.isKept).toBe(true)
  expect(found.response.headers.get('X-Own')).toBe('1')
  expect(found.response.headers.get('Content-Length')).toBeNull()
  expect(await found.response.json()).toEqual({ count: 1 })
})

test.each([
  ['JSON whose type is not said', new Response(new TextEncoder().encode('{"count":1}'))],
  ['JSON as mere text', typed('{"count":1}', 'text/plain')],
  ['a tile', typed('\x1a', 'application/vnd.mapbox-vector-tile')],
  ['that there is no tile', new Response(null, { status: 204 })],
])('%s is an answer', async (_, response) => {
  expect(await judged(response)).toMatchObject({ kind: 'answer' })
})

test.each([
  ['a guide', typed('# For visitors', 'text/markdown; charset=utf-8')],
  ['a guide as mere text', typed('# For visitors', 'text/plain')],
  ['a tile whose type is not said', new Response(new Uint8Array([26]))],
])('%s is an answer where a file was asked for', async (_, response) => {
  expect(await judged(response, true)).toMatchObject({ kind: 'answer' })
})

test('a refusal is an answer, which is not kept', async () => {
  expect(await judged(typed('{"detail":"Not found."}', 'application/json', 404))).toMatchObject({
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
  ['a service that is asked too much', typed('{"detail":"Throttled."}', 'application/json', 429), 'failing'],
  ['JSON that breaks off', typed('{"count":', 'application/json'), 'cut'],
  ['nothing where JSON was announced', typed('', 'application/geo+json'), 'cut'],
  ['an error of the service', typed('{"detail":"Out of order."}', 'application/json', 503), 'failing'],
])('%s is none', async (_, response, trouble) => {
  expect(await judged(response)).toMatchObject({ kind: 'trouble', trouble })
})

test('a body that breaks off while it comes is none', async () => {
  const stream = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut')) })
  expect(await judged(new Response(stream, { headers: { 'Content-Type': 'application/x-protobuf' } }))).toMatchObject({
    kind: 'trouble',
    trouble: 'cut',
  })
})

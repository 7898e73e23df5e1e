import { expect, it } from 'vitest'
import { MAY_15 } from '#testing/builders.ts'
import { Fetcher } from '../fetching/fetcher.ts'
import { MirrorError } from './mirror-error.ts'
import { SourceClient } from './source-client.ts'
import { serve } from '../http/testing/serve.ts'

/** A client of a service that gives these answers one after the other, and what it did. */
async function aClient(...answers: (() => Response | Promise<Response>)[]) {
  const waits: number[] = []
  const requests: Request[] = []
  const address = await serve((request) => {
    requests.push(request)
    return answers.shift()?.() ?? new Response('', { status: 500 })
  })
  const pause = async (ms: number) => void waits.push(ms)
  const fetcher = new Fetcher({ privateHosts: true })
  const waiting = { now: () => MAY_15, random: () => 1, pause }
  const options = { ...waiting, fetcher, userAgent: 'Fieldgate/1.2.3 (mirror)', timeoutMs: 60_000 }
  const client = new SourceClient(`${address}/api/v2`, options)
  return { client, waits, requests, get: () => client.get(client.at('/countries', { lang: 'en' })) }
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: code, headers })
const good = () => Response.json([1])

it('says who asks, and for what', async () => {
  const { get, requests } = await aClient(good)
  expect((await get()).body).toEqual([1])
  const [request] = requests
  expect(request?.headers.get('User-Agent')).toBe('Fieldgate/1.2.3 (mirror)')
  expect(new URL(request?.url ?? '').pathname + new URL(request?.url ?? '').search).toBe('/api/v2/countries?lang=en')
})

it('asks again, after ever longer waits, where an answer fails or is broken', async () => {
  const cut = () => new Response('[1, 2', { headers: { 'Content-Type': 'application/json' } })
  const { get, waits } = await aClient(status(500), status(502), cut, good)
  expect((await get()).body).toEqual([1])
  expect(waits).toEqual([1000, 2000, 4000])
})

it('waits for as long as it is asked to, in seconds or until a date', async () => {
  const date = new Date(MAY_15 + 90_000).toUTCString()
  const { get, waits } = await aClient(status(429, { 'Retry-After': '30' }), status(503, { 'Retry-After': date }), good)
  await get()
  expect(waits).toEqual([30_000, 90_000])
})

it('gives up for now where it is asked to wait for long, or fails too often', async () => {
  const asked = await aClient(status(503, { 'Retry-After': '7200' }))
  await expect(asked.get()).rejects.toMatchObject({ name: 'UnavailableError', retryAfterMs: 7_200_000 })
  expect(asked.waits).toEqual([])
  const failing = await aClient()
  await expect(failing.get()).rejects.toThrow(/countries\?lang=en: status 500\.$/)
  expect(failing.requests.length).toBe(8)
})

it('does not ask again for what is refused', async () => {
  const { get, requests } = await aClient(status(404), good)
  await expect(get()).rejects.toMatchObject({ name: 'RefusedError', status: 404 })
  expect(requests.length).toBe(1)
})

it('follows links on the host that it asks, whatever host they name', async () => {
  const { client } = await aClient()
  const from = client.at('/countries')
  expect(client.link(from, 'http://inside:8000/api/v2/countries?page=2').href).toBe(`${from.href}?page=2`)
  expect(client.link(from, '?page=3').href).toBe(`${from.href}?page=3`)
})

it.each(['https://a.example//evil.example/x?page=2', '//b.example//evil.example/x'])(
  'stays on its host behind %s',
  async (text) => {
    const { client } = await aClient()
    const { host, pathname } = client.link(client.at('/countries'), text)
    expect([host, pathname]).toEqual([client.at('/').host, expect.stringContaining('/evil.example/x')])
  },
)

it('says that a link is none', async () => {
  const { client } = await aClient()
  expect(() => client.link(client.at('/countries'), 'http://[')).toThrow(MirrorError)
  expect(() => client.link(client.at('/countries'), 'http://[')).toThrow(
    /^http:\S+countries goes on at "http:\/\/\[", which is no address\.$/,
  )
})

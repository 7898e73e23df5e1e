import { describe, expect, it } from 'vitest'
import { aClosure, anArea } from '#testing/builders.ts'
import { aService } from './testing/app.ts'
import { aDirectory, aStore, aWriter, write } from '../store/testing/store.ts'

const CLOSURES = '/api/v2/closures-and-notices'
const AREAS = '/api/v2/protected-areas'

/** From 1 May to 31 July in Berlin: the midnights are 22:00 UTC of the day before. */
const closure = aClosure()

/** A service whose clock can be set. `staleness` is for how long it trusts what it knows of the store. */
async function aServiceInTime(staleness: number) {
  let now = 0
  const service = await aService({ closures: [closure] }, { now: () => now, staleness })
  return async (instant: string, path: string, headers: Record<string, string> = {}) => {
    now = Date.parse(instant)
    const response = await service.request(CLOSURES + path, { headers })
    const { status } = response
    return {
      status,
      age: response.headers.get('Cache-Control'),
      etag: response.headers.get('ETag') ?? '',
      body: status === 304 ? '' : await response.text(),
    }
  }
}

describe.each([0, 50])('an answer about closures, where the store is asked after %d ms', (staleness) => {
  it.each([`/${closure.uuid}`, '?fields=status', '?format=csv', '?format=geojson', '/summary'])(
    'at %s holds until the next of them begins or ends, and a minute at most',
    async (path) => {
      const ask = await aServiceInTime(staleness)
      const early = await ask('2026-04-30T21:00:00Z', path)
      expect(early.age).toBe('public, max-age=60')
      const late = await ask('2026-04-30T21:59:30.500Z', path)
      expect(late).toEqual({ ...early, age: 'public, max-age=29' })
      expect((await ask('2026-04-30T21:59:59.999Z', path)).age).toBe('public, max-age=0')
      expect((await ask('2026-04-30T21:59:59.999Z', path, { 'If-None-Match': early.etag })).status).toBe(304)

      const begun = await ask('2026-04-30T22:00:00Z', path, { 'If-None-Match': early.etag })
      expect([begun.status, begun.age]).toEqual([200, 'public, max-age=60'])
      expect(begun.etag).not.toBe(early.etag)
      expect(begun.body).not.toBe(early.body)

      const last = await ask('2026-07-31T21:59:59.999Z', path, { 'If-None-Match': begun.etag })
      expect([last.status, last.age]).toEqual([304, 'public, max-age=0'])
      const over = await ask('2026-07-31T22:00:00Z', path, { 'If-None-Match': begun.etag })
      expect(over.status).toBe(200)
      expect(over.etag).not.toBe(begun.etag)
      expect((await ask('2030-01-01T00:00:00Z', path)).age).toBe('public, max-age=60')
    },
  )
})

it.each([`/${closure.uuid}`, '?fields=status', '', '?format=ics', '?format=rss', '/summary'])(
  'an answer about closures at %s is made anew after the clock was put back',
  async (path) => {
    const ask = await aServiceInTime(50)
    const before = await ask('2026-04-30T21:00:00Z', path)
    const ahead = await ask('2027-05-15T12:00:00Z', path)
    expect(ahead.body).not.toBe(before.body)
    expect((await ask('2027-05-15T12:00:01Z', path)).etag).toBe(ahead.etag)
    const back = await ask('2026-04-30T21:00:00Z', path)
    expect(back).toEqual(before)
    expect((await ask('2026-04-30T21:00:00Z', path, { 'If-None-Match': ahead.etag })).status).toBe(200)
    expect((await ask('2026-04-30T20:00:00Z', path, { 'If-None-Match': before.etag })).status).toBe(304)
  },
)

describe('an import', () => {
  async function aServiceOnWriter(staleness: number) {
    let now = 1_000_000
    const directory = aDirectory()
    const writer = aWriter(directory)
    const service = await aService({}, { store: aStore(directory), now: () => now, staleness })
    const read = async (path: string) => Object(await (await service.request(path)).json())
    const count = async () => (await read(AREAS)).count
    const isTold = async () => (await read('/api/v2/')).updated_at !== null
    return { put: () => write(writer, { areas: [anArea()] }), count, isTold, pass: (ms: number) => (now += ms) }
  }

  it('is seen at the next request, where the store is always asked', async () => {
    const { put, count } = await aServiceOnWriter(0)
    expect(await count()).toBe(0)
    await put()
    expect(await count()).toBe(1)
  })

  it('is seen once the time has passed for which the store is not asked', async () => {
    const { put, count, pass } = await aServiceOnWriter(50)
    expect(await count()).toBe(0)
    await put()
    pass(49)
    expect(await count()).toBe(0)
    pass(1)
    expect(await count()).toBe(1)
  })

  it('is not told of before its records are seen', async () => {
    const { put, count, isTold, pass } = await aServiceOnWriter(50)
    expect(await count()).toBe(0)
    await put()
    pass(49)
    expect([await isTold(), await count()]).toEqual([false, 0])
    pass(1)
    expect([await isTold(), await count()]).toEqual([true, 1])
  })

  it('is seen also when the clock was set back', async () => {
    const { put, count, pass } = await aServiceOnWriter(50)
    expect(await count()).toBe(0)
    await put()
    pass(-3600)
    expect(await count()).toBe(1)
  })
})

describe('a request that is repeated', () => {
  const languages = ['de', 'fr', 'en']

  it('gets what it got before, each its own', async () => {
    const service = await aService({ areas: Array.from({ length: 50 }, () => anArea()) }, { staleness: 1000 })
    const requests = [
      ...languages.map((language) => ({ path: '/api/v2/reasons', headers: { 'Accept-Language': language } })),
      ...['br', 'gzip', 'identity'].map((encoding) => ({ path: AREAS, headers: { 'Accept-Encoding': encoding } })),
      ...['text/html', 'application/json'].map((accept) => ({ path: AREAS, headers: { Accept: accept } })),
    ]
    const ask = async ({ path, headers }: (typeof requests)[number], method = 'GET') => {
      const response = await service.request(path, { method, headers: { ...headers } })
      const body = Buffer.from(await response.arrayBuffer()).toString('base64')
      return { status: response.status, headers: Object.fromEntries(response.headers), body }
    }
    const first = []
    for (const request of requests) first.push(await ask(request))
    for (const [index, request] of requests.entries()) {
      expect(await ask(request)).toEqual(first[index])
      expect(await ask(request, 'HEAD')).toEqual({ ...first[index], body: '' })
    }
    expect(new Set(first.map(({ body }) => body)).size).toBe(languages.length + 3 + 1)
  })

  it('is refused as before', async () => {
    const service = await aService({}, { staleness: 1000 })
    for (let pass = 0; pass < 3; pass++) {
      expect((await service.request(AREAS)).status).toBe(200)
      expect((await service.request(AREAS, { method: 'POST' })).status).toBe(405)
      expect((await service.request(`http://evil.example${AREAS}`)).status).toBe(400)
      expect((await service.request(`${AREAS}?page=9`)).status).toBe(404)
      expect((await service.request(AREAS, { headers: { Accept: 'image/png' } })).status).toBe(406)
    }
  })
})

import { describe, expect, it } from 'vitest'
import { anArea, uuidOf } from '#testing/builders.ts'
import { aService, getPage } from './testing/app.ts'
import { aDirectory, aStore, aWriter, write } from '../store/testing/store.ts'

const LIST = '/api/v2/protected-areas'
const get = (headers: Record<string, string>) => ({ headers })

describe('every path', () => {
  const area = anArea()
  it.each([
    '/api/v2',
    LIST,
    `${LIST}/${area.uuid}`,
    '/api/v2/closures-and-notices',
    '/api/v2/countries',
    '/api/v2/licenses',
    '/api/v2/protected-areas/tiles.json',
  ])('%s is there with and without a slash, for GET, HEAD and OPTIONS', async (path) => {
    const service = await aService({ areas: [area] })
    for (const slash of ['', '/']) {
      const response = await service.request(path + slash)
      const body = await response.arrayBuffer()
      expect(response.status).toBe(200)
      expect(response.headers.get('Vary')).toMatch(/^Accept\b/)
      const head = await service.request(path + slash, { method: 'HEAD' })
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(head.headers.get('Content-Length')).toBe(String(body.byteLength))
      expect(head.headers.get('ETag')).toBe(response.headers.get('ETag'))
      const options = await service.request(path + slash, { method: 'OPTIONS' })
      expect([options.status, options.headers.get('Allow')]).toEqual([200, 'GET, HEAD, OPTIONS'])
    }
  })

  it('may be read by any page', async () => {
    const service = await aService()
    const origin = { Origin: 'https://example.org' }
    const answer = await service.request(LIST, get(origin))
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('ETag, Date, Retry-After, Link')
    const preflight = await service.request(LIST, {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'x-anything' },
    })
    expect([preflight.status, await preflight.text()]).toEqual([204, ''])
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET, HEAD, OPTIONS')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('*')
    expect(preflight.headers.get('Access-Control-Max-Age')).toBe('86400')
  })

  it('keeps its headers in a 304', async () => {
    const service = await aService({ areas: [anArea()] })
    const etag = (await service.request(LIST)).headers.get('ETag') ?? ''
    const { status, headers } = await service.request(LIST, get({ 'If-None-Match': etag }))
    expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([304, '*'])
  })

  it('is described to who asks with OPTIONS', async () => {
    const service = await aService()
    const describe = async (path: string) =>
      Object(await (await service.request(`/api/v2${path}`, { method: 'OPTIONS' })).json())
    expect(await describe('/closures-and-notices')).toEqual({
      name: 'Closures and notices',
      description: expect.any(String),
      methods: ['GET', 'HEAD', 'OPTIONS'],
      renders: [
        'application/json',
        'text/html',
        'application/geo+json',
        'application/rss+xml',
        'text/calendar',
        'text/csv',
      ],
      formats: ['json', 'api', 'geojson', 'rss', 'ics', 'csv'],
      parameters: expect.objectContaining({
        status: {
          description: expect.any(String),
          schema: { type: 'array', items: { type: 'string', enum: ['current', 'upcoming', 'expired'] } },
        },
        page: expect.any(Object),
      }),
    })
    const single = await describe(`/protected-areas/${uuidOf(1)}/`)
    expect([Object.keys(single.parameters), single.renders]).toEqual([['fields'], ['application/json', 'text/html']])
    expect((await describe('/protected-areas/tiles/0/0/0.mvt')).methods).toEqual(['GET', 'HEAD', 'OPTIONS'])
  })

  it('says how it may be used', async () => {
    const { headers } = await (await aService()).request(LIST)
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)')
  })
})

describe('licences', () => {
  it('are a bare array that varies by Accept alone', async () => {
    const licence = { name: 'CC0 1.0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }
    const response = await (await aService({ licences: [licence] })).request('/api/v2/licenses')
    expect(await response.json()).toEqual([licence])
    expect(response.headers.get('Vary')).toBe('Accept')
  })
})

describe('a client that has the answer', () => {
  it.each([
    ['as it is', {}],
    ['compressed', { 'Accept-Encoding': 'gzip' }],
  ])('%s gets 304', async (_, encoding) => {
    const service = await aService({ areas: Array.from({ length: 50 }, () => anArea()) })
    const first = await service.request(LIST, get(encoding))
    const etag = first.headers.get('ETag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const sent of [etag, `"other", W/${etag}`, '*']) {
      const again = await service.request(LIST, get({ ...encoding, 'If-None-Match': sent }))
      expect([again.status, await again.text()]).toEqual([304, ''])
      for (const name of ['ETag', 'Cache-Control', 'Vary'])
        expect(again.headers.get(name)).toBe(first.headers.get(name))
    }
    expect((await service.request(LIST, get({ ...encoding, 'If-None-Match': '"other"' }))).status).toBe(200)
  })

  it('gets the new one once the store has changed', async () => {
    const directory = aDirectory()
    const [writer, store] = [aWriter(directory), aStore(directory)]
    const service = await aService({}, { store })
    const first = await service.request(LIST)
    await write(writer, { areas: [anArea()] })
    const second = await service.request(LIST, get({ 'If-None-Match': first.headers.get('ETag') ?? '' }))
    expect(second.status).toBe(200)
    expect(await second.json()).toMatchObject({ count: 1 })
  })
})

describe('lookups', () => {
  it.each([
    ['', {}, 'en', 'National park'],
    ['', { 'Accept-Language': 'sv, de-AT;q=0.8, en;q=0.9' }, 'en', 'National park'],
    ['', { 'Accept-Language': 'sv, de-AT, en;q=0.9' }, 'de', 'Nationalpark'],
    ['', { 'Accept-Language': 'fr;q=0' }, 'en', 'National park'],
    ['?lang=it', { 'Accept-Language': 'de' }, 'it', 'Parco nazionale'],
    ['?lang=xx', { 'Accept-Language': 'fr' }, 'fr', 'Parc national'],
    ['?lang=it&lang=fr', {}, 'fr', 'Parc national'],
  ])('%s with %j are in %s', async (query, headers, language, name) => {
    const service = await aService()
    const response = await service.request(`/api/v2/protected-area-categories${query}`, get(headers))
    expect(response.headers.get('Content-Language')).toBe(language)
    expect(response.headers.get('Vary')).toBe('Accept, Accept-Language, Accept-Encoding')
    expect(Object(await response.json()).results[0]).toEqual({ id: 1, name, family: 'park' })
  })

  it('come in pages like any list', async () => {
    const page = await getPage(await aService(), '/countries?page_size=100&page=3')
    expect(page).toMatchObject({ count: 250, next: null, previous: expect.stringContaining('page=2') })
    expect(page.results).toHaveLength(50)
  })
})

describe('the root document', () => {
  it('names what there is and whose data it is', async () => {
    const service = await aService({ demo: true, areas: [anArea({ uuid: uuidOf(990) })] })
    const response = await service.request('/api/v2/')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const root = Object(await response.json())
    expect(root).toMatchObject({
      name: 'Fieldgate',
      demo: true,
      updated_at: expect.any(String),
      area_tiles: 'http://localhost/api/v2/protected-areas/tiles.json',
    })
    for (const url of Object.values<string>(root.resources)) expect((await service.request(url)).status).toBe(200)
  })
})

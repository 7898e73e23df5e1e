import { describe, expect, it } from 'vitest'
import { anArea } from '#testing/builders.ts'
import { ServiceConfig } from '../config/config.ts'
import { aServiceWithApp } from './site/testing/web-app.ts'

const OPAQUE = { Origin: 'null' }

describe('the embed', () => {
  it.each(['/embed', '/embed/', '/embed?area=x&lang=de'])('is at %s, asked for anew each time', async (path) => {
    const service = await aServiceWithApp()
    const page = await service.request(path)
    expect(await page.text()).toContain('<title>Embed</title>')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    const etag = page.headers.get('ETag') ?? ''
    expect((await service.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  const policiesWith = async (config: Partial<ServiceConfig>) => {
    const service = await aServiceWithApp(config)
    const policyOf = async (path: string) =>
      (await service.request(path)).headers.get('Content-Security-Policy')?.split('; ') ?? []
    return { embed: await policyOf('/embed'), app: await policyOf('/') }
  }

  it('runs under the policy of the app, but in the frame of any page and with a worker that needs no origin', async () => {
    // Without the public map, which the embed never offers.
    const { embed, app } = await policiesWith({ apiBase: 'https://api.example', basemaps: [] })
    expect(embed.filter((rule) => !app.includes(rule))).toEqual(["worker-src 'self' data:"])
    expect(app.filter((rule) => !embed.includes(rule))).toEqual([
      "worker-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
    ])
  })

  it.each<[readonly string[], string | undefined]>([
    [['*'], undefined],
    [['https://a.example', '*'], undefined],
    [['https://a.example', 'https://*.b.example'], "frame-ancestors 'self' https://a.example https://*.b.example"],
    [[], "frame-ancestors 'self'"],
  ])('may be shown by %j', async (embedAncestors, expected) => {
    const { embed, app } = await policiesWith(ServiceConfig.parse({ embedAncestors }))
    expect(embed.find((rule) => rule.startsWith('frame-ancestors'))).toBe(expected)
    expect(app).toContain("frame-ancestors 'none'")
  })

  it('is not kept out of frames by an older header, nor from being put beside strangers', async () => {
    const { headers } = await (await aServiceWithApp()).request('/embed')
    expect(headers.get('X-Frame-Options')).toBeNull()
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  })

  it.each(['/embed', '/assets/main-1a2b.js'])(
    '%s may be a part of a page that is isolated from others',
    async (path) => {
      const { headers } = await (await aServiceWithApp()).request(path)
      expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
    },
  )
})

describe('by a page without an origin', () => {
  const tile = '/api/v2/protected-areas/tiles/0/0/0.mvt'
  const readable = [
    '/embed',
    '/embed/1/embed.js',
    '/assets/main-1a2b.js',
    '/assets/sans-3c4d.woff2',
    '/assets/land-5e6f.pbf',
    '/guides/api.md',
    '/config.json',
    '/api/v2/',
    '/api/v2/protected-areas',
    tile,
  ]

  it.each(readable)('%s may be read', async (path) => {
    const service = await aServiceWithApp({}, { areas: [anArea()] })
    const answer = await service.request(path, { headers: OPAQUE })
    expect(answer.status).toBe(200)
    const again = await service.request(path, {
      headers: { ...OPAQUE, 'If-None-Match': answer.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
    for (const { headers } of [answer, again]) {
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    }
  })

  it.each(readable)('%s may be asked about before', async (path) => {
    const asking = { ...OPAQUE, 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'range' }
    const answer = await (await aServiceWithApp()).request(path, { method: 'OPTIONS', headers: asking })
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([204, '*'])
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBe('*')
  })
})

describe('the files for host pages', () => {
  it.each([
    ['/embed/1/embed.js', 'text/javascript; charset=utf-8'],
    ['/embed/1/embed.d.ts', 'text/plain; charset=utf-8'],
    ['/embed/1/demo.html', 'text/html; charset=utf-8'],
  ])('%s is %s, and old for an hour at most', async (path, type) => {
    const { status, headers } = await (await aServiceWithApp()).request(path)
    expect([status, headers.get('Content-Type')]).toEqual([200, type])
    const cacheControl = headers.get('Cache-Control') ?? ''
    const ages = [...cacheControl.matchAll(/(?:max-age|stale-while-revalidate)=(\d+)/g)].map(([, age]) => Number(age))
    expect(ages).toHaveLength(2)
    expect(ages.reduce((sum, age) => sum + age)).toBeLessThanOrEqual(3600)
  })
})

import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { OperatorBasemap } from '#contract/config/app-config-operator-basemap.ts'
import { aClosure, anArea, aSquareArea } from '#testing/builders.ts'
import { aService } from '../testing/app.ts'
import { ServiceConfig } from '../../config/config.ts'
import { aDirectory, type Content } from '../../store/testing/store.ts'
import { DEMO_START } from '../routes/start.ts'
import { aServiceWithApp, EARLIER_SCRIPT, SCRIPT, writeApp } from './testing/web-app.ts'

describe('the web app', () => {
  it('is at the root, asked for anew each time', async () => {
    const service = await aServiceWithApp()
    const page = await service.request('/?map=4/52/12')
    expect(await page.text()).toContain('<title>Fieldgate</title>')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('Cache-Control')).toBe('no-cache')
    const again = await service.request('/?map=4/52/12', {
      headers: { 'If-None-Match': page.headers.get('ETag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('is there wherever it lies, without what the build tells itself', async () => {
    const webRoot = join(aDirectory(), '.vite-apps', 'client')
    writeApp(webRoot)
    const service = await aServiceWithApp({}, {}, { webRoot })
    expect((await service.request('/')).status).toBe(200)
    expect((await service.request('/assets/main-1a2b.js')).status).toBe(200)
    expect((await service.request('/.vite/manifest.json')).status).toBe(404)
  })

  it.each(['/guides', '/guides/', '/guides/api', '/guides/api/?lang=de'])('is at %s', async (path) => {
    const service = await aServiceWithApp()
    expect(await (await service.request(path)).text()).toContain('<title>Map</title>')
    expect(await (await service.request('/guides/api.md')).text()).toBe('# API')
  })

  it.each(['/desk', '/desk/?due=today', '/data', '/licences', '/accessibility'])(
    'is at %s, under the policy of the map',
    async (path) => {
      const service = await aServiceWithApp()
      const [page, map] = [await service.request(path), await service.request('/')]
      expect(await page.text()).toContain('<title>Map</title>')
      expect(page.headers.get('Content-Security-Policy')).toBe(map.headers.get('Content-Security-Policy'))
    },
  )

  it('has parts that never change, packed where they were packed', async () => {
    const service = await aServiceWithApp()
    const plain = await service.request('/assets/main-1a2b.js')
    expect(await plain.text()).toBe(SCRIPT)
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    const packed = await service.request('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(packed.headers.get('Content-Encoding')).toBe('br')
    expect(packed.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(SCRIPT)
    expect((await service.request('/icon.svg')).headers.get('Cache-Control')).toMatch(/^public, max-age=86400,/)
    expect((await service.request('/')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('has parts of versions before, for pages of those that are open', async () => {
    const service = await aServiceWithApp()
    const part = await service.request('/assets/main-0e9f.js')
    expect([part.status, await part.text()]).toEqual([200, EARLIER_SCRIPT])
    expect(part.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(await (await service.request('/assets/main-1a2b.js')).text()).toBe(SCRIPT)
    expect((await service.request('/.before/assets/main-0e9f.js')).status).toBe(404)
  })

  it('has the script that keeps it on devices, asked for anew each time and good for the whole site', async () => {
    const script = await (await aServiceWithApp()).request('/service-worker.js')
    expect(await script.text()).toContain('"fetch"')
    expect(script.headers.get('Cache-Control')).toBe('no-cache')
    expect(script.headers.get('Service-Worker-Allowed')).toBe('/')
    expect(script.headers.get('Content-Security-Policy')).toMatch(
      /(?=.*worker-src 'self'(;|$))(?=.*manifest-src 'self'(;|$))/,
    )
  })

  it('has in its place one that ends it, where the operator wants none', async () => {
    const script = await (await aServiceWithApp({ serviceWorker: false })).request('/service-worker.js')
    expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('Cache-Control')).toBe('no-cache')
    const [done, leaving]: [string[], Promise<unknown>[]] = [[], []]
    const act = (name: string) => async () => void done.push(name)
    const addEventListener = (name: string, act: (event: object) => void) =>
      act({ waitUntil: (work: Promise<unknown>) => leaving.push(work), name })
    const own = { addEventListener, skipWaiting: act('in place'), registration: { unregister: act('ended') } }
    const caches = { delete: async (name: string) => void done.push(name) }
    runInNewContext(await script.text(), { self: own, caches })
    await Promise.all(leaving)
    expect(done).toEqual(['in place', 'fieldgate-shell', 'fieldgate-assets', 'ended'])
  })

  it.each([
    '/index.html',
    '/index.html/',
    '/embed.html',
    '/guides/nothing',
    '/assets/main-1a2b.js.br',
    '/.vite/manifest.json',
    '/nothing',
    '/assets/..%2f..%2fetc/passwd',
    '/assets',
    '/embed/1',
    '/embed/2/embed.js',
    '/assets/%ff',
  ])('has no %s', async (path) => {
    const response = await (await aServiceWithApp()).request(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('Content-Type')).toContain('text/html')
    expect(await response.text()).toMatch(/<html lang="en">.*<main>.*<a\b[^>]*href="\/\?lang=en">Open the map<\/a>/s)
  })

  it('says that there is no such page in the language of who asks, and leads on in it', async () => {
    const asked = async (service: Awaited<ReturnType<typeof aService>>, language: string) =>
      (await service.request('/nowhere', { headers: { 'Accept-Language': language } })).text()
    const withApp = await aServiceWithApp()
    expect(await asked(withApp, 'de-CH, en')).toMatch(/<html lang="de">.*<main>.*<a\b[^>]*href="\/\?lang=de">/s)
    expect(await asked(withApp, 'fr')).toMatch(/<html lang="fr">.*<a\b[^>]*href="\/\?lang=fr">/s)
    expect(await asked(await aService(), 'it')).toMatch(/<html lang="it">.*<a\b[^>]*href="\/api\/v2\/">/s)
  })

  it('leaves the API its own errors', async () => {
    const service = await aServiceWithApp()
    expect(await (await service.request('/api/v2/nothing')).json()).toEqual({ detail: 'Not found.' })
    expect((await service.request('/api/v2/nothing', { method: 'POST' })).status).toBe(404)
    expect((await service.request('/', { method: 'POST' })).status).toBe(405)
  })
})

describe('the content security policy', () => {
  const policyOf = async (config: Partial<ServiceConfig>) => {
    const service = await aServiceWithApp(config)
    const policies = await Promise.all(
      ['/', '/assets/main-1a2b.js', '/embed/1/demo.html'].map(async (path) =>
        (await service.request(path)).headers.get('Content-Security-Policy'),
      ),
    )
    expect(new Set(policies).size).toBe(1)
    return policies[0]?.split('; ')
  }

  it('names the public map of detail while it is offered, and never for the embed', async () => {
    const service = await aServiceWithApp({})
    const policyAt = async (path: string) => (await service.request(path)).headers.get('Content-Security-Policy')
    expect(await policyAt('/')).toContain("connect-src 'self' https://tiles.openfreemap.org;")
    expect(await policyAt('/embed')).toContain("connect-src 'self';")
    expect(await policyAt('/embed')).not.toContain('openfreemap')
  })

  it('lets the app reach itself and nothing else where no other background is offered', async () => {
    expect(await policyOf({ basemaps: [] })).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "worker-src 'self'",
      "frame-src 'self'",
      "frame-ancestors 'none'",
    ])
  })

  it('follows the configuration', async () => {
    const policy = await policyOf({
      basemaps: [],
      apiBase: 'https://api.example:8443/some/path',
      frameAncestors: ['https://a.example', 'https://b.example'],
    })
    expect(policy).toContain("connect-src 'self' https://api.example:8443")
    expect(policy).toContain('frame-ancestors https://a.example https://b.example')
  })

  it('lets the map come from where the operator says, and from nowhere else', async () => {
    const basemaps = [
      OperatorBasemap.parse({ id: 'own', label: 'Own', builtin: true }),
      OperatorBasemap.parse({
        id: 'streets',
        label: 'Streets',
        style: 'https://maps.example:8443/style.json?key=1',
        origins: ['https://api.example', 'https://*.tiles.example'],
        attribution: [{ name: '© Streets' }],
      }),
    ]
    const policy = await policyOf({ apiBase: 'https://api.example', basemaps })
    const origins = 'https://maps.example:8443 https://api.example https://*.tiles.example'
    expect(policy).toContain(`img-src 'self' data: blob: ${origins}`)
    expect(policy).toContain("connect-src 'self' https://api.example https://maps.example:8443 https://*.tiles.example")
    expect(policy?.filter((rule) => rule.includes('example'))).toHaveLength(2)
  })
})

describe('where the map starts', () => {
  const boundsOf = async (content: Content, config: object = {}) => {
    const service = await aService(content, { config: ServiceConfig.parse(config) })
    return Object(await (await service.request('/config.json')).json()).dataBounds
  }
  const areas = [anArea({ geometry: aSquareArea(10, 50) }), anArea({ geometry: aSquareArea(20, 60) })]

  it('is where the data is', async () => {
    expect(await boundsOf({ areas })).toEqual([10, 50, 21, 61])
  })

  it('is where the demo has most to show', async () => {
    expect(await boundsOf({ areas, demo: true })).toEqual(DEMO_START)
  })

  it('is not said without data, nor where the data is that of another service', async () => {
    expect(await boundsOf({})).toBeNull()
    expect(await boundsOf({ areas }, { apiBase: 'https://other.example' })).toBeNull()
  })

  it('is with the list of areas where there is no closure', async () => {
    const listOf = async (content: Content) => {
      const service = await aService(content)
      return Object(await (await service.request('/config.json')).json()).startList
    }
    expect(await listOf({ areas })).toBe('areas')
    expect(await listOf({ areas, closures: [aClosure({ end_on: '2020-01-01' })] })).toBe('closures')
    expect(await listOf({})).toBe('closures')
  })
})

describe('/config.json', () => {
  it('tells the app what it may know', async () => {
    const service = await aServiceWithApp({ title: 'Parks', frameAncestors: ['https://secret.example'] })
    const response = await service.request('/config.json')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
    const config: unknown = await response.json()
    expect(config).toMatchObject({ title: 'Parks', apiBase: null })
    expect(config).not.toHaveProperty('frameAncestors')
  })
})

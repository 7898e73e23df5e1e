import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aClosure, anArea, MAY_15, uuidOf } from '#testing/builders.ts'
import { sitemapIndex, sitemapOf } from '../../output/text/sitemap.ts'
import { aStoreWith } from '../../store/testing/store.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'
import { serve } from '../testing/serve.ts'

const area = anArea({ uuid: uuidOf(1) })
const closure = aClosure({ uuid: uuidOf(11) })
const over = aClosure({ uuid: uuidOf(12), end_on: '2026-05-01' })
const content = { areas: [area], closures: [closure, over] }

const locationsIn = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

async function aSite(config = {}) {
  const service = await aServiceWithApp(config, content)
  const base = await serve(service.fetch)
  return { base, get: (path: string, init?: RequestInit) => fetch(base + path, init) }
}

describe('the sitemap', () => {
  it('is found from robots.txt, and each file of it leads to pages that are there', async () => {
    const { base, get } = await aSite()
    expect(await (await get('/robots.txt')).text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${base}/sitemap.xml\n`)
    const files = locationsIn(await (await get('/sitemap.xml')).text())
    expect(files).toEqual(['pages', 'areas-1', 'closures-1'].map((name) => `${base}/sitemaps/${name}.xml`))
    const pages: (string | undefined)[] = []
    for (const file of files) {
      const answer = await fetch(file ?? '')
      expect(answer.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
      pages.push(...locationsIn(await answer.text()))
    }
    expect(pages).toEqual([
      `${base}/`,
      `${base}/list`,
      `${base}/list?area=${area.uuid}`,
      `${base}/list?closure=${closure.uuid}`,
    ])
    for (const page of pages) expect((await fetch(page ?? '')).status).toBe(200)
  })

  it('says when each record last changed', async () => {
    const { get } = await aSite()
    const text = await (await get('/sitemaps/closures-1.xml')).text()
    const record: unknown = await (await get(`/api/v2/closures-and-notices/${closure.uuid}`)).json()
    expect(record).toMatchObject({ updated_at: /<lastmod>(.*)<\/lastmod>/.exec(text)?.[1] })
  })

  it('is packed for who takes that, and not sent again to who has it', async () => {
    const service = await aServiceWithApp({}, content)
    const ask = (headers: Record<string, string>) => service.request('/sitemaps/areas-1.xml', { headers })
    const packed = await ask({ 'Accept-Encoding': 'gzip' })
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toContain(area.uuid)
    const etag = (await ask({})).headers.get('ETag') ?? ''
    expect((await ask({ 'If-None-Match': etag })).status).toBe(304)
  })

  it.each(['/sitemaps/areas-0.xml', '/sitemaps/areas-1', '/sitemaps/wildlife-1.xml', '/sitemaps/'])(
    'has no file %s',
    async (path) => {
      expect((await (await aSite()).get(path)).status).toBe(404)
    },
  )

  it.each([
    [{ searchEngines: false }, 'User-agent: *\nDisallow: /\n'],
    [{ apiBase: 'https://api.example/api/v2' }, 'User-agent: *\nAllow: /\n'],
  ])('is not there with %j', async (config, robots) => {
    const { get } = await aSite(config)
    expect(await (await get('/robots.txt')).text()).toBe(robots)
    for (const path of ['/sitemap.xml', '/sitemaps/pages.xml']) expect((await get(path)).status).toBe(404)
  })

  it('has each record once, in files of so many addresses as there may be', async () => {
    const areas = Array.from({ length: 5 }, () => anArea())
    const store = await aStoreWith({ areas })
    const source = { store, origin: 'https://park.example', now: MAY_15, mostAddresses: 2 }
    expect(locationsIn(await sitemapIndex(source)).map((file) => file?.split('/').at(-1))).toEqual([
      'pages.xml',
      'areas-1.xml',
      'areas-2.xml',
      'areas-3.xml',
    ])
    const files: string[] = []
    for (const file of [1, 2, 3, 4]) {
      let text = ''
      for await (const part of sitemapOf(source, 'areas', file)) text += part
      files.push(text)
    }
    expect(files.map((file) => locationsIn(file).length)).toEqual([2, 2, 1, 0])
    expect(new Set(files.flatMap(locationsIn)).size).toBe(5)
  })
})

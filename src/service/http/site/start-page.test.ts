import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { aServiceWithApp } from './testing/web-app.ts'

const LINK = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)" \/>/

/** Where a page says that it is told how to embed it; null where it does not say so. */
async function discovered(page: Response): Promise<string | null> {
  const [head = ''] = (await page.text()).split('</head>')
  return LINK.exec(head)?.[1]?.replaceAll('&amp;', '&') ?? null
}

describe('the page of a view tells how it is embedded', () => {
  it.each([
    ['/', 'http://localhost/'],
    ['/?area=00000000-0000-4000-8000-000000000001&lang=de', null],
    ['/?q=%22%3E%3Cscript%3E&status=current', null],
    ["/?q=a'b&map=9/47.3/11.4", 'http://localhost/?q=a%27b&map=9%2F47.3%2F11.4'],
    ['/?utm_source=mail&list=areas&theme=dark', 'http://localhost/?theme=dark'],
    ['/?ui=none', 'http://localhost/'],
    ['/embed', null],
    ['/embed/?utm_source=mail', 'http://localhost/embed'],
    ['/embed?lang=de&ui=list%2Cshare&panel=list&gestures=greedy&accent=1d5c47', null],
  ])('at %s, in its head and in a header', async (path, expected) => {
    const service = await aServiceWithApp()
    const page = await service.request(path)
    const address = await discovered(page)
    expect(new URL(address ?? '').searchParams.get('url')).toBe(expected ?? `http://localhost${path}`)
    expect(page.headers.get('Link')).toBe(`<${address}>; rel="alternate"; type="application/json+oembed"`)
    expect(await (await service.request(address ?? '')).json()).toMatchObject({ type: 'rich' })
  })

  it.each(['/', '/embed'])('without a change of what a browser is told of %s', async (path) => {
    const service = await aServiceWithApp()
    const [page, bare] = [await service.request(path), await service.request(`${path}?q=${'a'.repeat(2000)}`)]
    expect(page.headers.get('Link')).not.toBeNull()
    const told = ({ headers }: Response) =>
      [...headers].filter(([name]) => !['link', 'etag', 'content-length', 'allow'].includes(name))
    expect(told(page)).toEqual(told(bare))
  })

  it('with nothing of the address but what is encoded', async () => {
    const text = await (await (await aServiceWithApp()).request('/?q="><script>alert(1)</script>')).text()
    expect(text).not.toContain('<script>')
    expect(text.match(/<\/head>/g)).toHaveLength(1)
  })

  it('not of a view whose address no header can take', async () => {
    const page = await (await aServiceWithApp()).request(`/?q=${'a'.repeat(2000)}`)
    expect([page.status, page.headers.get('Link'), await discovered(page)]).toEqual([200, null, null])
  })

  it('in each encoding, under an ETag of its own', async () => {
    const service = await aServiceWithApp()
    const read = async (encoding: string) => {
      const page = await service.request('/?q=a', { headers: { 'Accept-Encoding': encoding } })
      const { headers } = page
      const body = Buffer.from(await page.arrayBuffer())
      expect(headers.get('Vary')).toBe('Accept-Encoding, Accept-Language')
      expect(headers.get('Content-Length')).toBe(String(body.length))
      return { body, etag: headers.get('ETag') ?? '', encoding: headers.get('Content-Encoding') }
    }
    const [plain, br, gzip] = [await read('identity'), await read('br'), await read('gzip')]
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([null, 'br', 'gzip'])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(new Set([plain.etag, br.etag, gzip.etag]).size).toBe(3)
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': br.etag }
    expect((await service.request('/?q=a', { headers: again })).status).toBe(304)
    expect((await service.request('/?q=b', { headers: again })).status).toBe(200)
  })

  it('and no other page does', async () => {
    const service = await aServiceWithApp()
    for (const path of ['/guides', '/data', '/embed/1/demo.html']) {
      const page = await service.request(path)
      expect([page.headers.get('Link'), await discovered(page)]).toEqual([null, null])
    }
  })
})

describe('a link to a page that was cut or lengthened on its way leads to what can be read of it', () => {
  const UUID = '00000000-0000-4000-8000-000000000001'
  it.each([
    [`/?closure=${UUID}.`, `?closure=${UUID}`],
    [`/?map=9/47.3/11.4&amp;closure=${UUID}`, `?map=9/47.3/11.4&closure=${UUID}`],
    ['/desk?q=%C5%A0umava%C', '?q=%C5%A0umava'],
    ['/list?when=weekend%3E', '?when=weekend'],
    ['/guides?q=%E0%A4%A', '?q='],
    ['/?%', '?'],
  ])('%s', async (path, location) => {
    const service = await aServiceWithApp()
    const { status, headers } = await service.request(path)
    expect([status, headers.get('Location')]).toEqual([302, location])
    expect(await (await service.request(path)).text()).not.toBe('')
    const there = await service.request(new URL(location, `http://localhost${path}`).href)
    expect(there.status).toBe(200)
  })
})

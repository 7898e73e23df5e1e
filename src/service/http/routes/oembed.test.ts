import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { aClosure, anArea } from '#testing/builders.ts'
import { aService } from '../testing/app.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'

const closure = aClosure({ name: 'Rockfall at the north face' })
const area = anArea({ name: 'Quiet Marsh' })
const EVIL = `</iframe><script>alert("it's")</script>`
const evil = anArea({ name: EVIL })
const content = { areas: [area, evil], closures: [closure] }

const aMap = () => aServiceWithApp({ title: 'Parks' }, content)
const asking = (parameters: Readonly<Record<string, string>>) => `/oembed?${new URLSearchParams(parameters)}`
const viewed = (query: string) => asking({ url: `http://localhost/${query}` })

const Rich = z.object({ type: z.literal('rich'), title: z.string(), html: z.string() })

/** The attributes of the only frame in some HTML, as a browser would read them. */
function frameIn(html: string): Readonly<Record<string, string>> {
  const frames = [...html.matchAll(/<iframe ([^>]*)><\/iframe>/g)]
  expect(frames).toHaveLength(1)
  const attributes = [...(frames[0]?.[1] ?? '').matchAll(/([a-z]+)="([^"]*)"/g)]
  return Object.fromEntries(attributes.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))
}

async function frameAt(path: string) {
  const answer = Rich.parse(await (await (await aMap()).request(path)).json())
  return { ...answer, frame: frameIn(answer.html) }
}

describe('/oembed', () => {
  it('gives a frame for a view of the map, and a link for those without frames', async () => {
    const service = await aMap()
    const answer = await service.request(viewed(`?area=${area.uuid}&status=current&lang=de`))
    expect(answer.headers.get('Content-Type')).toBe('application/json')
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const address = `http://localhost/embed?area=${area.uuid}&amp;status=current&amp;lang=de`
    expect(await answer.json()).toEqual({
      type: 'rich',
      version: '1.0',
      title: 'Quiet Marsh',
      provider_name: 'Parks',
      provider_url: 'http://localhost/',
      cache_age: 86_400,
      width: 800,
      height: 500,
      html:
        `<iframe src="${address}" title="Quiet Marsh · Parks" width="800" height="500" frameborder="0" loading="lazy"` +
        ' referrerpolicy="strict-origin-when-cross-origin"></iframe>' +
        `<p><a href="${address.replace('/embed?', '/?')}">Quiet Marsh · Parks</a></p>`,
    })
  })

  it.each([
    ['', 'Parks: map of closures and protected areas'],
    ['?lang=de', 'Parks: Karte der Sperrungen und Schutzgebiete'],
    ['?lang=fr-CH', 'Parks : carte des fermetures et des aires protégées'],
    ['?lang=it', 'Parks: mappa delle chiusure e delle aree protette'],
    [`?closure=${closure.uuid}`, 'Rockfall at the north face'],
    [`?closure=${closure.uuid.toUpperCase()}&area=${area.uuid}`, 'Rockfall at the north face'],
    ['?area=00000000-0000-4000-8000-00000000ffff', 'Parks: map of closures and protected areas'],
    ['?area=nothing', 'Parks: map of closures and protected areas'],
  ])('names what %j opens: %s', async (query, title) => {
    expect((await frameAt(viewed(query))).title).toBe(title)
  })

  it.each([
    ['', 'Parks: Karte der Sperrungen und Schutzgebiete'],
    ['?lang=en', 'Parks: map of closures and protected areas'],
    ['?lang=xx', 'Parks: Karte der Sperrungen und Schutzgebiete'],
  ])('speaks to a German reader of %j as its address says, else German', async (query, title) => {
    const german = { headers: { 'Accept-Language': 'de-AT,en;q=0.5' } }
    const answer = await (await aMap()).request(viewed(query), german)
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    expect(Rich.parse(await answer.json()).title).toBe(title)
  })

  it('keeps what the embed knows of an address, and nothing else', async () => {
    const own = 'ui=locate%2Cshare&panel=list&gestures=greedy&accent=%231d5c47'
    const shown = 'map=9%2F47%2F11&q=a+b&reason_id=1%2C2&starts_after=2026-05-01&category_id=3'
    const url = `http://localhost/embed/?${own}&${shown}&onload=alert&utm_source=mail&updated_after=2026-01-01&type=`
    const { frame, html } = await frameAt(asking({ url }))
    expect(frame['src']).toBe(`http://localhost/embed?${own}&${shown}`)
    expect(frame['allow']).toBe('geolocation; clipboard-write; web-share')
    expect(html).toContain(`<a href="http://localhost/?${shown.replaceAll('&', '&amp;')}">`)
  })

  it.each([
    [{ maxwidth: '600' }, { type: 'rich', width: 600, height: 500 }],
    [
      { maxwidth: '200', maxheight: '160' },
      { type: 'rich', width: 200, height: 160 },
    ],
    [
      { maxwidth: '4000', maxheight: '' },
      { type: 'rich', width: 800, height: 500 },
    ],
  ])('fits into %j', async (room, expected) => {
    const answer = await (await aMap()).request(asking({ url: 'http://localhost/', ...room }))
    expect(await answer.json()).toMatchObject(expected)
  })

  it.each([{ maxwidth: '199' }, { maxheight: '0' }])(
    'is a title for a link in %j, too small for a map',
    async (room) => {
      const answer = await (await aMap()).request(asking({ url: 'http://localhost/', ...room }))
      const body = Object(await answer.json())
      expect(body).toMatchObject({ type: 'link', version: '1.0', title: 'Parks: map of closures and protected areas' })
      expect(Object.keys(body)).not.toContain('html')
    },
  )

  it('escapes what a record is called', async () => {
    const { title, html } = await frameAt(viewed(`?area=${evil.uuid}`))
    expect(title).toBe(EVIL)
    expect(html).not.toContain('<script')
    expect(html.match(/&lt;\/iframe&gt;&lt;script&gt;/g)).toHaveLength(2)
  })

  it('is XML where that is asked for', async () => {
    const service = await aMap()
    const answer = await service.request(`${viewed(`?area=${evil.uuid}`)}&format=xml`)
    expect(answer.headers.get('Content-Type')).toBe('text/xml; charset=utf-8')
    const xml = await answer.text()
    const json = Object(await (await service.request(`${viewed(`?area=${evil.uuid}`)}&format=json`)).json())
    const parts = [...xml.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, name = '', text = '']) => [name, unescaped(text)])
    expect(Object.fromEntries(parts)).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    )
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?><oembed>.*<\/oembed>$/)
  })

  it('is there with a slash, to ask about and to HEAD, and not where there is no map', async () => {
    const service = await aMap()
    expect((await service.request('/oembed/?url=http://localhost/')).status).toBe(200)
    expect((await service.request(viewed(''), { method: 'HEAD' })).status).toBe(200)
    const asked = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'GET' } }
    expect((await service.request(viewed(''), asked)).status).toBe(204)
    expect((await service.request(viewed(''), { method: 'POST' })).status).toBe(405)
    expect((await (await aService()).request(viewed(''))).status).toBe(404)
  })
})

function unescaped(text: string): string {
  const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' }
  return text.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => Object(entities)[entity])
}

describe('/oembed refuses', () => {
  it.each([
    ['https://elsewhere.example/'],
    ['https://localhost/'],
    ['http://localhost:8080/'],
    ['http://localhost.evil.example/'],
    ['http://user@localhost/'],
    ['http://elsewhere.example/?http://localhost/'],
    ['javascript:alert(1)'],
    ['data:text/html,hello'],
    ['http://localhost/guides'],
    ['http://localhost/embed/1/demo.html'],
    ['http://localhost/api/v2/'],
    ['http://localhost//evil.example/'],
  ])('%s, which is no view of the map', async (url) => {
    const answer = await (await aMap()).request(asking({ url }))
    expect([answer.status, await answer.json()]).toEqual([404, { detail: 'Not found.' }])
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  const noAddress = { url: ['Enter the address of a view of the map, such as http://localhost/.'] }
  const noNumber = ['Enter a number.']
  it.each([
    [{}, noAddress],
    [{ url: ' ' }, noAddress],
    [{ url: '/?area=x' }, noAddress],
    [
      { url: 'http://[', maxwidth: 'wide' },
      { ...noAddress, maxwidth: noNumber },
    ],
    [
      { url: 'http://localhost/', maxwidth: '-1', maxheight: '1e9' },
      { maxwidth: noNumber, maxheight: noNumber },
    ],
  ])('%j, and says what is wrong', async (parameters, body) => {
    const answer = await (await aMap()).request(asking(parameters))
    expect([answer.status, await answer.json()]).toEqual([400, body])
  })

  it('a format that it does not have, and an address that is too long', async () => {
    const service = await aMap()
    const unknown = await service.request(`${viewed('')}&format=yaml`)
    expect([unknown.status, await unknown.json()]).toEqual([
      501,
      { detail: 'There is no such format. There are: json, xml.' },
    ])
    expect((await service.request(viewed(`?q=${'a'.repeat(9000)}`))).status).toBe(414)
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { aClosure, anArea, aSquare, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'
import { serve } from '../testing/serve.ts'

const HOSTILE = '"Eagles" & </script><script>alert(1)</script>'
const marsh = anArea({
  uuid: uuidOf(1),
  name: 'Quiet <b>Marsh</b>',
  names: { de: 'Stilles Moor' },
  designation: 'Reserve',
})
const eagles = aClosure({ uuid: uuidOf(11), name: HOSTILE, geometry: null, protected_area_uuids: [marsh.uuid] })
const later = aClosure({ uuid: uuidOf(12), name: 'Rocks', start_on: '2026-06-01', end_on: '2026-06-30' })
const advice = aClosure({ uuid: uuidOf(13), name: 'Grouse', is_binding: false, activity_ids: [3] })
const far = aClosure({ uuid: uuidOf(14), name: 'Cove', geometry: aSquare(-100, 40) })
const over = aClosure({ uuid: uuidOf(15), name: 'Last winter', end_on: '2026-05-01' })
const content = {
  areas: [marsh, anArea({ name: 'Far away', geometry: aSquareArea(-120, 40) })],
  closures: [later, eagles, advice, far, over],
}

/** What a page says, over HTTP. */
async function pageAt(path: string, config = {}, given: object = content) {
  const service = await aServiceWithApp(config, given)
  const answer = await fetch((await serve(service.fetch)) + path)
  const text = await answer.text()
  const read = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, found = '']) => found.replace(/\s+/g, ' ').trim())
  return {
    answer,
    text,
    names: read(/<h[23]><a[^>]*>(.*?)<\/a>/gs),
    statuses: read(/<p class="status">.*?<\/svg>\s*(.*?)\s*<\/p>/gs).map((one) => one.replace(/<[^>]*>/g, '')),
    title: read(/<title>(.*?)<\/title>/gs)[0],
    heading: read(/<h1>(.*?)<\/h1>/gs)[0],
    data: read(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json): unknown => JSON.parse(json)),
  }
}

describe('the list without script', () => {
  it('has what the map shows, the worst first, each with how it stands and what it says', async () => {
    const { names, statuses, text } = await pageAt('/list')
    expect(names).toEqual([
      '&quot;Eagles&quot; &amp; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
      'Cove',
      'Grouse',
      'Rocks',
    ])
    expect(statuses).toEqual([
      'Closed now · until 31 July 2026',
      'Closed now · until 31 July 2026',
      'Please avoid · until 31 July 2026',
      expect.stringMatching(/^Closes Mon 1 Jun 2026/),
    ])
    expect(text).toMatch(/From 1 to 30 June 2026|From 1 June to 30 June 2026/)
    expect(text).toContain('2 closures now · 1 piece of advice now · 1 upcoming')
    expect(text).toContain('As of 15 May 2026, 12:00')
    expect(text).toContain('follow the signs on site')
  })

  it.each([
    ['?bbox=-101,39,-99,41', ['Cove']],
    ['?map=9/40.5/-99.5', ['Cove']],
    ['?q=rock', ['Rocks']],
    ['?status=expired', ['Last winter']],
    ['?when=2026-06-15&q=rock', ['Rocks']],
    ['?status=upcoming&utm_source=mail&theme=dark&list=areas', ['Rocks']],
    [`?protected_area_uuid=${marsh.uuid}&bbox=-180,-90,180,90`, [expect.stringContaining('Eagles'), 'Grouse', 'Rocks']],
  ])('is narrowed as the map is: %s', async (query, expected) => {
    expect((await pageAt(`/list${query}`)).names).toEqual(expected)
  })

  it('tells of a day how things stand then', async () => {
    const { statuses, text } = await pageAt('/list?when=2026-06-15&q=rock')
    expect(statuses).toEqual(['Closed · until 30 June 2026'])
    expect(text).toContain('Shown for Mon 15 Jun 2026, 10:00')
    expect(text).toContain('value="2026-06-15"')
  })

  it('names what nobody could read in its address, and shows the rest', async () => {
    const { answer, names, text } = await pageAt('/list?reason_id=<b>&bbox=1,2,3&when=soon&q=rock')
    expect(answer.status).toBe(200)
    expect(names).toEqual(['Rocks'])
    expect(text).toContain('could not be understood: reason_id, bbox, when.')
  })

  it('leads to areas that are called so', async () => {
    const { names, text } = await pageAt('/list?q=marsh&when=2026-06-15')
    expect(names).toEqual([])
    expect(text).toContain(`href="/list?area=${marsh.uuid}&amp;when=2026-06-15">Quiet &lt;b&gt;Marsh&lt;/b&gt;</a>`)
    expect(text).toContain(
      'No closure or notice recorded that matches. Where no closure is recorded, that is no permission',
    )
  })

  it('goes on page by page, and stays at the last', async () => {
    const closures = Array.from({ length: 120 }, (_, index) => aClosure({ name: `No. ${index + 1}` }))
    const first = await pageAt('/list?q=no', {}, { closures })
    expect(first.text).toContain('1 to 50 of 120')
    expect(first.text).toMatch(/rel="next" href="\/list\?q=no&amp;page=2"/)
    expect(first.text).not.toContain('rel="prev"')
    for (const page of [3, 99]) {
      const last = await pageAt(`/list?q=no&page=${page}`, {}, { closures })
      expect(last.names).toHaveLength(20)
      expect(last.text).toContain('101 to 120 of 120')
      expect(last.text).toMatch(/rel="prev" href="\/list\?q=no&amp;page=2"/)
      expect(last.text).not.toContain('rel="next"')
    }
  })

  it('keeps in its form what it does not ask for, and several activities together', async () => {
    const { text } = await pageAt('/list?status=current&activity_id=3,4&q="><script>')
    expect(text).toContain('<input type="hidden" name="status" value="current" />')
    expect(text).toContain('<option value="3,4" selected>')
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"')
  })

  it('takes an activity for all that concerns who does it', async () => {
    expect((await pageAt('/list?activity_id=3')).names).toContain('Grouse')
    expect((await pageAt('/list?activity_id=19')).names).not.toContain('Grouse')
  })

  it('keeps to the region of the operator, and offers the languages that the operator does', async () => {
    const region = { name: 'There', bbox: [-101, 39, -99, 41] }
    const { names, text } = await pageAt('/list?lang=fr', { region, languages: ['de', 'it'] })
    expect(names).toEqual(['Cove'])
    expect(text).toContain('<html lang="de" dir="ltr">')
    expect([...text.matchAll(/hreflang="([\w-]+)" href/g)].map(([, name]) => name)).toEqual(['de', 'it', 'x-default'])
  })

  it('shows the banner of the operator and links that the law asks for', async () => {
    const legalLinks = [{ label: { en: 'Imprint', de: 'Impressum' }, url: 'https://park.example/imprint' }]
    const banner = { text: 'Storm <today>', level: 'emergency', until: '2026-05-15T12:00:01Z' }
    const { text } = await pageAt('/list', { legalLinks, banner })
    expect(text).toContain('<a href="https://park.example/imprint"><bdi lang="en">Imprint</bdi></a>')
    expect(text).toContain('Storm &lt;today&gt;')
    expect((await pageAt('/list', { banner: { ...banner, until: '2026-05-15T12:00:00Z' } })).text).not.toContain(
      'Storm',
    )
  })
})

describe('the page of a record', () => {
  it('of a closure has its facts, and each of its areas as a link', async () => {
    const { title, heading, statuses, text } = await pageAt(`/list?closure=${eagles.uuid}`)
    expect(heading).toBe('&quot;Eagles&quot; &amp; &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(title).toMatch(/^&quot;Eagles&quot;.* · Closed: 1 May to 31 July 2026 – Fieldgate$/)
    expect(statuses).toEqual(['Closed now · until 31 July 2026'])
    expect(text).toContain(`<a href="/list?area=${marsh.uuid}">Quiet &lt;b&gt;Marsh&lt;/b&gt;</a>`)
    expect(text).toContain('<meta property="og:title"')
    expect(text).toContain(`href="/?closure=${eagles.uuid}`)
  })

  it('of an area lists what is recorded in it', async () => {
    const { heading, names, text } = await pageAt(`/list?area=${marsh.uuid}&lang=de`)
    expect(heading).toBe('<bdi lang="de">Stilles Moor</bdi>')
    expect(names).toEqual([expect.stringContaining('Eagles'), 'Grouse', 'Rocks'])
    expect(text).toContain('Reserve')
    expect(text).toContain('13 km²')
    expect(text).toContain(`href="/?area=${marsh.uuid}&amp;lang=de`)
  })

  it('gives search engines data that end no script', async () => {
    const { data, text } = await pageAt(`/list?closure=${eagles.uuid}`)
    expect(data).toEqual([
      expect.objectContaining({
        '@type': 'SpecialAnnouncement',
        name: HOSTILE,
        url: expect.stringMatching(new RegExp(`/list\\?closure=${eagles.uuid}$`)),
        expires: eagles.finishes_at,
      }),
    ])
    expect(text.match(/<script/g)).toHaveLength(1)
    const place = (await pageAt(`/list?area=${marsh.uuid}`)).data
    expect(z.array(z.looseObject({})).parse(place)[0]).toMatchObject({ '@type': 'Place', name: marsh.name })
  })

  it.each(LANGUAGES)('names its address in each language: %s', async (language) => {
    const { answer, text } = await pageAt(`/list?closure=${eagles.uuid}&lang=${language}&theme=dark`)
    const { origin } = new URL(answer.url)
    const address = `${origin}/list?closure=${eagles.uuid}`
    expect(text).toContain(`<html lang="${language}" dir="ltr">`)
    expect(text).toContain(`<link rel="canonical" href="${address}&amp;lang=${language}" />`)
    for (const other of LANGUAGES)
      expect(text).toContain(`<link rel="alternate" hreflang="${other}" href="${address}&amp;lang=${other}" />`)
    expect(text).toContain(`<link rel="alternate" hreflang="x-default" href="${address}" />`)
  })

  it.each(['area', 'closure'])('says that there is no such %s', async (kind) => {
    const { answer, text } = await pageAt(`/list?${kind}=${uuidOf(99)}&lang=de`)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(text).toContain('Eintrag nicht gefunden')
    expect(text).toContain('noindex')
  })
})

describe('every text page', () => {
  it.each(['/list', `/list?closure=${eagles.uuid}`, `/list?area=${marsh.uuid}`])(
    'runs nothing, under a policy that knows its style alone: %s',
    async (path) => {
      const { answer, text } = await pageAt(path)
      const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(answer.headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; img-src 'self'; form-action 'self'; frame-ancestors 'none'`,
      )
      expect(text).not.toMatch(/style="|\son\w+=|<script(?! type="application\/ld\+json")/)
    },
  )

  it('holds for as long as others, under an ETag', async () => {
    const service = await aServiceWithApp({}, content)
    const ask = (headers: Record<string, string> = {}) =>
      service.request('/list', { headers: { 'Accept-Language': 'fr-CH', ...headers } })
    const answer = await ask()
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    expect(answer.headers.get('Content-Language')).toBe('fr')
    expect((await ask({ 'If-None-Match': answer.headers.get('ETag') ?? '' })).status).toBe(304)
  })

  it('says that data is invented', async () => {
    for (const path of ['/list', `/list?closure=${eagles.uuid}`])
      expect((await pageAt(path, {}, { ...content, demo: true })).text).toContain('These are demonstration data')
  })

  it('is kept by search engines unless it is narrowed, or the operator does not want it', async () => {
    const isKept = async (path: string, config = {}) => !(await pageAt(path, config)).text.includes('noindex')
    for (const path of ['/list', '/list?lang=de', `/list?closure=${eagles.uuid}`, `/list?area=${marsh.uuid}`]) {
      expect(await isKept(path)).toBe(true)
      expect(await isKept(path, { searchEngines: false })).toBe(false)
    }
    expect(await isKept('/list?q=rock')).toBe(false)
  })

  it('is not there where the map shows the data of another service', async () => {
    expect((await pageAt('/list', { apiBase: 'https://api.example/api/v2' })).answer.status).toBe(404)
  })
})

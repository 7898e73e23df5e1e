import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Closure } from '#contract/records/closure.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import { aClosure, anArea, aSquare, MAY_15 } from '#testing/builders.ts'
import { ServiceConfig } from '../../config/config.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'
import type { Content } from '../../store/testing/store.ts'

const badges = ['/badge.svg', '/badge'] as const
const far = { geometry: aSquare(-100, 40) }
const upcoming = { start_on: '2026-06-01' }
const expired = { end_on: '2026-05-10' }
const atNight = { daytime_start: '22:00:00', daytime_end: '04:00:00' }

const withClosures = (...changes: readonly Partial<Closure>[]) =>
  aServiceWithApp({}, { closures: changes.map((change) => aClosure(change)) })

/** What a badge says, as its title has it. */
async function titleAt(service: Awaited<ReturnType<typeof aServiceWithApp>>, path: string): Promise<string> {
  const text = await (await service.request(path)).text()
  return /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ''
}

describe.each(badges)('%s', (path) => {
  it.each<[readonly Partial<Closure>[], string]>([
    [[], 'No closure recorded'],
    [[expired], 'No closure recorded'],
    [[{}, {}, {}], '3 closures now'],
    [[{}, {}, upcoming, upcoming, expired], '2 closures now · 2 upcoming'],
    [[{}, upcoming, upcoming], '1 closure now · 2 upcoming'],
    [[{}, atNight, { type: 'notice' }], '1 closure now'],
    [[atNight, atNight], '2 closures, not in force now'],
    [[upcoming, upcoming], '2 upcoming closures'],
    [[{ type: 'notice' }, { type: 'notice' }], '2 notices'],
    [[{ name: 'Eagles', ...atNight }], 'Not in force now · closed again 22:00 – Eagles – times of Europe/Berlin'],
    [[{ name: 'Fair', type: 'notice' }, expired], 'Notice · until 31 July 2026 – Fair – times of Europe/Berlin'],
  ])('of %j says %s', async (closures, expected) => {
    expect(await titleAt(await withClosures(...closures), path)).toBe(expected)
  })

  it('counts what the filters of its address leave, in its language', async () => {
    const east = [
      { ...far, reason_id: 7 },
      { ...far, reason_id: 7 },
    ]
    const over = [expired, { ...expired, reason_id: 2 }, { ...expired, type: 'notice', reason_id: 2 } as const]
    const service = await withClosures({}, {}, ...east, upcoming, upcoming, { type: 'notice' }, ...over)
    const titles = [
      ['?status=upcoming', '2 upcoming closures'],
      ['?status=expired', '2 closures, all over'],
      ['?status=expired&lang=de', '2 Sperrungen, alle abgelaufen'],
      ['?status=expired&lang=fr', '2 fermetures, toutes expirées'],
      ['?status=expired&lang=it', '2 chiusure, tutte scadute'],
      ['?status=expired&reason_id=1', '1 closure, over'],
      ['?status=expired&type=notice', '1 notice, over'],
      ['?ends_before=2026-05-11', '2 closures, all over'],
      ['?status=upcoming,expired', '2 upcoming closures'],
      ['?type=notice', 'Notice · until 31 July 2026 – Breeding season – times of Europe/Berlin'],
      ['?reason_id=7', '2 closures now'],
      ['?bbox=-101,39,-99,41', '2 closures now'],
      ['?bbox=-101,39,-99,41&reason_id=1', 'No closure recorded'],
      ['?when=weekend&map=3/4/5&unknown=1', '4 closures now · 2 upcoming'],
      ['?lang=de', 'Jetzt 4 Sperrungen · 2 künftig'],
      ['?lang=fr', '4 fermetures en ce moment · 2 à venir'],
      ['?lang=it', '4 chiusure adesso · 2 future'],
    ] as const
    const said = await Promise.all(titles.map(async ([query]) => [query, await titleAt(service, path + query)]))
    expect(said).toEqual(titles)
  })

  const area = anArea({ name: 'Quiet <b>Marsh</b>' })
  const ofArea = { geometry: null, protected_area_uuids: [area.uuid] }
  const one = aClosure({ name: '"Eagles" & </title><script>alert(1)</script>', ...ofArea })
  const content: Content = { areas: [area], closures: [one, aClosure(ofArea), aClosure(far)] }

  it('of an area counts what concerns it, and names it', async () => {
    const service = await aServiceWithApp({}, content)
    for (const name of ['area', 'protected_area_uuid']) {
      const title = await titleAt(service, `${path}?${name}=${area.uuid}`)
      expect(title).toBe('2 closures now – Quiet &lt;b&gt;Marsh&lt;/b&gt;')
    }
  })

  it('of one closure says how it stands, and shows its name as it is written', async () => {
    const text = await (await (await aServiceWithApp({}, content)).request(`${path}?closure=${one.uuid}`)).text()
    expect(text).toContain('Closed now')
    expect(text).toContain('&quot;Eagles&quot; &amp; &lt;/title&gt;&lt;script&gt;')
    expect(text).not.toContain('<script')
  })

  it('says that data is invented', async () => {
    const service = await aServiceWithApp({}, { ...content, demo: true })
    const text = await (await service.request(path)).text()
    expect(text).toMatch(/>Demo data</)
    expect(await titleAt(service, path)).toBe('Demo data – 3 closures now')
  })

  it('may be used by any page, without script, under a policy that knows its style alone', async () => {
    const service = await aServiceWithApp()
    for (const theme of ['auto', 'light', 'dark', 'sunlight']) {
      const answer = await service.request(`${path}?theme=${theme}`, { headers: { Origin: 'null' } })
      const { status, headers } = answer
      const text = await answer.text()
      const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? ''
      const hash = createHash('sha256').update(style).digest('base64')
      expect(status).toBe(200)
      expect(headers.get('Content-Security-Policy')).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'`,
      )
      expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('Cross-Origin-Embedder-Policy')).toBe('require-corp')
      expect(text).not.toMatch(/<script|style="|\son\w+=/)
      expect(style.includes('prefers-color-scheme')).toBe(theme === 'auto')
    }
  })

  it('shows what is wrong with its address', async () => {
    const service = await aServiceWithApp()
    const answer = await service.request(`${path}?status=<b>&area=x&bbox=1,2,3&theme=pink`)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, 'no-store'])
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const text = await answer.text()
    expect(text).toContain('The address is wrong')
    for (const part of [
      'area: Enter a valid UUID.',
      'Select a valid choice. &lt;b&gt; is not',
      'bbox: Enter four numbers.',
      'theme: ',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('<b>&')
  })

  it.each(['area', 'closure'])('says that a record is not there: %s', async (name) => {
    const service = await aServiceWithApp()
    const answer = await service.request(`${path}?${name}=00000000-0000-4000-8000-00000000ffff&lang=de`)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('Eintrag nicht gefunden')
  })

  it('is asked for as everything else is', async () => {
    const service = await aServiceWithApp()
    const answer = await service.request(path)
    expect(answer.headers.get('Vary')).toContain('Accept-Language')
    const etag = answer.headers.get('ETag') ?? ''
    expect((await service.request(path, { headers: { 'If-None-Match': etag } })).status).toBe(304)
    expect((await service.request(`${path}/`, { method: 'HEAD' })).status).toBe(200)
    const asked = { method: 'OPTIONS', headers: { 'Access-Control-Request-Method': 'GET' } }
    expect((await service.request(path, asked)).status).toBe(204)
    expect((await service.request(path, { method: 'POST' })).status).toBe(405)
  })

  it('is in the language of its reader unless its address names one', async () => {
    const service = await aServiceWithApp()
    const german = { headers: { 'Accept-Language': 'de-AT,en;q=0.5' } }
    expect(await (await service.request(path, german)).text()).toContain('Keine Sperrung erfasst')
    expect(await (await service.request(`${path}?lang=en`, german)).text()).toContain('No closure recorded')
  })

  it('is not there where the data is that of another service', async () => {
    const service = await aServiceWithApp({ apiBase: 'https://other.example' })
    expect((await service.request(path)).status).toBe(404)
  })
})

describe('how long a badge holds', () => {
  const noon = Date.parse('2026-05-15T12:00:00Z')
  const ageAt = async (now: number, closures: readonly Closure[]) => {
    const service = await aServiceWithApp({}, { closures }, { now: () => now })
    return (await service.request('/badge.svg')).headers.get('Cache-Control')
  }

  it('is to the end of the minute, since days end with one', async () => {
    expect(await ageAt(noon, [aClosure()])).toBe('public, max-age=60')
    expect(await ageAt(noon + 40_000, [aClosure()])).toBe('public, max-age=20')
  })

  it.each<[string, Partial<Closure>[]]>([
    ['a status', [{ end_on: '2026-05-15', daytime_start: null, daytime_end: '14:00:20' }, {}]],
    ['the hours of one', [{ daytime_start: '08:00:00', daytime_end: '14:00:20' }]],
    ['one to come, among others', [{}, {}, { start_on: '2026-05-15', daytime_start: '14:00:20' }, upcoming]],
    ['the hours of one among others', [{ daytime_start: '14:00:20', daytime_end: '20:00:00' }, {}, upcoming]],
  ])('is to the change of %s', async (_, changes) => {
    expect(
      await ageAt(
        noon,
        changes.map((change) => aClosure(change)),
      ),
    ).toBe('public, max-age=20')
  })
})

describe('the picture', () => {
  it('holds its text, in every language and look', async () => {
    const changes: Partial<Closure>[] = [{}, atNight, upcoming, expired, { is_binding: false }, { type: 'notice' }]
    const closures = changes.map((change) => aClosure(change))
    const service = await aServiceWithApp({}, { closures, demo: true })
    for (const language of LANGUAGES) {
      for (const { uuid } of closures) {
        const answer = await service.request(`/badge.svg?closure=${uuid}&lang=${language}`)
        expect(answer.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8')
        const svg = await answer.text()
        expect(svg).toContain('role="img"')
        const width = Number(/<svg[^>]* width="(\d+)"/.exec(svg)?.[1])
        const lines = [...svg.matchAll(/ x="(\d+)" y="20" textLength="(\d+)"[^>]*>([^<]*)</g)]
        let end = 0
        for (const [, x, length, text = ''] of lines) {
          expect(Number(x)).toBeGreaterThan(end)
          expect(Number(length) / text.length).toBeGreaterThan(5)
          expect(Number(length) / text.length).toBeLessThan(10)
          end = Number(x) + Number(length)
        }
        expect(lines.length).toBeGreaterThanOrEqual(2)
        expect(end).toBeLessThan(width)
      }
    }
  })
})

describe('the document', () => {
  it('leads to the map with the same filters, as it is now, in a window of its own', async () => {
    const service = await aServiceWithApp()
    const page = await service.request('/badge?reason_id=1,2&q="a"&when=weekend&lang=de&utm_source=x')
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const link = 'http://localhost/?reason_id=1%2C2&amp;q=%22a%22&amp;lang=de'
    expect(await page.text()).toMatch(
      new RegExp(`<a href="${link.replaceAll('?', '\\?')}" target="_blank" rel="noopener"`),
    )
  })

  it('may be shown by those who may show the embed', async () => {
    const service = await aServiceWithApp(ServiceConfig.parse({ embedAncestors: ['https://a.example'] }))
    const policy = (await service.request('/badge')).headers.get('Content-Security-Policy')
    expect(policy).toContain("; frame-ancestors 'self' https://a.example")
  })
})

it('counts a closure at the hours of its place', async () => {
  const closures = [
    aClosure({ ...atNight, time_zone: 'Asia/Tokyo' }),
    aClosure({ ...atNight, time_zone: 'Europe/Berlin' }),
  ]
  const service = await aServiceWithApp({}, { closures }, { now: () => MAY_15 + 3 * 3_600_000 })
  expect(await titleAt(service, '/badge')).toBe('1 closure now')
})

import { decode } from 'fast-png'
import { describe, expect, it } from 'vitest'
import { palettes } from '#contract/palette/palette.ts'
import { PreviewOrder } from '#contract/preview/painting.ts'
import type { Closure } from '#contract/records/closure.ts'
import { aClosure, anArea, aSquare, MAY_15, uuidOf } from '#testing/builders.ts'
import { PaintError } from '../../output/preview/paint-thread.ts'
import type { Painting } from '../../output/preview/previews.ts'
import type { Content } from '../../store/testing/store.ts'
import type { ServiceDeps } from '../app.ts'
import { aPreviewService } from '../testing/previews.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'

type Service = Awaited<ReturnType<typeof aPreviewService>>

/** A painter that gives what it was told to paint, as text, and holds it back while it is told to. */
class Scribe implements Painting {
  canPaint = true
  readonly orders: PreviewOrder[] = []
  held: Promise<void> = Promise.resolve()
  failure: Error | null = null
  async paint(order: PreviewOrder) {
    this.orders.push(order)
    await this.held
    if (this.failure !== null) throw this.failure
    return Buffer.from(JSON.stringify(order.words))
  }
}

async function withScribe(content: Content = {}, deps: Partial<ServiceDeps> = {}) {
  const scribe = new Scribe()
  return { scribe, service: await aServiceWithApp({}, content, { painter: scribe, ...deps }) }
}

async function wordsAt(service: Service, query: string): Promise<PreviewOrder['words']> {
  const response = await service.request(`/preview.png?${query}`)
  expect(response.status).toBe(200)
  return PreviewOrder.shape.words.parse(await response.json())
}

describe('the picture of a link', () => {
  const area = anArea({ name: 'Quiet Marsh' })
  const ofArea = { protected_area_uuids: [area.uuid] }
  const atNight = { daytime_start: '20:00:00', daytime_end: '06:00:00' }

  it.each<[Partial<Closure>, string, object]>([
    [
      atNight,
      'en',
      { kind: 'Closure', statement: 'Closed', times: '1 May to 31 July 2026, daily 20:00 to 06:00 the next day' },
    ],
    [
      { ...ofArea, end_on: null },
      'de',
      { kind: 'Sperrung · Quiet Marsh', statement: 'Gesperrt', times: 'ab 1. Mai 2026 bis auf Weiteres' },
    ],
    [{ type: 'notice' }, 'en', { kind: 'Notice', statement: 'Notice', times: '1 May to 31 July 2026' }],
    [{ is_binding: false }, 'fr', { statement: 'À éviter', asOf: 'État au 15 mai 2026' }],
    [{ name: 'Two\nlines' }, 'en', { name: 'Two lines', about: 'Breeding season · Entering the area', demo: null }],
  ])('of a closure with %j in %s says what is true whenever it is seen', async (changes, language, expected) => {
    const closure = aClosure(changes)
    const { service } = await withScribe({ areas: [area], closures: [closure] })
    const words = await wordsAt(service, `closure=${closure.uuid}&lang=${language}`)
    expect(words).toMatchObject(expected)
    expect(JSON.stringify(words)).not.toMatch(/\bnow\b|jetzt|today|heute/i)
  })

  it('of an area says what kind it is and what is recorded of it', async () => {
    const empty = anArea({
      name: 'Empty',
      geometry: { type: 'MultiPolygon', coordinates: [aSquare(-50, 0).coordinates] },
    })
    const { service } = await withScribe({ areas: [area, empty], closures: [aClosure(ofArea)] })
    const words = await wordsAt(service, `area=${area.uuid}`)
    expect(words).toMatchObject({ kind: 'Nature reserve, Germany', name: 'Quiet Marsh', site: 'Fieldgate', times: '' })
    expect(words.statement).toBe('1 closure or notice recorded, current or upcoming')
    expect((await wordsAt(service, `area=${empty.uuid}`)).statement).toBe('No closure recorded')
  })

  it('says that data is invented once, and not in the name too', async () => {
    const closure = aClosure({ name: 'Demo: Eagles' })
    const { service } = await withScribe({ closures: [closure], demo: true })
    expect(await wordsAt(service, `closure=${closure.uuid}`)).toMatchObject({ name: 'Eagles', demo: 'Demo data' })
  })

  it('is made once for a day, for each language', async () => {
    const closure = aClosure()
    let present = MAY_15
    const { scribe, service } = await withScribe({ closures: [closure] }, { now: () => present })
    const path = `/preview.png?closure=${closure.uuid}`
    const first = await service.request(path)
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
    expect(first.headers.get('Content-Type')).toBe('image/png')
    expect(first.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    await Promise.all([service.request(path), service.request(path)])
    const tag = first.headers.get('ETag') ?? ''
    expect((await service.request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
    expect(scribe.orders).toHaveLength(1)
    await service.request(path, { headers: { 'Accept-Language': 'de' } })
    expect(scribe.orders.map(({ language }) => language)).toEqual(['en', 'de'])
    present += 86_400_000
    expect((await wordsAt(service, `closure=${closure.uuid}`)).asOf).toBe('As of 16 May 2026')
  })

  it('is not taken for granted beyond the day that it tells of', async () => {
    const closure = aClosure()
    const present = Date.parse('2026-05-15T21:50:00Z')
    const { service } = await withScribe({ closures: [closure] }, { now: () => present })
    const picture = await service.request(`/preview.png?closure=${closure.uuid}`)
    expect(picture.headers.get('Cache-Control')).toBe('public, max-age=600')
  })

  it.each([
    ['', 400, 'closure'],
    [`area=${area.uuid}&closure=${area.uuid}`, 400, 'closure'],
    ['closure=123', 400, 'closure'],
    ['area=%00', 400, 'area'],
  ])('of %s is none: %i', async (query, status, name) => {
    const { scribe, service } = await withScribe({ areas: [area] })
    const response = await service.request(`/preview.png?${query}`)
    expect(response.status).toBe(status)
    expect(Object.keys(Object(await response.json()))).toEqual([name])
    expect(scribe.orders).toEqual([])
  })

  it('of a record that there is not is not found, nor is one where none can be made', async () => {
    const { scribe, service } = await withScribe({ areas: [area] })
    for (const kind of ['area', 'closure']) {
      expect((await service.request(`/preview.png?${kind}=${uuidOf(0xabc)}`)).status).toBe(404)
    }
    scribe.canPaint = false
    expect((await service.request(`/preview.png?area=${area.uuid}`)).status).toBe(404)
    const without = await aServiceWithApp({}, { areas: [area] })
    expect((await without.request(`/preview.png?area=${area.uuid}`)).status).toBe(404)
    const ofAnother = await withScribe({ areas: [area] })
    expect(ofAnother.scribe.orders).toEqual([])
  })

  it('is refused while too many wait, and made when they are done', async () => {
    const closures = Array.from({ length: 20 }, () => aClosure())
    const { scribe, service } = await withScribe({ closures })
    let release = () => {}
    scribe.held = new Promise((resolve) => (release = resolve))
    const asked = closures.map(({ uuid }) => service.request(`/preview.png?closure=${uuid}`))
    const refused = await Promise.race(asked)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '60'])
    release()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(16)
    expect(statuses.filter((status) => status === 503)).toHaveLength(4)
    const later = await service.request(`/preview.png?closure=${closures.at(-1)?.uuid}`)
    expect(later.status).toBe(200)
  })

  it('that cannot be made is told to the operator, and does not keep others waiting', async () => {
    const [bad, good] = [aClosure(), aClosure()]
    const said: string[] = []
    const { scribe, service } = await withScribe({ closures: [bad, good] }, { log: (line) => said.push(line) })
    scribe.failure = new PaintError('no paint')
    const path = `/preview.png?closure=${bad.uuid}`
    expect((await service.request(path)).status).toBe(503)
    expect(said).toEqual([`The picture of closure ${bad.uuid} could not be made: no paint`])
    scribe.failure = null
    expect((await service.request(`/preview.png?closure=${good.uuid}`)).status).toBe(200)
    expect((await service.request(path)).status).toBe(503)
    expect(scribe.orders).toHaveLength(2)
  })
})

describe('the picture as it is painted', () => {
  const { light } = palettes

  /** The share of a part of a picture, in px of the PNG, that has nearly a colour. */
  async function painted(service: Service, query: string) {
    const response = await service.request(`/preview.png?${query}`)
    expect(response.status).toBe(200)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { width, height, data, channels } = decode(bytes)
    expect([width, height, channels]).toEqual([1200, 630, 4])
    return {
      bytes,
      share: (colour: string, [left, top, right, bottom]: readonly [number, number, number, number]) => {
        const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
        let [found, all] = [0, 0]
        for (let y = top; y < bottom; y += 1) {
          for (let x = left; x < right; x += 1) {
            all += 1
            const at = (y * width + x) * channels
            if (wanted.every((value, channel) => Math.abs(value - (data[at + channel] ?? 0)) <= 6)) found += 1
          }
        }
        return found / all
      },
    }
  }

  const MIDDLE = [820, 265, 920, 365] as const
  const CORNER = [1110, 100, 1190, 560] as const

  it('has the sign of the status in its middle, and land or water around', async () => {
    const [inland, atSea] = [
      aClosure({ geometry: aSquare(14.5, 49.5) }),
      aClosure({ geometry: aSquare(-30, 45), start_on: '2026-06-01' }),
    ]
    const service = await aPreviewService({ closures: [inland, atSea] })
    const closed = await painted(service, `closure=${inland.uuid}`)
    const upcoming = await painted(service, `closure=${atSea.uuid}`)
    expect(closed.share(light.current, MIDDLE)).toBeGreaterThan(0.03)
    expect(closed.share(light.ground, CORNER)).toBeGreaterThan(0.6)
    expect(closed.share(light.water, CORNER)).toBeLessThan(0.1)
    expect(upcoming.share(light.upcoming, MIDDLE)).toBeGreaterThan(0.004)
    expect(upcoming.share(light.current, MIDDLE)).toBe(0)
    expect(upcoming.share(light.water, CORNER)).toBeGreaterThan(0.9)
  })

  it('shows a shape across the antimeridian as one', async () => {
    const geometry: Closure['geometry'] = {
      type: 'MultiPolygon',
      coordinates: [aSquare(178, -18, 2).coordinates, aSquare(-180, -18, 2).coordinates],
    }
    const closure = aClosure({ geometry, bbox: [178, -18, -178, -16] })
    const service = await aPreviewService({ closures: [closure] })
    const { share } = await painted(service, `closure=${closure.uuid}`)
    for (const half of [
      [740, 250, 840, 380],
      [900, 250, 1000, 380],
    ] as const) {
      expect(share(light.water, half)).toBeLessThan(0.2)
    }
  })

  it('has words alone where nobody knows the place', async () => {
    const closure = aClosure({ geometry: null, bbox: null, geometry_from: 'none', protected_area_uuids: [] })
    const service = await aPreviewService({ closures: [closure], demo: true })
    const { share } = await painted(service, `closure=${closure.uuid}`)
    expect(share(light.panel, CORNER)).toBeGreaterThan(0.45)
  })

  it('is another one for an area than for a closure, and in another language', async () => {
    const [area, closure] = [anArea(), aClosure({ geometry: aSquare(13, 48) })]
    const service = await aPreviewService({ areas: [area], closures: [closure] })
    const pictures = await Promise.all(
      [`area=${area.uuid}`, `closure=${closure.uuid}`, `closure=${closure.uuid}&lang=de`].map((query) =>
        painted(service, query),
      ),
    )
    expect(new Set(pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(3)
  })
})

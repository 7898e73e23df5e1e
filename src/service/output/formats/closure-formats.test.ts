import { parse } from 'csv-parse/sync'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { keysOf } from '#contract/keys.ts'
import { aClosure, anArea, aSquareArea, uuidOf } from '#testing/builders.ts'
import { aService } from '../../http/testing/app.ts'
import { aDirectory, aStore, aWriter, mirrorOfDemo, write } from '../../store/testing/store.ts'
import { closureFormats } from './closure-formats.ts'

const LIST = '/api/v2/closures-and-notices'
const formats = keysOf(closureFormats)
type Service = Awaited<ReturnType<typeof aService>>

const types = {
  geojson: 'application/geo+json',
  rss: 'application/rss+xml; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
} as const

/** The names of the records in an answer, which all end in a number sign. */
const namesIn = (text: string) => text.match(/\w+(?=#)/g) ?? []

async function textAt(service: Service, path: string, headers: Record<string, string> = {}): Promise<string> {
  return (await service.request(path, { headers })).text()
}

describe.each(formats)('closures as %s', (format) => {
  const closures = [
    aClosure({ name: 'now#' }),
    aClosure({ name: 'soon#', start_on: '2026-06-01', type: 'notice' }),
    aClosure({ name: 'over#', end_on: '2026-05-10' }),
  ]

  it('are given by name and by Accept, to be checked and compressed like any answer', async () => {
    const service = await aService({ closures })
    const named = await service.request(`${LIST}?format=${format}`)
    expect(named.headers.get('Content-Type')).toBe(types[format])
    expect(named.headers.get('Vary')).toMatch(/^Accept, (Accept-Language, )?Accept-Encoding$/)
    const accepted = await service.request(LIST, { headers: { Accept: types[format].replace(/;.*/, '') } })
    expect(accepted.headers.get('Content-Type')).toBe(types[format])
    const packed = { 'Accept-Encoding': 'gzip, identity;q=0' }
    const etag = (await service.request(`${LIST}?format=${format}`, { headers: packed })).headers.get('ETag') ?? ''
    expect(etag).toContain('gzip')
    const again = { ...packed, 'If-None-Match': etag }
    expect((await service.request(`${LIST}?format=${format}`, { headers: again })).status).toBe(304)
    expect((await service.request(`${LIST}?format=${format}`, { method: 'HEAD' })).headers.get('ETag')).toBe(
      named.headers.get('ETag'),
    )
  })

  it.each([
    ['', ['now', 'soon']],
    ['&status=expired', ['over']],
    ['&type=notice', ['soon']],
    ['&bbox=0,0,1,1', []],
    ['&q=ove&updated_after=2020-01-01', ['over']],
  ])('with "%s" are the same records as in JSON', async (query, expected) => {
    const text = await textAt(await aService({ closures }), `${LIST}?format=${format}${query}`)
    expect([...new Set(namesIn(text.replace(/<title>Fieldgate.*|^(NAME|X-WR).*/gm, '')))].toSorted()).toEqual(expected)
  })

  it('say in JSON what is wrong', async () => {
    const service = await aService({ closures })
    const wrong = await service.request(`${LIST}?format=${format}&type=foo&fields=bar`)
    expect(wrong.status).toBe(400)
    expect(Object.keys(Object(await wrong.json()))).toEqual(['type', 'fields'])
    expect((await service.request(`${LIST}?format=${format}&page=2`)).status).toBe(404)
    expect((await service.request(`${LIST}/${uuidOf(99999)}?format=${format}`)).status).toBe(404)
  })

  it('come in pages of a thousand, or as asked, linked by a header', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aClosure({ name: `n${index}#` }))
    const service = await aService({ closures: many })
    for (const size of ['', '&page_size=abc', '&page_size=0']) {
      expect(new Set(namesIn(await textAt(service, `${LIST}?format=${format}${size}`))).size).toBe(60)
    }
    const seen: string[] = []
    let path = `${LIST}?format=${format}&page_size=25`
    for (let pages = 0; path !== ''; pages += 1) {
      const response = await service.request(path)
      seen.push(...new Set(namesIn(await response.text())))
      path = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? ''
      expect(pages).toBeLessThan(4)
    }
    expect(seen).toHaveLength(60)
    expect(new Set(seen).size).toBe(60)
  })

  it('can be asked for one by one', async () => {
    const [closure, other] = closures
    const service = await aService({ closures })
    const text = await textAt(service, `${LIST}/${closure?.uuid}?format=${format}`)
    expect(text).toContain(closure?.uuid)
    expect(text).not.toContain(other?.uuid)
  })
})

describe('a format with words', () => {
  const closures = [aClosure({ reason_id: 1, daytime_start: '20:00', daytime_end: '06:00' })]

  it.each(['rss', 'ics', 'csv'])('%s is in the language of the request', async (format) => {
    const service = await aService({ closures })
    const path = `${LIST}?format=${format}`
    const german = await service.request(path, { headers: { 'Accept-Language': 'de' } })
    expect(german.headers.get('Content-Language')).toBe('de')
    expect(german.headers.get('Vary')).toContain('Accept-Language')
    expect(await german.text()).toContain('Brutzeit')
    expect(await textAt(service, path)).toContain('Breeding season')
    expect(await textAt(service, `${path}&lang=fr`, { 'Accept-Language': 'de' })).toContain('Période de reproduction')
  })

  it.each([
    ['demo data', { demo: true }],
    ['a copy of demo data', { mirror: mirrorOfDemo }],
  ])('says what is %s', async (_, origin) => {
    const service = await aService({ closures, ...origin })
    expect(await textAt(service, `${LIST}?format=rss`)).toContain('<title>Demo data · Fieldgate')
    expect(await textAt(service, `${LIST}?format=ics`)).toContain('NAME:Demo data · Fieldgate')
  })

  it('names the areas, and gives a calendar a point in them', async () => {
    const area = anArea({ name: 'Quiet Marsh', geometry: aSquareArea(20, 60), centroid: [20.5, 60.5] })
    const closure = aClosure({ geometry: null, protected_area_uuids: [area.uuid] })
    const service = await aService({ areas: [area], closures: [closure] })
    expect(await textAt(service, `${LIST}?format=ics`)).toMatch(/LOCATION:Quiet Marsh\r\nGEO:60.5;20.5\r\n/)
    expect(await textAt(service, `${LIST}?format=rss`)).toContain('Where: Quiet Marsh')
  })

  it('changes when its words do, without any change of the data', async () => {
    let now = Date.parse('2026-05-15T17:59:30Z')
    const service = await aService({ closures }, { now: () => now })
    const before = await service.request(`${LIST}?format=rss`)
    expect(before.headers.get('Cache-Control')).toBe('public, max-age=30')
    expect(await before.text()).toContain('· Closed at other hours ·')
    now += 30_000
    const after = await service.request(`${LIST}?format=rss`)
    expect(await after.text()).toContain('· Closed now ·')
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
  })
})

describe('a feed', () => {
  it('begins with the last update of all, on the first of many pages', async () => {
    const directory = aDirectory()
    const [writer, store] = [aWriter(directory), aStore(directory)]
    for (const name of ['first#', 'second#', 'third#']) {
      await write(writer, { closures: [aClosure({ name, start_on: name === 'third#' ? '2026-06-01' : null })] })
    }
    const service = await aService({}, { store })
    const names = async (query: string) => [...new Set(namesIn(await textAt(service, `${LIST}?format=rss${query}`)))]
    expect(await names('')).toEqual(['third', 'second', 'first'])
    expect(await names('&page_size=2')).toEqual(['third', 'second'])
    expect(await names('&page_size=2&page=2')).toEqual(['first'])
    expect(await names('&page_size=2&page=last&updated_after=2000-01-01')).toEqual(['first'])
    expect((await service.request(`${LIST}?format=rss&page_size=2&page=3`)).status).toBe(404)
  })
})

describe('a file', () => {
  it.each(['csv', 'geojson', 'ics'])('of some closures alone has a name that says so: %s', async (format) => {
    const service = await aService({ closures: [aClosure(), aClosure(), aClosure()] })
    const nameAt = async (query: string) =>
      (await service.request(`${LIST}?format=${format}${query}`)).headers.get('Content-Disposition')
    expect(await nameAt('')).toBe(`attachment; filename="closures.${format}"`)
    expect(await nameAt('&page_size=2')).toBe(`attachment; filename="closures-2-of-3.${format}"`)
    expect(await nameAt('&page_size=2&page=2')).toBe(`attachment; filename="closures-1-of-3.${format}"`)
  })
})

describe('a closure that was withdrawn', () => {
  const closure = aClosure({ name: 'Falcon cliff' })
  const path = `${LIST}/${closure.uuid}`

  async function withdrawn(): Promise<Service> {
    const directory = aDirectory()
    const [writer, store] = [aWriter(directory), aStore(directory)]
    await write(writer, { closures: [closure] })
    const transaction = await writer.begin()
    await transaction.removeRecord('closure', closure.uuid)
    await transaction.commit({ demo: false })
    return aService({}, { store })
  }

  it('is cancelled in the calendars that subscribed to it', async () => {
    const service = await withdrawn()
    const answer = await service.request(`${path}?format=ics&lang=de`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe(types.ics)
    const events = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent')
    expect(events.map((event) => event.getFirstPropertyValue('uid'))).toEqual([`${closure.uuid}@localhost`])
    expect(events.map((event) => event.getFirstPropertyValue('status'))).toEqual(['CANCELLED'])
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Zurückgezogen'])
    expect((await service.request(`${LIST}/${uuidOf(99999)}?format=ics`)).status).toBe(404)
  })

  it('is there again in these calendars once it is brought back: the same event, not an older one', async () => {
    const eventAt = async (service: Service) =>
      new ICAL.Component(ICAL.parse(await textAt(service, `${path}?format=ics`))).getFirstSubcomponent('vevent')
    const [gone, there] = [await eventAt(await withdrawn()), await eventAt(await aService({ closures: [closure] }))]
    for (const name of ['uid', 'sequence']) {
      expect(there?.getFirstPropertyValue(name)).toEqual(gone?.getFirstPropertyValue(name))
    }
  })

  it.each(['json', 'geojson', 'rss', 'csv'])('is told as an error in %s', async (format) => {
    const answer = await (await withdrawn()).request(`${path}?format=${format}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toHaveProperty('deleted_at')
  })
})

describe('a table', () => {
  it('has the columns asked for, and is saved under a name', async () => {
    const service = await aService({ closures: [aClosure({ name: 'A' })] })
    const response = await service.request(`${LIST}?format=csv&fields=name,reason_id,geometry`)
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="closures.csv"')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(parse(bytes, { bom: true, columns: true })).toEqual([
      {
        name: 'A',
        reason_id: '1',
        reason: 'Breeding season',
        geometry: expect.stringMatching(/^POLYGON \(\(13.2 48.2/),
      },
    ])
  })
})

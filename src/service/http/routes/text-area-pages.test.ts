import { describe, expect, it } from 'vitest'
import { startBox } from '#contract/start-box.ts'
import { aClosure, anArea, aSquare, uuidOf } from '#testing/builders.ts'
import { aServiceWithApp } from '../site/testing/web-app.ts'

const moor = anArea({ uuid: uuidOf(1), name: 'Moor' })
const fen = anArea({ uuid: uuidOf(2), name: 'Fen' })
const eagles = aClosure({ uuid: uuidOf(11), name: 'Eagles', geometry: null, protected_area_uuids: [moor.uuid] })
const flood = aClosure({ uuid: uuidOf(12), name: 'Flood', geometry: null, protected_area_uuids: [fen.uuid] })
const cove = aClosure({ uuid: uuidOf(13), name: 'Cove', geometry: aSquare(-100, 40) })
const content = { areas: [moor, fen], closures: [eagles, flood, cove] }

async function pageAt(search: string) {
  const service = await aServiceWithApp({}, content)
  const text = await (await service.request(`/list?${search}`)).text()
  const hrefOf = (pattern: RegExp) => (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&')
  return {
    text,
    names: [...text.matchAll(/<h3><a[^>]*>(.*?)<\/a>/gs)].map(([, name]) => name),
    isKept: !text.includes('noindex'),
    map: hrefOf(/<a href="(\/\?[^"]*)"/),
    canonical: hrefOf(/<link rel="canonical" href="([^"]*)"/),
  }
}

describe('the text page of an area', () => {
  it.each(['map=12/40/-100', 'bbox=-101,39,-99,41', `protected_area_uuid=${fen.uuid}`])(
    'is of the area, wherever the map stood: %s',
    async (place) => {
      const { names, text, isKept, canonical } = await pageAt(`area=${moor.uuid}&${place}`)
      expect(names).toEqual(['Eagles'])
      expect(text).not.toContain('Only:')
      expect(isKept).toBe(true)
      expect(new URL(canonical).search).toBe(`?area=${moor.uuid}`)
    },
  )

  it.each([
    ['type=notice', 'Only: Notice.'],
    ['q=rabbit', 'Only: “rabbit”.'],
    ['when=2026-09-01T12:00', 'Only: Tue 1 Sept 2026, 12:00.'],
  ])('says what narrows it, with the way to all: %s', async (filter, told) => {
    const { text, isKept } = await pageAt(`area=${moor.uuid}&${filter}&lang=en`)
    expect(text).toContain(told)
    expect(text).toContain(`<a href="/list?area=${moor.uuid}&amp;lang=en">Show all without filters</a>`)
    expect(isKept).toBe(false)
  })

  it('says what of its address could not be understood', async () => {
    const { names, text } = await pageAt(`area=${moor.uuid}&reason_id=x&lang=en`)
    expect(names).toEqual(['Eagles'])
    expect(text).toContain('could not be understood: reason_id')
  })
})

it.each([
  ['an area', `area=${moor.uuid}`, moor.bbox],
  ['a closure', `closure=${cove.uuid}`, cove.bbox],
])('the text page of %s leads to the map at its place, which it names once', async (_, record, box) => {
  const { map } = await pageAt(`${record}&bbox=1,2,3,4`)
  const { searchParams } = new URL(map, 'https://maps.example')
  expect(searchParams.getAll('bbox')).toEqual([startBox(box ?? [0, 0, 0, 0])])
})

it('the page of an area offers its picture as soon as it is known that one can be made', async () => {
  const painter = { canPaint: false, paint: () => Promise.reject(new Error('Nobody asked for a picture.')) }
  const service = await aServiceWithApp({}, content, { painter })
  const isOffered = async () => (await (await service.request(`/list?area=${moor.uuid}`)).text()).includes('og:image')
  expect(await isOffered()).toBe(false)
  painter.canPaint = true
  expect(await isOffered()).toBe(true)
})

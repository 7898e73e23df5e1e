import { beforeEach, expect, it, vi } from 'vitest'
import { SITE_CACHES } from '#contract/site-caches.ts'
import { headers } from '#core/offline/protocol.ts'
import { forgetInLists, inLists, keepList } from './lists-ahead.ts'

const RECORDS = 'https://map.example/api/v2/closures-and-notices'
const list = (name: string) => `${RECORDS}?bbox=${name}`
const at = (hour: number) => Date.UTC(2026, 4, 15, hour)

let kept: Map<string, Map<string, Response>>
let isFull: boolean

function cacheOf(name: string) {
  const own = kept.get(name) ?? new Map<string, Response>()
  kept.set(name, own)
  const urlOf = (key: string | Request) => (typeof key === 'string' ? key : key.url)
  return {
    keys: async () => [...own.keys()].map((url) => new Request(url)),
    matchAll: async () => [...own.values()].map((response) => response.clone()),
    match: async (key: string | Request) => own.get(urlOf(key))?.clone(),
    delete: async (key: string | Request) => own.delete(urlOf(key)),
    async put(url: string, response: Response) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      own.delete(url)
      own.set(url, response)
    },
  }
}

beforeEach(() => {
  kept = new Map()
  isFull = false
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    delete: async (name: string) => kept.delete(name),
  })
})

async function recordAt(url: string) {
  const response = await inLists(new Request(url))
  return response && { ...(await response.json()), hour: response.headers.get(headers.storedAt)?.slice(11, 13) }
}

it('answers at the address of each record of a list, with when that was given', async () => {
  await keepList(list('a'), RECORDS, [{ uuid: 'one', name: 'One' }, 'broken', { uuid: 'two', name: 'Two' }], at(8))
  expect(await recordAt(`${RECORDS}/two`)).toEqual({ uuid: 'two', name: 'Two', hour: '08' })
  expect(await recordAt(`${RECORDS}/three`)).toBeNull()
  expect(await recordAt(`https://map.example/api/v2/protected-areas/two`)).toBeNull()
  expect(await recordAt(`${RECORDS}/two?fields=name`)).toBeNull()
})

it('does not take a name for a uuid', async () => {
  await keepList(list('a'), RECORDS, [{ uuid: 'one', name: 'two' }], at(8))
  expect(await recordAt(`${RECORDS}/two`)).toBeNull()
})

it('takes the newest of several lists, in whatever order they came', async () => {
  await keepList(list('a'), RECORDS, [{ uuid: 'one', name: 'New' }], at(9))
  await keepList(list('b'), RECORDS, [{ uuid: 'one', name: 'Old' }], at(8))
  expect(await recordAt(`${RECORDS}/one`)).toMatchObject({ name: 'New', hour: '09' })
})

it('leaves what was seen of a record and the list does not tell', async () => {
  cacheOf(SITE_CACHES.seen)
  kept.get(SITE_CACHES.seen)?.set(`${RECORDS}/one`, Response.json({ uuid: 'one', name: 'Old', geometry: 'shape' }))
  await keepList(list('a'), RECORDS, [{ uuid: 'one', name: 'New' }], at(9))
  expect(await recordAt(`${RECORDS}/one`)).toMatchObject({ name: 'New', geometry: 'shape' })
})

it('forgets a record in all lists, and it alone', async () => {
  await keepList(list('a'), RECORDS, [{ uuid: 'one' }, { uuid: 'two' }], at(9))
  await keepList(list('b'), RECORDS, [{ uuid: 'one' }], at(8))
  await forgetInLists(`${RECORDS}/one`)
  expect(await recordAt(`${RECORDS}/one`)).toBeNull()
  expect(await recordAt(`${RECORDS}/two`)).toMatchObject({ hour: '09' })
})

it('keeps the 24 lists that came last', async () => {
  for (let index = 0; index < 30; index++)
    await keepList(list(String(index)), RECORDS, [{ uuid: `r${index}` }], at(8) + index)
  expect(kept.get(SITE_CACHES.ahead)?.size).toBe(24)
  expect(await recordAt(`${RECORDS}/r5`)).toBeNull()
  expect(await recordAt(`${RECORDS}/r6`)).not.toBeNull()
})

it('deletes all lists where the device is full', async () => {
  await keepList(list('a'), RECORDS, [{ uuid: 'one' }], at(8))
  isFull = true
  await keepList(list('b'), RECORDS, [{ uuid: 'two' }], at(9))
  expect(kept.has(SITE_CACHES.ahead)).toBe(false)
})

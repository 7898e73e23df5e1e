import { beforeEach, expect, it, vi } from 'vitest'
import { headers } from '#core/offline/protocol.ts'
import { keepRecords } from './keep-records.ts'

const ORIGIN = 'https://map.example'
const RECORDS = `${ORIGIN}/api/v2/closures-and-notices`
const LIST = `${RECORDS}?bbox=13,47,14,48`

let kept: Map<string, Response>

function answering(body: unknown, type = 'application/json'): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  vi.stubGlobal('fetch', async () => new Response(text, { headers: { 'Content-Type': type } }))
}

beforeEach(() => {
  kept = new Map()
  const put = async (url: string, response: Response) => void kept.set(url, response)
  vi.stubGlobal('caches', { open: async () => ({ put, keys: async () => [] }) })
})

it('keeps a list for the addresses of its records, with the time', async () => {
  answering({ count: 2, next: null, results: [{ uuid: 'a', name: 'One' }, 'broken'] })
  await keepRecords({ list: LIST, records: RECORDS }, ORIGIN)
  expect([...kept.keys()]).toEqual([LIST])
  const own = kept.get(LIST)
  expect(await own?.json()).toMatchObject({ results: [{ uuid: 'a', name: 'One' }, 'broken'] })
  expect(Date.parse(own?.headers.get(headers.storedAt) ?? '')).not.toBeNaN()
})

it.each([
  ['a login page', LIST, '<html>', 'text/html'],
  ['an answer that breaks off', LIST, '{"results":[{"uuid":"a"}', 'application/json'],
  [
    'a list of another site',
    'https://other.example/api/v2/closures-and-notices',
    { results: [], next: null },
    'application/json',
  ],
  ['what is no list', LIST, { uuid: 'a' }, 'application/json'],
])('keeps nothing of %s', async (_, list, body, type) => {
  answering(body, type)
  await keepRecords({ list, records: RECORDS }, ORIGIN)
  expect(kept.size).toBe(0)
})

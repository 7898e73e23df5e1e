import { expect, it, vi } from 'vitest'
import { headers } from '#core/offline/protocol.ts'
import { seenAround } from './seen-around.ts'

const LIST = 'https://map.example/api/v2/closures-and-notices'

const record = (uuid: string, lng: number, name = uuid) => ({ uuid, name, bbox: [lng, 47.2, lng + 0.1, 47.3] })

/** What was seen, by its search, with the hour in which it was. */
function seenBefore(
  lists: Readonly<
    Record<string, { readonly hour: number; readonly results: readonly object[]; readonly next?: string }>
  >,
) {
  const entries = Object.entries(lists).map(([search, { hour, results, next = null }]): [string, Response] => [
    `${LIST}?${search}`,
    Response.json({ count: 9, next, results }, { headers: { [headers.storedAt]: `2026-05-15T0${hour}:00:00.000Z` } }),
  ])
  const responses = new Map(entries)
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [...responses.keys()].map((url) => new Request(url)),
      match: async (url: string) => responses.get(url)?.clone(),
    }),
  })
}

async function around(search: string) {
  const response = await seenAround(new Request(`${LIST}?${search}`))
  if (response === null) return null
  const { results } = await response.json()
  const names = results.map(({ name }: { readonly name: string }) => name)
  return {
    names,
    isPartial: response.headers.has(headers.partial),
    at: response.headers.get(headers.storedAt)?.slice(11, 13),
  }
}

it('has all of a box within one that was seen', async () => {
  seenBefore({ 'bbox=13,47,15,48&lang=de': { hour: 8, results: [record('a', 13.2), record('b', 14.5)] } })
  expect(await around('lang=de&bbox=13,47,14,48&page_size=200')).toEqual({ names: ['a'], isPartial: false, at: '08' })
})

it('has a part of a box that goes beyond what was seen, as old as the oldest of it, each record as it was seen last', async () => {
  seenBefore({
    'bbox=13,47,14,48': { hour: 7, results: [record('a', 13.2, 'old'), record('b', 13.5)] },
    'bbox=13.1,47,14.5,48': { hour: 8, results: [record('a', 13.2, 'new')] },
  })
  expect(await around('bbox=13,46,16,48')).toEqual({ names: ['new', 'b'], isPartial: true, at: '07' })
})

it.each([
  ['a box elsewhere', 'bbox=20,47,21,48'],
  ['another question', 'bbox=13,47,14,48&type=notice'],
  ['the world', 'lang=de'],
])('has nothing of %s', async (_, search) => {
  seenBefore({ 'bbox=13,47,15,48': { hour: 8, results: [record('a', 13.2)] } })
  expect(await around(search)).toBeNull()
})

it('follows a list to its last page, as old as the oldest of them', async () => {
  seenBefore({
    'bbox=13,47,15,48': {
      hour: 8,
      results: [record('a', 13.2)],
      next: '/api/v2/closures-and-notices?bbox=13,47,15,48&after=1',
    },
    'bbox=13,47,15,48&after=1': { hour: 7, results: [record('b', 13.5)] },
  })
  expect(await around('bbox=13,47,14,48')).toEqual({ names: ['a', 'b'], isPartial: false, at: '07' })
})

it('has a part where the first page of a list alone was seen, or where it runs in a circle', async () => {
  seenBefore({ 'bbox=13,47,15,48': { hour: 8, results: [record('a', 13.2)], next: `${LIST}?after=1` } })
  expect(await around('bbox=13,47,14,48')).toEqual({ names: ['a'], isPartial: true, at: '08' })
  seenBefore({ 'bbox=13,47,15,48': { hour: 8, results: [record('a', 13.2)], next: `${LIST}?bbox=13,47,15,48` } })
  expect(await around('bbox=13,47,14,48')).toEqual({ names: ['a'], isPartial: true, at: '08' })
})

import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { SPEC_ONLY } from '#core/api/capabilities.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Extension } from '#contract/root.ts'
import { apiAt } from '#core/api/client.ts'
import { AREAS } from '#records/areas/queries.ts'
import { FURTHER_CLOSURES } from '#records/closures/list/further-family.ts'
import { CLOSURES } from '#records/closures/queries.ts'
import { cardsAhead } from './cards-ahead.ts'

const api = apiAt('https://map.example')
const CLOSURE_LIST = `${api.base}/closures-and-notices`
const RANKED = `${CLOSURE_LIST}/worst-first`
const AREA_LIST = `${api.base}/protected-areas`

let asked: string[]
let client: QueryClient
let stop: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null, staleTime: Infinity } } })
  stop = new AbortController()
  const postMessage = ({ list }: { readonly list: string }) => void asked.push(list)
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  vi.stubGlobal('fetch', async () => Response.json({ count: 0, next: null, results: [] }))
})
afterEach(() => {
  stop.abort()
  client.clear()
  vi.useRealTimers()
})

/** Begins to read ahead for a service with these extensions. */
function begin(...extensions: readonly Extension[]): void {
  const capabilities = {
    ...SPEC_ONLY,
    extensions: new Set(extensions),
  }
  cardsAhead({ client, api, capabilities }, stop.signal)
}

/** Lets the page show a list that was read at an address. */
function show(family: string, url: string, count: number): void {
  const queryKey = [family, url]
  client.setQueryData(queryKey, { records: [], count, unreadable: 0, more: false, urls: [url] })
  new QueryObserver(client, { queryKey }).subscribe(() => undefined)
}

/** Lets the page show a list that was read as far as these pages. */
function showPages(family: string, urls: readonly string[], count: number): void {
  const queryKey = [family, urls[0]]
  const pages = urls.map((url) => ({ url, records: [], count, unreadable: 0, next: null, isPartial: false }))
  client.setQueryData(queryKey, { pages, pageParams: urls })
  new InfiniteQueryObserver(client, {
    queryKey,
    initialPageParam: '',
    getNextPageParam: () => null,
  }).subscribe(() => undefined)
}

/** What was asked of the worker: path, and all of the question but the fields. */
function questions(): readonly string[] {
  return asked.map((list) => {
    const url = new URL(list)
    expect(url.searchParams.get('fields')).toMatch(/updated_at/)
    url.searchParams.delete('fields')
    return decodeURIComponent(url.href)
  })
}

it('has the question of each list read with all fields, the worst first while it is one page', async () => {
  show(CLOSURES, `${CLOSURE_LIST}?fields=uuid,name&bbox=1,2,3,4&ends_after=2026-01-01&page_size=1000`, 12)
  show(AREAS, `${AREA_LIST}?fields=uuid,name&bbox=1,2,3,4&category_id=3&page_size=200`, 80)
  begin('closure_detail', 'areas_bbox', 'closures_worst_first')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(questions()).toEqual([
    `${RANKED}?bbox=1,2,3,4&ends_after=2026-01-01&page_size=200`,
    `${AREA_LIST}?bbox=1,2,3,4&category_id=3&page_size=200`,
  ])
})

it('has every page read that a long list has come to, once it rests', async () => {
  const pages = ['', '&cursor=a', '&cursor=b'].map((cursor) => `${RANKED}?fields=uuid&page_size=1000${cursor}`)
  showPages(FURTHER_CLOSURES, pages, 9000)
  begin('closure_detail')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(questions()).toEqual([
    `${RANKED}?page_size=200`,
    `${RANKED}?page_size=1000`,
    `${RANKED}?page_size=1000&cursor=a`,
    `${RANKED}?page_size=1000&cursor=b`,
  ])
})

it('reads again only what a list has anew', async () => {
  begin('closure_detail')
  show(CLOSURES, `${CLOSURE_LIST}?bbox=1,2,3,4`, 12)
  await vi.advanceTimersByTimeAsync(30_000)
  show(CLOSURES, `${CLOSURE_LIST}?bbox=1,2,3,4&type=notice`, 12)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(questions()).toEqual([
    `${CLOSURE_LIST}?bbox=1,2,3,4&page_size=200`,
    `${CLOSURE_LIST}?bbox=1,2,3,4&type=notice&page_size=200`,
  ])
})

it('does not read a long list again for the new addresses of its later pages', async () => {
  begin('closure_detail')
  showPages(FURTHER_CLOSURES, [`${RANKED}?page_size=1000`, `${RANKED}?page_size=1000&cursor=a`], 9000)
  await vi.advanceTimersByTimeAsync(30_000)
  showPages(FURTHER_CLOSURES, [`${RANKED}?page_size=1000`, `${RANKED}?page_size=1000&cursor=b`], 9000)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(questions().filter((question) => question.includes('cursor'))).toEqual([`${RANKED}?page_size=1000&cursor=a`])
})

it('reads nothing of a service whose records have no address of their own', async () => {
  show(CLOSURES, `${CLOSURE_LIST}?bbox=1,2,3,4`, 12)
  show(AREAS, AREA_LIST, 12)
  begin()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(asked).toEqual([])
})

import { MAX_PAGE_SIZE, MOST_IDLE_PAGES, readListPage, type ListPage } from '#contract/list.ts'
import { apiUrl, getJson, type Api, type RequestOptions, type Schema } from './client.ts'
import { ApiError } from './errors.ts'

/** A list of the API: where it begins, and what its records are read as. */
export interface ListSource<T> {
  readonly url: string
  readonly schema: Schema<T>
  /** Reading ends with the page on which so many records are reached. */
  readonly limit: number
}

/** How much of a list is read. */
export interface ListOptions extends RequestOptions {
  /** Records beyond this many are left out. */
  readonly limit: number
}

/** What was read of a list. */
export interface ListRead<T> {
  readonly records: readonly T[]
  /** How many records the service says there are; as many as were read where it does not say. */
  readonly count: number
  /** How many records could not be read: shown, never silently dropped. */
  readonly unreadable: number
  /** Whether the list goes on beyond the limit. */
  readonly more: boolean
  /** The addresses at which it was read; none where it was put together of others. */
  readonly urls?: readonly string[]
  /** There where who answered knows of a part alone of what was asked about: without the network, of what is on the device. */
  readonly isPartial?: true
}

/** What was read of one page of a list. */
export interface PageRead<T> {
  readonly url: string
  readonly records: readonly T[]
  /** How many records the service says there are in the list; null where it does not say. */
  readonly count: number | null
  readonly unreadable: number
  /** Where the list goes on; null on the last page. */
  readonly next: string | null
  readonly isPartial: boolean
}

/** The list at a path of the API that answers a query, in pages as large as services give them. */
export function listAt<T>(
  api: Api,
  path: string,
  query: URLSearchParams,
  schema: Schema<T>,
  limit: number,
): ListSource<T> {
  const search = new URLSearchParams(query)
  search.set('page_size', String(Math.min(limit, MAX_PAGE_SIZE)))
  return { url: apiUrl(api, path, search), schema, limit }
}

/** Reads a page, or a bare array. Records that don't fit the schema are counted and left out; what is no list at all throws {@link ApiError}. */
export async function readPage<T>(url: string, schema: Schema<T>, signal: AbortSignal): Promise<PageRead<T>> {
  const body = await getJson(url, signal)
  const page = readListPage(body) ?? (await import('#contract/unusual-list.ts')).readUnusualPage(body, url)
  if (page === null) throw new ApiError({ kind: 'unreadable' }, url)
  const records = page.items.flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success ? [read.data] : []
  })
  return {
    url,
    records,
    count: page.count,
    unreadable: page.items.length - records.length,
    next: addressOfNext(page, url),
    isPartial: page.isPartial,
  }
}

/** Where the list goes on after a page at an address; null on the last one. Throws {@link ApiError} for what is no address. */
export function addressOfNext({ next }: ListPage, url: string): string | null {
  try {
    return next === null ? null : new URL(next, url).href
  } catch (cause) {
    throw new ApiError({ kind: 'unreadable' }, url, cause)
  }
}

/**
 * Where a list goes on after its first pages; null where it ends, reaches its limit, runs in a circle or on and on
 * without a record.
 */
export function nextPage<T>({ limit }: ListSource<T>, pages: readonly PageRead<T>[]): string | null {
  const next = pages.at(-1)?.next ?? null
  const isIdle = pages.length > MOST_IDLE_PAGES && sizeOf(pages.slice(-MOST_IDLE_PAGES)) === 0
  return isIdle || pages.some(({ url }) => url === next) || sizeOf(pages) >= limit ? null : next
}

/** What the first pages of a list hold together. */
export function joinPages<T>(pages: readonly PageRead<T>[]): ListRead<T> {
  const records = pages.flatMap((page) => page.records)
  const size = sizeOf(pages)
  const count = pages.findLast((page) => page.count !== null)?.count ?? size
  return {
    records,
    count,
    unreadable: size - records.length,
    more: (pages.at(-1)?.next ?? null) !== null,
    urls: pages.map(({ url }) => url),
    ...(pages.some(({ isPartial }) => isPartial) && { isPartial: true }),
  }
}

/** Reads a list page by page, on from where the pages that are `known` end. Throws {@link ApiError}. */
export async function* pagesOf<T>(
  list: ListSource<T>,
  signal: AbortSignal,
  known: readonly PageRead<T>[] = [],
): AsyncGenerator<PageRead<T>> {
  const pages = [...known]
  let next = pages.length === 0 ? list.url : nextPage(list, pages)
  while (next !== null) {
    const page: PageRead<T> = await readPage(next, list.schema, signal)
    pages.push(page)
    yield page
    next = nextPage(list, pages)
  }
}

/** Reads a list up to its limit. Throws {@link ApiError}. */
export async function readList<T>(list: ListSource<T>, signal: AbortSignal): Promise<ListRead<T>> {
  const pages: PageRead<T>[] = []
  for await (const page of pagesOf(list, signal)) pages.push(page)
  const read = joinPages(pages)
  const isCut = read.records.length > list.limit
  return isCut ? { ...read, records: read.records.slice(0, list.limit), more: true } : read
}

function sizeOf(pages: readonly PageRead<unknown>[]): number {
  return pages.reduce((size, { records, unreadable }) => size + records.length + unreadable, 0)
}

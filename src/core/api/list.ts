import { readListPage } from '#contract/list.ts'
import { ApiError } from './errors.ts'
import { getJson, type Schema } from './client.ts'

/** What was read of a list. */
export interface ListRead<T> {
  readonly records: readonly T[]
  /** How many records the service says there are; as many as were read where it does not say. */
  readonly count: number
  /** How many records could not be read: shown, never silently dropped. */
  readonly unreadable: number
  /** Whether the list goes on beyond the limit. */
  readonly more: boolean
}

/** What was read of one page of a list. */
export interface PageRead<T> {
  readonly records: readonly T[]
  /** How many records the service says there are in the list; null where it does not say. */
  readonly count: number | null
  readonly unreadable: number
  /** Where the list goes on; null on the last page. */
  readonly next: string | null
}

/** Reads a page, or a bare array; what is no list at all throws {@link ApiError}. */
export async function readPage<T>(url: string, schema: Schema<T>, signal: AbortSignal): Promise<PageRead<T>> {
  const body = await getJson(url, signal)
  const page = readListPage(body) ?? (await import('#contract/unusual-list.ts')).readUnusualPage(body, url)
  if (page === null) throw new ApiError({ kind: 'unreadable' }, url)
  const records = page.items.flatMap((item) => {
    const read = schema.safeParse(item)
    return read.success ? [read.data] : []
  })
  const next = page.next === null ? null : new URL(page.next, url).href
  return { records, count: page.count, unreadable: page.items.length - records.length, next }
}

/**
 * Reads a list, a bare array or pages in an envelope, up to `limit` records. Records that don't fit the schema are
 * counted and left out; a page that is no list at all throws {@link ApiError}.
 */
export async function readList<T>(
  url: string,
  schema: Schema<T>,
  limit: number,
  signal: AbortSignal,
): Promise<ListRead<T>> {
  const records: T[] = []
  let count: number | null = null
  let unreadable = 0
  let next: string | null = url
  const walked = new Set<string>()
  while (next !== null && records.length < limit && !walked.has(next)) {
    walked.add(next)
    const page: PageRead<T> = await readPage(next, schema, signal)
    records.push(...page.records)
    unreadable += page.unreadable
    count = page.count ?? count
    next = page.next
  }
  const more = next !== null || records.length > limit
  return { records: records.slice(0, limit), count: count ?? records.length + unreadable, unreadable, more }
}

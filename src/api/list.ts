import { readListPage, type ListPage } from '#contract/list.ts'
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

function pageOf(body: unknown, url: string): ListPage {
  const page = readListPage(body)
  if (page === null) throw new ApiError({ kind: 'unreadable' }, url)
  return { ...page, next: page.next === null ? null : new URL(page.next, url).href }
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
    const page = pageOf(await getJson(next, signal), next)
    for (const item of page.items) {
      const read = schema.safeParse(item)
      if (read.success) records.push(read.data)
      else unreadable += 1
    }
    count = page.count ?? count
    next = page.next
  }
  const more = next !== null || records.length > limit
  return { records: records.slice(0, limit), count: count ?? records.length + unreadable, unreadable, more }
}

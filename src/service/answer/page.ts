import * as sentences from '#contract/error-sentences.ts'
import { parsePageRequest, writeSyncCursor, type SyncCursor } from '#contract/list.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../store/domain/store.ts'
import { notFound } from './api-error.ts'

/**
 * The page of a list that an address asks for, in its envelope. `url` is the public one: the links keep all of its other
 * parameters. Throws a 404 for a page that there is not.
 */
export async function composePage(url: URL, read: (slice: Slice, frame?: Frame) => Promise<Rows>): Promise<JsonBytes> {
  const { page: asked, pageSize, after } = parsePageRequest(url.searchParams)
  if (asked === null || after === null) throw notFound(sentences.invalidPage)
  if (after !== undefined) {
    const frame: Frame = ({ count, next }) => envelope(count, next && linkAfter(url, next), null)
    return (await read({ offset: 0, limit: pageSize, after }, frame)).records
  }
  const page = asked === 'last' ? lastPage((await read({ offset: 0, limit: 0 })).count, pageSize) : asked
  const { records } = await read({ offset: (page - 1) * pageSize, limit: pageSize }, ({ count, next }) => {
    const last = lastPage(count, pageSize)
    if (page > last) throw notFound(sentences.invalidPage)
    const following = page < last ? linkTo(url, page + 1) : null
    return envelope(count, next === null ? following : linkAfter(url, next), page > 1 ? linkTo(url, page - 1) : null)
  })
  return records
}

function envelope(count: number, next: string | null, previous: string | null): [before: string, after: string] {
  const links = `"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}`
  return [`{"count":${count},${links},"results":[`, ']}']
}

/** Part of a list that is at hand as a whole. */
export function rowsOf(entries: readonly object[], { offset, limit }: Slice, frame: Frame = () => ['', '']): Rows {
  const [before, after] = frame({ count: entries.length, next: null })
  const shown = entries.slice(offset, offset + limit).map((entry) => JSON.stringify(entry))
  return { count: entries.length, records: Buffer.from(before + shown.join(',') + after) }
}

function lastPage(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}

function linkTo(url: URL, page: number): string {
  const link = new URL(url)
  if (page === 1) link.searchParams.delete('page')
  else link.searchParams.set('page', String(page))
  return link.href
}

/** Goes on in sync order after a record, so that one edited meanwhile moves later and is never missed. */
function linkAfter(url: URL, cursor: SyncCursor): string {
  const link = new URL(url)
  link.searchParams.delete('page')
  link.searchParams.set('after', writeSyncCursor(cursor))
  return link.href
}

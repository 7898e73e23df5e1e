import * as sentences from '#contract/error-sentences.ts'
import { kindOfCursor, parsePageRequest, writeCursor, type CursorKind } from '#contract/list.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../store/domain/store.ts'
import { notFound, wrongQuery } from './api-error.ts'

type Read = (slice: Slice, frame?: Frame) => Promise<Rows>

/**
 * The page of a list that an address asks for, in its envelope. `url` is the public one: the links keep all of its other
 * parameters. `order`: what the list is ordered by; null where a page is followed by that of the next number. Throws a
 * 404 for a page that there is not, a 400 for a place of another order.
 */
export async function composePage(url: URL, order: CursorKind | null, read: Read): Promise<JsonBytes> {
  const { page: asked, pageSize, after } = parsePageRequest(url.searchParams)
  if (asked === null) throw notFound(sentences.invalidPage)
  if (order !== null && after !== undefined) {
    if (after === null || kindOfCursor(after) !== order) throw wrongQuery({ after: [sentences.after] })
    const frame: Frame = ({ count, next }) => envelope(count, next && linkAfter(url, writeCursor(next)), null)
    return (await read({ offset: 0, limit: pageSize, after }, frame)).records
  }
  const page = asked === 'last' ? lastPage((await read({ offset: 0, limit: 0 })).count, pageSize) : asked
  const { records } = await read({ offset: (page - 1) * pageSize, limit: pageSize }, ({ count, next }) => {
    const last = lastPage(count, pageSize)
    if (page > last) throw notFound(sentences.invalidPage)
    const following = order === null && page < last ? linkTo(url, page + 1) : null
    return envelope(
      count,
      next === null ? following : linkAfter(url, writeCursor(next)),
      page > 1 ? linkTo(url, page - 1) : null,
    )
  })
  return records
}

/** What stands around the records of a page. */
export function envelope(count: number, next: string | null, previous: string | null): [before: string, after: string] {
  const links = `"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}`
  return [`{"count":${count},${links},"results":[`, ']}']
}

/** Part of a list that is at hand as a whole, by a number of each entry that grows and never changes. */
export function rowsOf<E extends object>(
  entries: readonly E[],
  numberOf: (entry: E, index: number) => number,
  { offset, limit, after }: Slice,
  frame: Frame = () => ['', ''],
): Rows {
  const numbered = entries.map((entry, index) => ({ key: numberOf(entry, index), text: JSON.stringify(entry) }))
  const behind = numbered.filter(({ key }) => after === undefined || ('key' in after && key > Number(after.key)))
  const shown = behind.slice(offset, offset + limit)
  const [last] = behind.length > offset + limit ? shown.slice(-1) : []
  const [start, end] = frame({ count: entries.length, next: last === undefined ? null : { key: last.key } })
  return { count: entries.length, records: Buffer.from(start + shown.map(({ text }) => text).join(',') + end) }
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

/** Pages that go on after a record, whatever comes and goes before it. `place`: the text of where it is. */
export function linkAfter(url: URL, place: string): string {
  const link = new URL(url)
  link.searchParams.delete('page')
  link.searchParams.set('after', place)
  return link.href
}

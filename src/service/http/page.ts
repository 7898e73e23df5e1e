import { messages } from '#contract/errors.ts'
import { parsePageRequest } from '#contract/list.ts'
import type { Bytes } from './answer.ts'
import type { Rows, Slice } from '../store/store.ts'
import { notFound } from './api-error.ts'

/**
 * The page of a list that an address asks for, in its envelope. `url` is the public one: the links keep all of its other
 * parameters. Throws a 404 for a page that there is not.
 */
export async function composePage(url: URL, read: (slice: Slice) => Promise<Rows>): Promise<Bytes> {
  const { page: asked, pageSize } = parsePageRequest(url.searchParams)
  if (asked === null) throw notFound(messages.invalidPage)
  const page = asked === 'last' ? lastPage((await read({ offset: 0, limit: 0 })).count, pageSize) : asked
  const offset = (page - 1) * pageSize
  const { count, records } = await read({ offset, limit: pageSize })
  if (page > 1 && offset >= count) throw notFound(messages.invalidPage)
  const next = page < lastPage(count, pageSize) ? linkTo(url, page + 1) : null
  const previous = page > 1 ? linkTo(url, page - 1) : null
  const links = `"next":${JSON.stringify(next)},"previous":${JSON.stringify(previous)}`
  return Buffer.concat([Buffer.from(`{"count":${count},${links},"results":[`), records, Buffer.from(']}')])
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

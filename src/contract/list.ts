import * as z from 'zod/mini'

export const DEFAULT_PAGE_SIZE = 50
export const MAX_PAGE_SIZE = 1000

/** One page of a list. `count` is that of the whole list; `next` and `previous` are absolute addresses. */
export interface Page<T> {
  readonly count: number
  readonly next: string | null
  readonly previous: string | null
  readonly results: readonly T[]
}

/** The envelope of a list, its records unread. */
export const PageEnvelope = z.object({
  count: z.int(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
  results: z.array(z.unknown()),
})

/** Which page a request asks for; `null` is a page that cannot exist, such as 0 or `abc`. */
export interface PageRequest {
  readonly page: number | 'last' | null
  readonly pageSize: number
}

/** Reads `page` and `page_size`. A bad size falls back to the default in silence, a bad page does not (section 1). */
export function parsePageRequest(search: URLSearchParams): PageRequest {
  const page = search.get('page')?.trim() ?? ''
  const size = search.get('page_size')?.trim() ?? ''
  return {
    page: page === '' ? 1 : page === 'last' ? 'last' : positive(page),
    pageSize: Math.min(positive(size) ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

function positive(text: string): number | null {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0
  return value > 0 ? value : null
}

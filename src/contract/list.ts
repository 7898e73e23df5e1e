const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 1000

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

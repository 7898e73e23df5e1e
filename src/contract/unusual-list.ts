import type { ListPage } from './list.ts'

/**
 * Reads a page in an envelope of unusual names, be it as `{total, offset, items}`: its one array, how many there are, and
 * where the list goes on. `url` is its own address. Null for what is no list.
 */
export function readUnusualPage(body: unknown, url: string): ListPage | null {
  if (typeof body !== 'object' || body === null) return null
  const envelope: Readonly<Record<string, unknown>> = { ...body }
  const arrays = Object.values(envelope).filter((value): value is readonly unknown[] => Array.isArray(value))
  const [items] = arrays
  if (items === undefined || arrays.length > 1) return null
  const { next, offset, count, total } = envelope
  const all = [count, total].find(isCount) ?? null
  const linked = typeof next === 'string' ? next : null
  const following = linked ?? (isCount(offset) ? byOffset(url, offset + items.length, all) : null)
  return { items, count: all, next: following, isPartial: false }
}

function byOffset(url: string, offset: number, all: number | null): string | null {
  const [path = '', query = ''] = url.split('?')
  const search = new URLSearchParams(query)
  if (all === null || offset >= all || search.get('offset') === String(offset)) return null
  search.set('offset', String(offset))
  return `${path}?${search}`
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

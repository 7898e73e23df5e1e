import { textOf, type SqlValue } from '../sql.ts'

/** How much of a page is read at once, in bytes: while SQLite reads, nobody else is served. */
export const PART_BYTES = 2 ** 21

export interface Parts {
  /** The ids of a page's records: each part has as many bytes as can be read at once, or one record. */
  readonly parts: readonly (readonly number[])[]
  readonly hasMore: boolean
}

/**
 * In which parts a page is read. `sizes`: the id and the bytes of each record, as `7 123,9 456`, and maybe those of one
 * that follows on the page; null without any. `limit`: how many records a page has at most.
 */
export function partsOf(sizes: SqlValue, limit: number): Parts {
  const entries = sizes === null ? [] : textOf(sizes).split(',')
  const parts: number[][] = []
  let left = 0
  for (const entry of entries.slice(0, limit)) {
    const [id = NaN, size = NaN] = entry.split(' ').map(Number)
    const part = parts.at(-1)
    if (part === undefined || size > left) {
      parts.push([id])
      left = PART_BYTES
    } else part.push(id)
    left -= size
  }
  return { parts, hasMore: entries.length > limit }
}

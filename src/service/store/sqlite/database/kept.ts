import { LRUCache } from 'lru-cache'
import type { Connection } from './connection.ts'

/** Gives what is known under a key, found where it is not. For use within a snapshot. */
export type Kept<V> = (sql: Connection, key: string | number, find: () => V) => V

/** Something that is costly to find, and that each connection keeps in memory while nobody writes: so many at most. */
export function keptWhileUnwritten<V extends number | object>(most: number): Kept<V> {
  const caches = new WeakMap<Connection, LRUCache<string | number, V>>()
  const cacheOf = (sql: Connection) => {
    const cache = new LRUCache<string | number, V>({ max: most })
    caches.set(sql, cache)
    sql.whenWritten(() => cache.clear())
    return cache
  }
  return (sql, key, find) => {
    const cache = caches.get(sql) ?? cacheOf(sql)
    const known = cache.get(key)
    if (known !== undefined) return known
    const found = find()
    cache.set(key, found)
    return found
  }
}

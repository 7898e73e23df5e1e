import type { Mirror } from '../../domain/store.ts'
import { textOf, type Connection } from '../database/connection.ts'
import type { Changes } from '../../domain/edition.ts'
import { upsert } from './writing.ts'

export function findMirror(sql: Connection): Mirror | null {
  const row = sql.row('SELECT address, demo, updated_at, since, swept_at FROM mirror')
  if (row === null) return null
  const [address, demo, updatedAt, since, sweptAt] = row
  return {
    address: textOf(address),
    demo: demo === 1,
    updatedAt: textOf(updatedAt),
    since: textOf(since),
    sweptAt: textOf(sweptAt),
  }
}

export function putMirror(sql: Connection, changes: Changes, mirror: Mirror): void {
  const { address, updatedAt, since, sweptAt } = mirror
  // A copy of nothing is no empty store.
  if (findMirror(sql) === null) changes.any = true
  const demo = mirror.demo ? 1 : 0
  upsert(sql, 'mirror', 'id', { id: 1, address, demo, updated_at: updatedAt, since, swept_at: sweptAt })
}

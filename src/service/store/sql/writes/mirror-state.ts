import type { Changes } from '../../domain/edition.ts'
import type { Mirror } from '../../domain/mirror.ts'
import { isTrue, textOf, type Sql, type SqlRow } from '../sql.ts'
import { upsert } from './upsert.ts'

/** What `mirrorOf` reads, in its order. */
export const MIRROR_COLUMNS = 'mirror.address, mirror.demo, mirror.updated_at, mirror.since, mirror.swept_at'

export async function findMirror(sql: Sql): Promise<Mirror | null> {
  return mirrorOf((await sql.row(`SELECT ${MIRROR_COLUMNS} FROM mirror`)) ?? [])
}

/** The mirror in a row; null where the row or its values are missing. */
export function mirrorOf([address, demo, updatedAt, since, sweptAt]: SqlRow): Mirror | null {
  if (address === undefined || address === null) return null
  return {
    address: textOf(address),
    demo: isTrue(demo),
    updatedAt: textOf(updatedAt),
    since: textOf(since),
    sweptAt: textOf(sweptAt),
  }
}

export async function putMirror(sql: Sql, changes: Changes, mirror: Mirror): Promise<void> {
  const { address, demo, updatedAt, since, sweptAt } = mirror
  // A copy of nothing is no empty store.
  if ((await findMirror(sql)) === null) changes.any = true
  await upsert(sql, 'mirror', 'id', { id: 1, address, demo, updated_at: updatedAt, since, swept_at: sweptAt })
}

import type { Mirror } from '../../domain/store.ts'
import type { Changes } from '../../domain/edition.ts'
import type { Session } from '../database/database.ts'
import { textOf, type SqlRow } from '../database/values.ts'

/** What `mirrorOf` reads, in its order. */
export const MIRROR_COLUMNS = 'mirror.address, mirror.demo, mirror.updated_at, mirror.since, mirror.swept_at'

export async function findMirror(sql: Session): Promise<Mirror | null> {
  return mirrorOf((await sql.row(`SELECT ${MIRROR_COLUMNS} FROM mirror`)) ?? [])
}

/** The mirror in a row; null where the row or its values are missing. */
export function mirrorOf([address, demo, updatedAt, since, sweptAt]: SqlRow): Mirror | null {
  if (address === undefined || address === null) return null
  return {
    address: textOf(address),
    demo: demo === true,
    updatedAt: textOf(updatedAt),
    since: textOf(since),
    sweptAt: textOf(sweptAt),
  }
}

export async function putMirror(sql: Session, changes: Changes, mirror: Mirror): Promise<void> {
  const { address, demo, updatedAt, since, sweptAt } = mirror
  // A copy of nothing is no empty store.
  if ((await findMirror(sql)) === null) changes.any = true
  await sql.run(
    `INSERT INTO mirror (id, address, demo, updated_at, since, swept_at) VALUES (1, $1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET address = excluded.address, demo = excluded.demo,
       updated_at = excluded.updated_at, since = excluded.since, swept_at = excluded.swept_at`,
    [address, demo, updatedAt, since, sweptAt],
  )
}

import type { Mirror } from '../store.ts'
import type { Changes } from './changes.ts'
import type { Database, Session } from './database.ts'
import { textOf } from './values.ts'

export async function findMirror(sql: Database | Session): Promise<Mirror | null> {
  const row = await sql.row('SELECT address, demo, updated_at, since, swept_at FROM mirror')
  if (row === null) return null
  const [address, demo, updatedAt, since, sweptAt] = row
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

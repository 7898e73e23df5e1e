import type { StoreWriter, Transaction, WriterOptions } from '../domain/store.ts'
import { tablesOf } from '../sql/writes/deletion-writes.ts'
import { openTransaction, type Writing } from '../sql/writes/transaction.ts'
import type { Database, Session } from './database/database.ts'
import { lockStore } from './database/lock.ts'
import { openDatabase, PATIENCE_MS } from './database/open-database.ts'
import { listDrawnAreas, RANKED_AREAS } from './reads/area-reads.ts'
import { putAreas } from './writes/area-writes.ts'
import { placeMoved, putClosure } from './writes/closure-writes.ts'
import { putOrigin } from './writes/origin-writes.ts'

/**
 * Writes to the store of a PostgreSQL database, made where there is none, beside services and other writers. `url`:
 * `postgres://user@host/database`. Throws a StoreError where the database cannot be used.
 */
export async function openPostgisWriter(url: string, options: WriterOptions = {}): Promise<StoreWriter> {
  const { patience = PATIENCE_MS, now = Date.now } = options
  const sql = await openDatabase(url)
  return { begin: () => begin(sql, patience, now), close: () => sql.close() }
}

async function begin(sql: Database, patience: number, now: () => number): Promise<Transaction> {
  const session = await sql.session()
  try {
    await session.run('BEGIN')
    await lockStore(session, patience)
    return await openTransaction(session, writingOf(session), now)
  } catch (error) {
    session.abandon()
    throw error
  }
}

const TABLES = tablesOf()

function writingOf(sql: Session): Writing {
  return {
    tables: TABLES,
    nameOfRecord: 'f.name',
    putAreas: (changes, areas) => putAreas(sql, changes, areas),
    putClosure: (changes, closure) => putClosure(sql, changes, closure),
    // The hash of a closure is not of its instants.
    noteInstants: async () => {},
    putOrigin: (kind, origin, uuids) => putOrigin(sql, kind, origin, uuids),
    placeMoved: (changes) => placeMoved(sql, changes),
    tileReads: { rankedAreas: RANKED_AREAS, listDrawnAreas: (zoom) => listDrawnAreas(sql, zoom) },
    commit: async () => {
      await sql.run('COMMIT')
      sql.release()
    },
    // Where the connection is lost, the server undoes it by itself.
    rollback: () =>
      sql.run('ROLLBACK').then(
        () => sql.release(),
        () => sql.abandon(),
      ),
  }
}

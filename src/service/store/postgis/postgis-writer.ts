import { StoreUnsureError } from '../domain/errors.ts'
import type { StoreWriter, Transaction, WriterOptions } from '../domain/store.ts'
import { areaColumns, closureColumns, keptListing } from '../sql/reads/listings.ts'
import { tablesOf } from '../sql/writes/deletion-writes.ts'
import { openTransaction } from '../sql/writes/transaction.ts'
import type { Writing } from '../sql/writes/writing.ts'
import type { Database } from './database/database.ts'
import type { Session } from './database/session.ts'
import { LIST_BY_CELLS } from './database/area-cells.ts'
import { INDEX_WORDS } from './database/area-words.ts'
import { isOfServer } from './database/failures.ts'
import { lockStore } from './database/lock.ts'
import { openDatabase, PATIENCE_MS } from './database/open-database.ts'
import type { Log } from './database/schema.ts'
import { listDrawnAreas, RANKED_AREAS } from './reads/area-reads.ts'
import { findRow } from './reads/list-rows.ts'
import { putAreas } from './writes/area-writes.ts'
import { placeMoved, putClosure } from './writes/closure-writes.ts'
import { listOthers, putOrigin } from './writes/origin-writes.ts'

/**
 * Writes to the store of a PostgreSQL database, made where there is none, beside services and other writers. `url`:
 * `postgres://user@host/database`; `log`: is told what an operator should know. Throws a StoreError where the database
 * cannot be used.
 */
export async function openPostgisWriter(url: string, log: Log, options: WriterOptions = {}): Promise<StoreWriter> {
  const { patience = PATIENCE_MS, now = Date.now } = options
  const sql = await openDatabase(url, log)
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
    putAreas: (changes, areas, keep) => putAreas(sql, changes, areas, keep),
    putClosure: (changes, closure, keep) => putClosure(sql, changes, closure, keep),
    readKept: (kind, uuid) => findRow(sql, keptListing(kind, { areaColumns, closureColumns }), uuid),
    listOthers: (kind, source, uuids) => listOthers(sql, kind, source, uuids),
    // The hash of a closure is not of its instants.
    noteInstants: async () => {},
    putOrigin: (kind, origin, uuids) => putOrigin(sql, kind, origin, uuids),
    placeMoved: (changes) => placeMoved(sql, changes),
    tileReads: { rankedAreas: RANKED_AREAS, listDrawnAreas: (zoom) => listDrawnAreas(sql, zoom) },
    commit: async (changes) => {
      if (changes.areas) await sql.script(`${LIST_BY_CELLS} ${INDEX_WORDS}`)
      await keep(sql)
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

async function keep(sql: Session): Promise<void> {
  try {
    await sql.run('COMMIT')
  } catch (error) {
    throw isOfServer(error) ? error : new StoreUnsureError(error)
  }
}

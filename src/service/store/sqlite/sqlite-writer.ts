import { setTimeout as sleep } from 'node:timers/promises'
import { StoreBusyError } from '../domain/errors.ts'
import type { StoreWriter, Transaction, WriterOptions } from '../domain/store.ts'
import { isBusy, type Connection } from './database/connection.ts'
import { openDatabase } from './database/database.ts'
import { sharedSql } from './database/shared-sql.ts'
import { WordIndex } from './database/word-index.ts'
import { openTransaction } from '../sql/writes/transaction.ts'
import type { Writing } from '../sql/writes/writing.ts'
import { tablesOf } from '../sql/writes/deletion-writes.ts'
import { keptListing } from '../sql/reads/listings.ts'
import { listDrawnAreas, RANKED_AREAS } from './reads/area-reads.ts'
import { areaColumns, closureColumns } from './reads/columns.ts'
import { findRow } from './reads/list-rows.ts'
import { putAreas } from './writes/area-writes.ts'
import { hashAnew } from './writes/closure-hash.ts'
import { placeMoved, putClosure } from './writes/closure-writes.ts'
import { listOthers, putOrigin } from './writes/origin-writes.ts'

const PATIENCE_MS = 30_000
const RETRY_MS = 50

/** Writes to the store of a data directory, made where there is none; a service may run on it meanwhile. */
export function openSqliteWriter(dataDir: string, options: WriterOptions = {}): StoreWriter {
  const { patience = PATIENCE_MS, now = Date.now } = options
  const sql = openDatabase(dataDir)
  // Waiting is done here and not within SQLite, which would block this whole process.
  sql.row('PRAGMA busy_timeout = 0')
  return {
    begin: async () => begin(sql, patience, now),
    close: async () => sql.close(),
  }
}

async function begin(sql: Connection, patience: number, now: () => number): Promise<Transaction> {
  for (let waited = 0; ; waited += RETRY_MS) {
    try {
      return await open(sql, now)
    } catch (error) {
      if (!isBusy(error)) throw error
      if (waited >= patience) throw new StoreBusyError(patience, error)
      await sleep(RETRY_MS)
    }
  }
}

/** Opens a transaction; one that fails after it has begun leaves nothing open. */
async function open(sql: Connection, now: () => number): Promise<Transaction> {
  sql.run('BEGIN IMMEDIATE')
  try {
    return await openTransaction(sharedSql(sql), writingOf(sql), now)
  } catch (error) {
    sql.rollback()
    throw error
  }
}

const TABLES = tablesOf({
  area: { area_box: 'id', area_words: 'rowid' },
  closure: { closure_box: 'id', closure_words: 'rowid' },
})

function writingOf(sql: Connection): Writing {
  const words = new WordIndex(sql)
  return {
    tables: TABLES,
    nameOfRecord: 'json_quote(r.name)',
    putAreas: (changes, areas, keep) => putAreas(sql, words, changes, areas, keep),
    putClosure: (changes, closure, keep) => putClosure(sql, words, changes, closure, keep),
    readKept: async (kind, uuid) => findRow(sql, keptListing(kind, { areaColumns, closureColumns }), uuid),
    listOthers: async (kind, source, uuids) => listOthers(sql, kind, source, uuids),
    noteInstants: async (id, before) => hashAnew(sql, id, before),
    putOrigin: async (kind, origin, uuids) => putOrigin(sql, kind, origin, uuids),
    placeMoved: (changes) => placeMoved(sql, changes),
    tileReads: { rankedAreas: RANKED_AREAS, listDrawnAreas: async (zoom) => listDrawnAreas(sql, zoom) },
    commit: async (changes) => {
      sql.run('COMMIT')
      if (changes.any) sql.trimLog()
    },
    rollback: async (changes) => {
      sql.rollback()
      if (changes.any) sql.trimLog()
    },
  }
}

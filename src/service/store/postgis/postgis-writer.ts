import type { StoreWriter, Transaction, WriterOptions } from '../domain/store.ts'
import type { Database } from './database/database.ts'
import { lockStore } from './database/lock.ts'
import { openDatabase, PATIENCE_MS } from './database/open-database.ts'
import { openTransaction } from './writes/transaction.ts'

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
    return await openTransaction(session, now)
  } catch (error) {
    session.abandon()
    throw error
  }
}

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StoreError } from '../../domain/errors.ts'
import { Connection } from './connection.ts'
import { migrate } from './schema.ts'

const PATIENCE_MS = 5000

/** How much of the file a connection keeps in memory: the paths of its indexes, and what is read often. */
const CACHE_KIB = 65_536

/** The store's file in a data directory, made and brought up to date where need be. Throws a StoreError. */
export function openDatabase(dataDir: string): Connection {
  const file = join(dataDir, 'fieldgate.db')
  try {
    mkdirSync(dataDir, { recursive: true })
    const sql = new Connection(file, PATIENCE_MS)
    sql.row('PRAGMA journal_mode = WAL')
    sql.row(`PRAGMA cache_size = -${CACHE_KIB}`)
    if (migrate(sql)) return sql
    sql.close()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(`The store ${file} cannot be opened: ${reason}.`, { cause })
  }
  throw new StoreError(`The store ${file} was made by a newer Fieldgate. Update this one, or set another DATA_DIR.`)
}

import { copyFileSync, constants, existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StoreDamagedError, StoreError } from '../../domain/errors.ts'
import { textOf } from '../../sql/sql.ts'
import { Connection } from './connection.ts'
import { indexWords } from './index-words.ts'
import { migrate } from './schema.ts'
import { unwritableReason } from './unwritable.ts'

const PATIENCE_MS = 5000

/** How much of the file a connection keeps in memory: the paths of its indexes, and what is read often. */
const CACHE_KIB = 65_536

/** The largest file that is read through when it is opened, which takes seconds for it on a slow disk. */
const MOST_CHECKED_BYTES = 2 ** 30

/** The store's file in a data directory, made and brought up to date where need be. Throws a StoreError. */
export function openDatabase(dataDir: string): Connection {
  const file = join(dataDir, 'fieldgate.db')
  let sql: Connection | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    makeWhereMissing(file)
    sql = new Connection(file, PATIENCE_MS)
    sql.row('PRAGMA journal_mode = WAL')
    sql.row(`PRAGMA cache_size = -${CACHE_KIB}`)
    check(sql, file)
    if (migrate(sql)) {
      indexWords(sql)
      return sql
    }
  } catch (cause) {
    sql?.close()
    if (cause instanceof StoreError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new StoreError(unwritableReason(file) ?? `The store ${file} cannot be opened: ${reason}.`, { cause })
  }
  sql.close()
  throw new StoreError(`The store ${file} was made by a newer Fieldgate. Update this one, or set another DATA_DIR.`)
}

/** Makes an empty store, which is there whole or not at all. Throws a StoreDamagedError where one was lost. */
function makeWhereMissing(file: string): void {
  if (existsSync(file)) {
    if (statSync(file).size === 0) throw new StoreDamagedError(file, 'it is empty, as after a write that was lost')
    return
  }
  const log = `${file}-wal`
  if (existsSync(log) && statSync(log).size > 0) {
    throw new StoreDamagedError(file, `it is gone, and its latest changes are still in ${log}`)
  }
  const begun = `${file}-new-${process.pid}`
  rmSync(begun, { force: true })
  try {
    const sql = new Connection(begun, 0)
    try {
      migrate(sql)
    } finally {
      sql.close()
    }
    putInPlace(begun, file)
  } finally {
    rmSync(begun, { force: true })
  }
}

/** Another process may be faster: its store is as good. */
function putInPlace(begun: string, file: string): void {
  try {
    linkSync(begun, file)
  } catch {
    // It is there by now, or the file system knows no links.
    if (!existsSync(file)) copyFileSync(begun, file, constants.COPYFILE_EXCL)
  }
}

/** Throws a StoreDamagedError where a store cannot be read. Of a large one, what is damaged is told when it is met. */
function check(sql: Connection, file: string): void {
  if (statSync(file).size > MOST_CHECKED_BYTES) return
  const found = textOf(sql.row('PRAGMA quick_check(1)')?.[0] ?? '')
  if (found !== 'ok') throw new StoreDamagedError(file, found.replace(/\.?\s*$/, '').replaceAll(/\s*\n\s*/g, ' '))
}

import Database from 'libsql'
import { LRUCache } from 'lru-cache'
import { StoreDamagedError, StoreError, StoreFullError } from '../../domain/errors.ts'
import { bytesOf, type SqlParam, type SqlRow, type SqlValue } from '../../sql/sql.ts'
import { unwritableReason } from './unwritable.ts'

const MOST_STATEMENTS = 256
const KEPT_BYTES = 16 * 2 ** 20
/** What it takes to keep some bytes beside these. */
const KEPT_OVERHEAD = 100
/** More than the statements whose bytes are kept. */
const MOST_SOURCES = 16

/**
 * A connection to an SQLite file that prepares each statement once. All of it is synchronous. Statements throw a
 * StoreDamagedError where they meet what cannot be read, a StoreFullError where the disk is full, a StoreError where the
 * file may only be read.
 */
export class Connection {
  readonly #database: Database.Database
  readonly #file: string
  readonly #statements = new LRUCache<string, Database.Statement>({ max: MOST_STATEMENTS })
  readonly #kept = new LRUCache<number, Uint8Array<ArrayBuffer>>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length + KEPT_OVERHEAD,
  })
  readonly #keptFrom: string[] = []
  readonly #keptRows = new Map<string, SqlRow | null>()
  readonly #forgetful: (() => void)[] = []
  #keptVersion: SqlValue | undefined

  /** Opens the file, or makes it. `patience`: how long a statement waits for another connection's lock, in ms. */
  constructor(file: string, patience: number) {
    this.#database = new Database(file, { timeout: patience })
    this.#file = file
  }

  rows(sql: string, params: readonly SqlParam[] = []): readonly SqlRow[] {
    return this.#told(() => this.#prepared(sql).all(params.map(bound)).filter(isRow))
  }

  row(sql: string, params: readonly SqlParam[] = []): SqlRow | null {
    const row = this.#told(() => this.#prepared(sql).get(params.map(bound)))
    return isRow(row) ? row : null
  }

  run(sql: string, params: readonly SqlParam[] = []): void {
    this.#told(() => this.#prepared(sql).run(params.map(bound)))
  }

  /** Runs a statement that adds a row; returns the row's number. */
  add(sql: string, params: readonly SqlParam[]): number {
    return Number(this.#told(() => this.#prepared(sql).run(params.map(bound))).lastInsertRowid)
  }

  /** Runs a script that returns nothing. */
  script(sql: string): void {
    this.#told(() => this.#database.exec(sql))
  }

  /**
   * Reads within `read` see one state of the data, whatever is written meanwhile. `version`: differs from that of another
   * snapshot where somebody has written in between.
   */
  snapshot<T>(read: (version: SqlValue | undefined) => T): T {
    this.run('BEGIN')
    try {
      const version = this.row('PRAGMA data_version')?.[0]
      if (version !== this.#keptVersion) this.#forget()
      this.#keptVersion = version
      return read(version)
    } finally {
      this.run('COMMIT')
    }
  }

  /** The bytes of a statement's one row, kept in memory while nobody writes. For use within a snapshot. */
  bytes(sql: string, id: number): Uint8Array<ArrayBuffer> {
    const key = MOST_SOURCES * id + this.#sourceOf(sql)
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const bytes = bytesOf(this.row(sql, [id])?.[0])
    this.#kept.set(key, bytes)
    return bytes
  }

  /** The number of a statement whose bytes are kept: a text as part of each key would cost more than it saves. */
  #sourceOf(sql: string): number {
    const known = this.#keptFrom.indexOf(sql)
    return known === -1 ? this.#keptFrom.push(sql) - 1 : known
  }

  /** The one row of a statement without parameters, kept in memory while nobody writes. For use within a snapshot. */
  keptRow(sql: string): SqlRow | null {
    const known = this.#keptRows.get(sql)
    if (known !== undefined) return known
    const row = this.row(sql)
    this.#keptRows.set(sql, row)
    return row
  }

  /** Has something done when a snapshot meets that somebody has written. */
  whenWritten(forget: () => void): void {
    this.#forgetful.push(forget)
  }

  /** Ends a transaction, be it ended by its failure already. */
  rollback(): void {
    if (this.#database.inTransaction) this.run('ROLLBACK')
  }

  /** Gives the room of the write-ahead log back, where no reader is in the way and the disk has room for what it holds. */
  trimLog(): void {
    try {
      this.row('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch (error) {
      if (!(isBusy(error) || error instanceof StoreError)) throw error
    }
  }

  /** Closes the connection; a transaction that has not ended leaves nothing. */
  close(): void {
    if (!this.#database.open) return
    // The library keeps a closed connection, locks and all, until its statements are collected.
    if (this.#database.inTransaction) this.script('ROLLBACK')
    this.#statements.clear()
    this.#database.close()
  }

  #forget(): void {
    this.#kept.clear()
    this.#keptRows.clear()
    for (const forget of this.#forgetful) forget()
  }

  /** What a statement gives, its failures told as those of the store. */
  #told<T>(execute: () => T): T {
    try {
      return execute()
    } catch (error) {
      if (isDamage(error)) throw new StoreDamagedError(this.#file, error.message, error)
      if (isFull(error)) throw new StoreFullError(this.#file, error)
      if (isReadOnly(error)) throw this.#unwritable(error)
      throw error
    }
  }

  #unwritable(cause: Error): StoreError {
    const reason = unwritableReason(this.#file) ?? `The store ${this.#file} cannot be written to: ${cause.message}.`
    return new StoreError(reason, { cause })
  }

  #prepared(sql: string): Database.Statement {
    // The library would end the whole process.
    if (!this.#database.open) throw new Error('The connection to the store is closed.')
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const statement = this.#database.prepare(sql)
    if (statement.reader) statement.raw()
    this.#statements.set(sql, statement)
    return statement
  }
}

/** Whether a statement failed because another connection holds the lock that it needs. */
export function isBusy(error: unknown): boolean {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY')
}

/** Also of a disk without room for the index of the log. */
function isFull(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(FULL|IOERR_SHMSIZE)/.test(error.code)
}

function isReadOnly(error: unknown): error is Error {
  return error instanceof Database.SqliteError && error.code.startsWith('SQLITE_READONLY')
}

function isDamage(error: unknown): error is Error {
  return error instanceof Database.SqliteError && /^SQLITE_(CORRUPT|NOTADB)/.test(error.code)
}

function isRow(value: unknown): value is SqlRow {
  return Array.isArray(value)
}

/** What stands for a value in SQLite, which knows neither truth values nor lists. */
function bound(param: SqlParam): string | number | Uint8Array | null {
  if (typeof param === 'boolean') return Number(param)
  if (param === null || typeof param !== 'object' || param instanceof Uint8Array) return param
  return JSON.stringify(param)
}

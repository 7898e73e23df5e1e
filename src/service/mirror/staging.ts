import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { numberOf, textOf, type SqlRow } from '../store/sql/sql.ts'
import { Connection, isBusy } from '../store/sqlite/database/connection.ts'
import { MirrorError } from './mirror-error.ts'

/** A record as the service gave it. */
export const Row = z.looseObject({ uuid: z.string() })
export type Row = z.infer<typeof Row>

/** How far a walk over the pages of a list has come. */
export interface Step {
  /** The first walk is 1; a list that moves under page numbers is walked again. */
  readonly walk: number
  /** Where it goes on; null before the first page and after the last one. */
  readonly next: string | null
  /** Whether its pages go by numbers. */
  readonly isPaged: boolean
  /** `missing`: the service has no such list. `unsettled`: no two walks agreed. */
  readonly state: 'walking' | 'done' | 'unsettled' | 'missing'
  /** How many records of this walk could not be read. */
  readonly unreadable: number
}

const State = z.enum(['walking', 'done', 'unsettled', 'missing'])

/** Where the records of a page go. */
export interface Filing {
  readonly step: string
  /** The list that they are kept in. */
  readonly list: string
  readonly rows: readonly Row[]
}

const SCHEMA = `
  PRAGMA auto_vacuum = FULL;
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS run (id INTEGER PRIMARY KEY, json TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS step (
    name TEXT PRIMARY KEY, walk INTEGER NOT NULL, next TEXT, paged INTEGER NOT NULL, state TEXT NOT NULL,
    unreadable INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS record (
    list TEXT NOT NULL, uuid TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (list, uuid)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS seen (
    step TEXT NOT NULL, walk INTEGER NOT NULL, uuid TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (step, walk, uuid)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS version (
    kind TEXT NOT NULL, uuid TEXT NOT NULL, changed TEXT NOT NULL, PRIMARY KEY (kind, uuid)
  ) STRICT, WITHOUT ROWID;
`
/** SQL for the `updated_at` of a row's record; NULL where it has none. */
const CHANGED = `json_extract(json, '$.updated_at')`
/** Tables that are emptied after each run; `version` is kept. */
const TABLES = ['run', 'step', 'record', 'seen'] as const
const BATCH = 200
const PATIENCE_MS = 5000

/**
 * What was read of a service and is not published yet, page by page, so that a mirror which breaks off goes on where it
 * was. It lies beside the store, where no reader of it is disturbed, and one process at a time has it.
 */
export class Staging {
  /** One that the operating system holds, and gives back however this process ends. */
  readonly #lock: Connection
  readonly #sql: Connection

  /** Throws a MirrorError while another process has it. */
  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true })
    this.#lock = new Connection(join(dataDir, 'mirror.lock'), 0)
    try {
      this.#lock.run('BEGIN EXCLUSIVE')
    } catch (cause) {
      this.#lock.close()
      if (isBusy(cause)) throw new MirrorError(`Another mirror is at work in ${dataDir}.`, { cause })
      throw cause
    }
    this.#sql = new Connection(join(dataDir, 'mirror.db'), PATIENCE_MS)
    this.#sql.script(SCHEMA)
  }

  /** What the run that has not ended is about; null where there is none. */
  run(): unknown {
    const row = this.#sql.row('SELECT json FROM run')
    return row === null ? null : JSON.parse(textOf(row[0]))
  }

  /** Keeps what a run is about. */
  putRun(run: object): void {
    this.#sql.run('INSERT OR REPLACE INTO run (id, json) VALUES (1, ?)', [JSON.stringify(run)])
  }

  clear(): void {
    this.#atOnce(() => {
      for (const table of TABLES) this.#sql.run(`DELETE FROM ${table}`)
    })
    this.#sql.row('PRAGMA wal_checkpoint(TRUNCATE)')
  }

  step(name: string): Step | null {
    const row = this.#sql.row('SELECT walk, next, paged, state, unreadable FROM step WHERE name = ?', [name])
    return row === null ? null : stepOf(row)
  }

  /** What went wrong on the walks so far. */
  troubles(): { readonly hasUnreadable: boolean; readonly isUnsettled: boolean } {
    const row = this.#sql.row(`SELECT sum(unreadable), sum(state = 'unsettled') FROM step`)
    const [unreadable, unsettled] = row ?? []
    return { hasUnreadable: Number(unreadable) > 0, isUnsettled: Number(unsettled) > 0 }
  }

  /** Keeps what a page brought and where its walk goes on, both or neither. */
  file({ step, list, rows }: Filing, progress: Step): void {
    this.#atOnce(() => {
      for (const row of rows) {
        const json = JSON.stringify(row)
        this.#sql.run('INSERT OR REPLACE INTO record (list, uuid, json) VALUES (?, ?, ?)', [list, row.uuid, json])
        if (!progress.isPaged) continue
        const hash = createHash('sha1').update(json).digest('base64')
        const seen = [step, progress.walk, row.uuid, hash]
        this.#sql.run('INSERT OR REPLACE INTO seen (step, walk, uuid, hash) VALUES (?, ?, ?, ?)', seen)
      }
      this.#putStep(step, progress)
    })
  }

  /** Ends a walk, or has it begin again. `forget`: without what earlier walks have brought to a list. */
  turn(step: string, progress: Step, forget: string | null): void {
    this.#atOnce(() => {
      this.#sql.run('DELETE FROM seen WHERE step = ? AND walk < ?', [step, progress.walk - 1])
      if (forget !== null) this.#sql.run('DELETE FROM record WHERE list = ?', [forget])
      this.#putStep(step, progress)
    })
  }

  /** How many records a walk has seen; counted only where pages go by numbers. */
  countSeen(step: string, walk: number): number {
    return numberOf(this.#sql.row('SELECT count(*) FROM seen WHERE step = ? AND walk = ?', [step, walk])?.[0])
  }

  /** Whether a walk has seen the same as the one before it. */
  agrees(step: string, walk: number): boolean {
    const of = (number: number) => [step, number]
    const difference = (a: number, b: number) =>
      this.#sql.row(
        `SELECT uuid, hash FROM seen WHERE step = ? AND walk = ?
         EXCEPT SELECT uuid, hash FROM seen WHERE step = ? AND walk = ? LIMIT 1`,
        [...of(a), ...of(b)],
      )
    return walk > 1 && difference(walk, walk - 1) === null && difference(walk - 1, walk) === null
  }

  /** The records of a list in the order of their uuids, a batch at a time. */
  *records(list: string): Generator<Row> {
    for (let last = ''; ;) {
      const query = 'SELECT uuid, json FROM record WHERE list = ? AND uuid > ? ORDER BY uuid LIMIT ?'
      const rows = this.#sql.rows(query, [list, last, BATCH])
      for (const [, json] of rows) yield Row.parse(JSON.parse(textOf(json)))
      if (rows.length < BATCH) return
      last = textOf(rows.at(-1)?.[0])
    }
  }

  /** Drops the records of a list that another list has, too. */
  forget(list: string, others: string): void {
    const query = 'DELETE FROM record WHERE list = ? AND uuid IN (SELECT uuid FROM record WHERE list = ?)'
    this.#sql.run(query, [list, others])
  }

  count(list: string): number {
    return numberOf(this.#sql.row('SELECT count(*) FROM record WHERE list = ?', [list])?.[0])
  }

  uuids(list: string): Set<string> {
    return new Set(this.#sql.rows('SELECT uuid FROM record WHERE list = ?', [list]).map(([uuid]) => textOf(uuid)))
  }

  /** The records of a list that were last changed at another time than is kept of their kind. */
  otherVersions(kind: string, list: string): readonly string[] {
    const query = `SELECT record.uuid FROM record JOIN version ON version.kind = ? AND version.uuid = record.uuid
      WHERE record.list = ? AND ${CHANGED} IS NOT NULL AND version.changed <> ${CHANGED}`
    return this.#sql.rows(query, [kind, list]).map(([uuid]) => textOf(uuid))
  }

  /** How many records of a list have an older change than the one that was seen of them before. */
  countOlder(kind: string, list: string): number {
    const query = `SELECT count(*) FROM record JOIN version ON version.kind = ? AND version.uuid = record.uuid
      WHERE record.list = ? AND julianday(version.changed) > julianday(${CHANGED})`
    return numberOf(this.#sql.row(query, [kind, list])?.[0])
  }

  /** Keeps for later runs when the records of a list were last changed: of all, or of those of which that is unknown. */
  keepVersions(kind: string, list: string, of: 'all' | 'unknown'): void {
    const query = `INSERT OR ${of === 'all' ? 'REPLACE' : 'IGNORE'} INTO version (kind, uuid, changed)
      SELECT ?, uuid, ${CHANGED} FROM record WHERE list = ? AND ${CHANGED} IS NOT NULL`
    this.#sql.run(query, [kind, list])
  }

  /** Drops what is kept of records that none of these lists has. */
  keepVersionsOf(kind: string, lists: readonly string[]): void {
    const query = `DELETE FROM version WHERE kind = ? AND uuid NOT IN
      (SELECT uuid FROM record WHERE list IN (SELECT value FROM json_each(?)))`
    this.#sql.run(query, [kind, JSON.stringify(lists)])
  }

  close(): void {
    this.#sql.close()
    this.#lock.close()
  }

  #putStep(name: string, { walk, next, isPaged, state, unreadable }: Step): void {
    this.#sql.run(
      'INSERT OR REPLACE INTO step (name, walk, next, paged, state, unreadable) VALUES (?, ?, ?, ?, ?, ?)',
      [name, walk, next, isPaged ? 1 : 0, state, unreadable],
    )
  }

  #atOnce(write: () => void): void {
    this.#sql.run('BEGIN IMMEDIATE')
    try {
      write()
      this.#sql.run('COMMIT')
    } catch (error) {
      this.#sql.run('ROLLBACK')
      throw error
    }
  }
}

function stepOf([walk, next = null, paged, state, unreadable]: SqlRow): Step {
  return {
    walk: numberOf(walk),
    next: next === null ? null : textOf(next),
    isPaged: paged === 1,
    state: State.parse(state),
    unreadable: numberOf(unreadable),
  }
}

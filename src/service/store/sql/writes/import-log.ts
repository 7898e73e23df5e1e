import { packRecord, packSource, type SourceTraits, type Standing } from '../../domain/kept-record.ts'
import type { Imported } from '../../domain/origins.ts'
import type { JsonBytes } from '../../domain/store.ts'
import { numberOf, textOf, type Sql, type SqlRow } from '../sql.ts'

/** What an import did to a record; `moved`: took it from another source as it was; `source`: changed a source itself. */
export type Kept = 'added' | 'changed' | 'removed' | 'moved' | 'source'

/** Keeps what there is of a record that is about to be changed or removed. */
export type Keep = (id: number, uuid: string) => Promise<void>

export const keepNothing: Keep = async () => {}

/** Keeps what a source of closures is that is about to be changed. */
export type KeepSource = (id: number, from: SourceTraits, to: SourceTraits) => Promise<void>

/** What each of the two databases reads in its own way. */
export interface LogReads {
  /** The kept fields of a record. */
  readonly readKept: (kind: Imported, uuid: string) => Promise<JsonBytes | null>
  /** The id, source and file of each of these records that has come from another source until now. */
  readonly listOthers: (kind: Imported, source: string, uuids: readonly string[]) => Promise<readonly Moved[]>
}

/** A record, by its id, and where it came from. */
export interface Moved {
  readonly id: number
  readonly source: string
  readonly file: string | null
}

export function movedOf([id, source, file = null]: SqlRow): Moved {
  return { id: numberOf(id), source: textOf(source), file: file === null ? null : textOf(file) }
}

interface Opened {
  readonly id: number
  readonly counts: { changed: number; removed: number }
}

/** Keeps what there was before the imports of a transaction, as rows of `kept_record` for each row of `last_import`. */
export class ImportLog {
  readonly #sql: Sql
  readonly #edition: number
  readonly #reads: LogReads
  readonly #opened = new Map<string, Opened>()
  readonly #moved = new Map<string, Moved[]>()

  constructor(sql: Sql, edition: number, reads: LogReads) {
    this.#sql = sql
    this.#edition = edition
    this.#reads = reads
  }

  keeping(kind: Imported, source: string | undefined, what: 'changed' | 'removed'): Keep {
    if (source === undefined) return keepNothing
    return async (id, uuid) => {
      const standing = await this.#standingOf(kind, source, id)
      const record = await this.#reads.readKept(kind, uuid)
      // What this very transaction has made was not there before it.
      if (record === null || standing.created_in === this.#edition) return
      const { id: last, counts } = await this.#open(kind, source)
      if (await this.#add(last, id, what, packRecord(standing, record))) counts[what]++
    }
  }

  keepingSource(source: string | undefined): KeepSource {
    if (source === undefined) return async () => {}
    return async (id, from, to) => {
      await this.#add((await this.#open('closure', source)).id, id, 'source', packSource(from, to))
    }
  }

  /** Keeps whose records were that are about to become those of a source. */
  async keepOrigins(kind: Imported, source: string, uuids: readonly string[]): Promise<void> {
    const moved = await this.#reads.listOthers(kind, source, uuids)
    if (moved.length > 0)
      this.#moved.set(keyOf(kind, source), [...(this.#moved.get(keyOf(kind, source)) ?? []), ...moved])
  }

  async settle(kind: Imported, source: string): Promise<void> {
    const [added] = (await this.#sql.row(`SELECT count(*) ${MADE_IN(kind)}`, [kind, source, this.#edition])) ?? []
    if (numberOf(added) === 0 && !this.#opened.has(keyOf(kind, source))) return
    const { id, counts } = await this.#open(kind, source)
    await this.#sql.run(`INSERT INTO kept_record (import, what, id) SELECT $4, 'added', r.id ${MADE_IN(kind)}`, [
      kind,
      source,
      this.#edition,
      id,
    ])
    for (const { id: record, ...from } of this.#moved.get(keyOf(kind, source)) ?? []) {
      const known = await this.#sql.row(
        `SELECT 1 FROM kept_record WHERE import = $1 AND id = $2 AND what <> 'source'`,
        [id, record],
      )
      if (known === null) await this.#add(id, record, 'moved', Buffer.from(JSON.stringify(from)))
    }
    await this.#sql.run('UPDATE last_import SET added = $2, changed = $3, removed = $4 WHERE id = $1', [
      id,
      numberOf(added),
      counts.changed,
      counts.removed,
    ])
  }

  /** The row of a source's import in this transaction, in place of that of its last one. */
  async #open(kind: Imported, source: string): Promise<Opened> {
    const known = this.#opened.get(keyOf(kind, source))
    if (known !== undefined) return known
    const which = 'WHERE kind = $1 AND source = $2'
    await this.#sql.run(`DELETE FROM kept_record WHERE import IN (SELECT id FROM last_import ${which})`, [kind, source])
    await this.#sql.run(`DELETE FROM last_import ${which}`, [kind, source])
    const row = await this.#sql.row(
      `INSERT INTO last_import (kind, source, edition, added, changed, removed) VALUES ($1, $2, $3, 0, 0, 0) RETURNING id`,
      [kind, source, this.#edition],
    )
    const opened = { id: numberOf(row?.[0]), counts: { changed: 0, removed: 0 } }
    this.#opened.set(keyOf(kind, source), opened)
    return opened
  }

  /** False where this was kept before. */
  async #add(last: number, id: number, what: Kept, was: Uint8Array): Promise<boolean> {
    const row = await this.#sql.row(
      'INSERT INTO kept_record (import, what, id, was) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id',
      [last, what, id, was],
    )
    return row !== null
  }

  async #standingOf(kind: Imported, source: string, id: number): Promise<Standing> {
    const [created, from = null, file = null] =
      (await this.#sql.row(
        `SELECT r.created_in, o.name, o.file FROM ${kind} r LEFT JOIN origin o ON o.kind = $2 AND o.uuid = r.uuid
         WHERE r.id = $1`,
        [id, kind],
      )) ?? []
    const origin = { ...(from === source ? {} : { source: textOf(from) }), file: file === null ? null : textOf(file) }
    return { created_in: numberOf(created), origin: from === null ? null : origin }
  }
}

/** Records of a source that were made in an edition. */
const MADE_IN = (kind: Imported) =>
  `FROM ${kind} r JOIN origin o ON o.kind = $1 AND o.uuid = r.uuid
   WHERE o.name = $2 AND r.updated_in = $3 AND r.created_in = $3`

const keyOf = (kind: Imported, source: string) => `${kind} ${source}`

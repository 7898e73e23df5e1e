import * as z from 'zod/mini'
import type { Changes } from '../../domain/edition.ts'
import { unpackArea, unpackClosure, unpackSource, type Standing } from '../../domain/kept-record.ts'
import type { ChangedSince, LastImport, LastImports } from '../../domain/last-imports.ts'
import { prepareArea } from '../../domain/prepare-area.ts'
import { bytesOf, numberOf, textOf, type Sql, type SqlRow, type SqlValue } from '../sql.ts'
import { removeRecord } from './deletion-writes.ts'
import { keepNothing, type Kept } from './import-log.ts'
import { turnSourceBack } from './lookup-writes.ts'
import type { Writing } from './writing.ts'

/** How many records are read at once; areas can be large. */
const AT_ONCE = 50

export async function listLastImports(sql: Sql): Promise<readonly LastImport[]> {
  const rows = await sql.rows(
    `SELECT l.id, l.kind, l.source, e.at, l.added, l.changed, l.removed, u.at FROM last_import l
     JOIN edition e ON e.id = l.edition LEFT JOIN edition u ON u.id = l.undone_in ORDER BY l.source, l.kind`,
  )
  return rows.map(([id, kind, source, at, added, changed, removed, undoneAt = null]) => ({
    id: numberOf(id),
    kind: kind === 'area' ? 'area' : 'closure',
    source: textOf(source),
    at: textOf(at),
    added: numberOf(added),
    changed: numberOf(changed),
    removed: numberOf(removed),
    undoneAt: textOrNull(undoneAt),
  }))
}

/**
 * The records of an import that are not any more as it left them: whatever changes a record makes it one of another source,
 * or is that source's next import.
 */
export async function changedSince(
  sql: Sql,
  { kind, id, source }: LastImport,
  nameOfRecord: string,
  most: number,
): Promise<Awaited<ReturnType<LastImports['changedSince']>>> {
  const changed = `FROM kept_record k LEFT JOIN ${kind} r ON r.id = k.id LEFT JOIN ${kind}_field f ON f.id = r.id
    LEFT JOIN origin o ON o.kind = $2 AND o.uuid = r.uuid
    WHERE k.import = $1 AND (
      (k.what IN ('added', 'changed') AND (o.name IS NULL OR o.name <> $3)) OR (k.what = 'removed' AND r.id IS NOT NULL)
    )`
  const [count] = (await sql.row(`SELECT count(*) ${changed}`, [id, kind, source])) ?? []
  const rows = await sql.rows(
    `SELECT r.uuid, ${nameOfRecord}, o.name, (SELECT d.uuid FROM deletion d WHERE d.kind = $2 AND d.id = k.id)
     ${changed} ORDER BY k.id LIMIT ${most}`,
    [id, kind, source],
  )
  return { count: numberOf(count), first: rows.map(changedRecord) }
}

function changedRecord([uuid = null, name = null, source = null, deleted = null]: SqlRow): ChangedSince {
  const isThere = uuid !== null
  return {
    uuid: textOrNull(isThere ? uuid : deleted),
    name: isThere && name !== null ? z.string().parse(JSON.parse(textOf(name))) : null,
    source: textOrNull(source),
    isThere,
  }
}

/** Makes all records of an import what they were before it. */
export async function undoImport(sql: Sql, changes: Changes, writing: Writing, last: LastImport): Promise<void> {
  const undoing = new Undoing(sql, changes, writing, last)
  await undoing.removeAdded()
  for (const what of ['removed', 'changed'] as const) await undoing.putBack(what)
  await undoing.moveBack()
  await undoing.turnSourcesBack()
  // Also where all that it had changed was how records are searched.
  changes.any = true
  await sql.run('DELETE FROM kept_record WHERE import = $1', [last.id])
  await sql.run('UPDATE last_import SET undone_in = $2 WHERE id = $1', [last.id, changes.edition])
}

class Undoing {
  readonly #sql: Sql
  readonly #changes: Changes
  readonly #writing: Writing
  readonly #last: LastImport

  constructor(sql: Sql, changes: Changes, writing: Writing, last: LastImport) {
    this.#sql = sql
    this.#changes = changes
    this.#writing = writing
    this.#last = last
  }

  async removeAdded(): Promise<void> {
    const { kind, id } = this.#last
    const rows = await this.#sql.rows(
      `SELECT r.uuid FROM kept_record k JOIN ${kind} r ON r.id = k.id WHERE k.import = $1 AND k.what = 'added' ORDER BY k.id`,
      [id],
    )
    for (const [uuid] of rows) {
      await removeRecord(this.#sql, this.#changes, this.#writing.tables, kind, textOf(uuid), keepNothing)
    }
  }

  async putBack(what: 'changed' | 'removed'): Promise<void> {
    for await (const rows of this.#kept(what)) {
      const packed = rows.map(([, was]) => bytesOf(was))
      for (const { uuid, standing } of await this.#put(packed)) {
        // It was not made anew, it only was away.
        if (what === 'removed') {
          const { created_in } = standing
          await this.#sql.run(`UPDATE ${this.#last.kind} SET created_in = $2 WHERE uuid = $1`, [uuid, created_in])
        }
        await this.#putOrigin(uuid, standing.origin)
      }
    }
  }

  /** Gives records back to the sources that they were taken from, unless somebody else has them. */
  async moveBack(): Promise<void> {
    const { kind, source } = this.#last
    for await (const rows of this.#kept('moved')) {
      for (const [id, was] of rows) {
        const from = From.parse(JSON.parse(Buffer.from(bytesOf(was)).toString()))
        await this.#sql.run(
          `UPDATE origin SET name = $4, file = $5
           WHERE kind = $1 AND name = $2 AND uuid = (SELECT uuid FROM ${kind} WHERE id = $3)`,
          [kind, source, numberOf(id), from.source, from.file],
        )
      }
    }
  }

  async turnSourcesBack(): Promise<void> {
    for await (const rows of this.#kept('source')) {
      for (const [id, was] of rows) {
        await turnSourceBack(this.#sql, this.#changes, numberOf(id), unpackSource(bytesOf(was)))
      }
    }
  }

  async #put(packed: readonly Uint8Array[]): Promise<readonly { uuid: string; standing: Standing }[]> {
    if (this.#last.kind === 'area') {
      const areas = packed.map(unpackArea)
      await this.#writing.putAreas(
        this.#changes,
        areas.map(({ record }) => prepareArea(record)),
        keepNothing,
      )
      return areas.map(({ standing, record: { uuid } }) => ({ uuid, standing }))
    }
    const closures = packed.map(unpackClosure)
    for (const { record } of closures) await this.#writing.putClosure(this.#changes, record, keepNothing)
    return closures.map(({ standing, record: { uuid } }) => ({ uuid, standing }))
  }

  async #putOrigin(uuid: string, origin: Standing['origin']): Promise<void> {
    const { kind, source } = this.#last
    await this.#sql.run('DELETE FROM origin WHERE kind = $1 AND uuid = $2', [kind, uuid])
    if (origin === null) return
    await this.#sql.run('INSERT INTO origin (kind, uuid, name, file) VALUES ($1, $2, $3, $4)', [
      kind,
      uuid,
      origin.source ?? source,
      origin.file,
    ])
  }

  async *#kept(what: Kept): AsyncGenerator<readonly SqlRow[], undefined> {
    for (let after = 0; ;) {
      const rows = await this.#sql.rows(
        `SELECT id, was FROM kept_record WHERE import = $1 AND what = $2 AND id > $3 ORDER BY id LIMIT ${AT_ONCE}`,
        [this.#last.id, what, after],
      )
      yield rows
      if (rows.length < AT_ONCE) return
      after = numberOf(rows.at(-1)?.[0])
    }
  }
}

/** Where a record came from. */
const From = z.object({ source: z.string(), file: z.nullable(z.string()) })

function textOrNull(value: SqlValue): string | null {
  return value === null ? null : textOf(value)
}

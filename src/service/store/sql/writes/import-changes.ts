import { readArea, readClosure, unpackArea, unpackClosure } from '../../domain/kept-record.ts'
import type { RecordChange } from '../../domain/last-imports.ts'
import type { Imported } from '../../domain/origins.ts'
import type { JsonBytes } from '../../domain/store.ts'
import { bytesOf, numberOf, textOf, type Sql } from '../sql.ts'
import type { LogReads } from './import-log.ts'

/** How many records are read at once; areas can be large. */
const AT_ONCE = 50

const FATES = ['added', 'changed', 'removed'] as const

/** What the imports of an edition have changed, so far as they are settled. */
export async function* importChanges(
  sql: Sql,
  { readKept }: Pick<LogReads, 'readKept'>,
  edition: number,
  fates: readonly RecordChange['fate'][] = FATES,
): AsyncGenerator<RecordChange, undefined> {
  for (const [id, kind] of await sql.rows('SELECT id, kind FROM last_import WHERE edition = $1 ORDER BY id', [
    edition,
  ])) {
    for (const fate of fates) yield* changesOf(sql, readKept, kind === 'area' ? 'area' : 'closure', numberOf(id), fate)
  }
}

async function* changesOf(
  sql: Sql,
  readKept: LogReads['readKept'],
  kind: Imported,
  last: number,
  fate: RecordChange['fate'],
): AsyncGenerator<RecordChange, undefined> {
  for (let after = 0; ;) {
    const rows = await sql.rows(
      `SELECT k.id, r.uuid, k.was FROM kept_record k LEFT JOIN ${kind} r ON r.id = k.id
       WHERE k.import = $1 AND k.what = $2 AND k.id > $3 ORDER BY k.id LIMIT ${AT_ONCE}`,
      [last, fate, after],
    )
    for (const [, uuid = null, was = null] of rows) {
      const now = uuid === null ? null : await readKept(kind, textOf(uuid))
      yield changeOf(kind, fate, was === null ? null : bytesOf(was), now)
    }
    if (rows.length < AT_ONCE) return
    after = numberOf(rows.at(-1)?.[0])
  }
}

function changeOf(
  kind: Imported,
  fate: RecordChange['fate'],
  was: Uint8Array | null,
  now: JsonBytes | null,
): RecordChange {
  if (kind === 'area') {
    return { kind, fate, was: was === null ? null : unpackArea(was).record, now: now === null ? null : readArea(now) }
  }
  return {
    kind,
    fate,
    was: was === null ? null : unpackClosure(was).record,
    now: now === null ? null : readClosure(now),
  }
}

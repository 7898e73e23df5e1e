import { isTimeZone } from '#contract/status/zone.ts'
import type { Changes } from '../../domain/edition.ts'
import { zoneRules } from '../../domain/zone-rules.ts'
import { numberOf, textOf, type Sql, type SqlRow, type SqlValue } from '../sql.ts'
import { instantsOf, momentsOf, type Moments } from './closure-values.ts'
import { upsert } from './upsert.ts'

/** How many closures are looked at by one statement. */
const AT_ONCE = 500

/** Notes that the instants of a closure differ from those that it had; for what a database keeps of them beside. */
export type NoteInstants = (id: number, before: Moments) => Promise<void>

/** Whether instants in the store were made by other rules of time zones than this program has. */
export async function madeByOtherRules(sql: Pick<Sql, 'row'>): Promise<boolean> {
  return !(await hasOurRules(sql)) && (await sql.row('SELECT id FROM closure LIMIT 1')) !== null
}

async function hasOurRules(sql: Pick<Sql, 'row'>): Promise<boolean> {
  return (await sql.row('SELECT version FROM zone_rules'))?.[0] === zoneRules
}

/**
 * Makes the instants of all closures again where they were made by other rules of time zones. No closure's time of update
 * moves: it is the rules that changed.
 */
export async function renewInstants(sql: Sql, changes: Changes, note: NoteInstants): Promise<void> {
  if (await hasOurRules(sql)) return
  let last = 0
  for (;;) {
    const rows = await sql.rows(
      `SELECT id, begin_ms, finish_ms, start_on, end_on, daytime_start, daytime_end, time_zone FROM closure
       WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    )
    for (const row of rows) await renew(sql, changes, row, note)
    if (rows.length < AT_ONCE) break
    last = numberOf(rows.at(-1)?.[0])
  }
  await upsert(sql, 'zone_rules', 'id', { id: 1, version: zoneRules })
}

async function renew(sql: Sql, changes: Changes, row: SqlRow, note: NoteInstants): Promise<void> {
  const [id, begin_ms, finish_ms, start_on, end_on, daytime_start, daytime_end, zone] = row
  const time_zone = textOf(zone)
  // What these rules do not know stays as those had it that did.
  if (!isTimeZone(time_zone)) return
  const days = { start_on: textOrNull(start_on), end_on: textOrNull(end_on) }
  const hours = { daytime_start: textOrNull(daytime_start), daytime_end: textOrNull(daytime_end) }
  const before = { begin_ms: numberOf(begin_ms), finish_ms: numberOf(finish_ms) }
  const moments = momentsOf({ ...days, ...hours, time_zone })
  if (moments.begin_ms === before.begin_ms && moments.finish_ms === before.finish_ms) return
  changes.any = true
  await sql.run('UPDATE closure SET begin_ms = $2, finish_ms = $3 WHERE id = $1', [
    numberOf(id),
    moments.begin_ms,
    moments.finish_ms,
  ])
  const { begins_at, finishes_at } = instantsOf(moments)
  await sql.run('UPDATE closure_field SET begins_at = $2, finishes_at = $3 WHERE id = $1', [
    numberOf(id),
    begins_at,
    finishes_at,
  ])
  await note(numberOf(id), before)
}

function textOrNull(value: SqlValue | undefined): string | null {
  return value === null || value === undefined ? null : textOf(value)
}

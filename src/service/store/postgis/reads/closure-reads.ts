import { CLOSURE_FIELDS, type ClosureField } from '#contract/records/closure.ts'
import type { ClosureSelection, Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { choiceConditions, onlyOnDay, selectionWithoutChoices, SOURCE_KIND, statusOf } from './closure-conditions.ts'
import { columnsOf, editionTime, recordOf } from './composing.ts'
import { Params, SYNC_ORDER } from './conditions.ts'
import type { Database } from '../database/database.ts'
import { listRows, recordIn, type Listing } from './list-rows.ts'
import { numberOf } from '../../sql/sql.ts'

const storedColumns: Readonly<Record<ClosureField, string>> = {
  ...columnsOf('f', CLOSURE_FIELDS),
  source_kind: `'"' || ${SOURCE_KIND} || '"'`,
  updated_at: editionTime('r.updated_in'),
  created_at: editionTime('r.created_in'),
}

function closureRecord(fields: readonly ClosureField[], now: number): (params: Params) => string {
  return (params) => {
    // A placeholder that stands nowhere would have no type.
    const status = fields.includes('status') ? `'"' || ${statusOf(params.add(now))} || '"'` : ''
    return recordOf(fields, { ...storedColumns, status })
  }
}

const FIELDS_JOINED = 'LEFT JOIN closure_field f ON f.id = r.id'

export function listClosures(
  sql: Database,
  filters: ClosureSelection,
  fields: readonly ClosureField[],
  slice: Slice,
  now: number,
  frame?: Frame,
): Promise<Rows> {
  const { active_on, updated_after } = filters
  const others = selectionWithoutChoices(filters)
  const conditions = [...Object.values(choiceConditions(filters, now)).flat(), ...others.conditions]
  const selection = { ...others, conditions }
  const reading = {
    columns: 'r.id, r.uuid, r.begin_ms, r.finish_ms, r.source_id, r.created_in, r.updated_in',
    join: FIELDS_JOINED,
    record: closureRecord(fields, now),
    order: updated_after === undefined ? 'r.begin_ms, r.uuid' : SYNC_ORDER,
  }
  if (active_on === undefined) return listRows(sql, { ...selection, ...reading }, slice, frame)
  return sql.snapshot(async (session) => {
    const listing: Listing = { ...(await onlyOnDay(session, selection, active_on)), ...reading }
    return listRows(session, listing, slice, frame)
  })
}

export async function findClosure(
  sql: Database,
  uuid: string,
  fields: readonly ClosureField[],
  now: number,
): Promise<JsonBytes | null> {
  const params = new Params()
  const record = closureRecord(fields, now)(params)
  const statement = `SELECT ${record} FROM closure r ${FIELDS_JOINED} WHERE r.uuid = ${params.add(uuid)}`
  return recordIn(await sql.row(statement, params.values))
}

/** The next instant after `now` at which a closure's status changes; Infinity if none ever does. */
export async function nextStatusChange(sql: Database, now: number): Promise<number> {
  const next = (column: string) => `(SELECT min(${column}) FROM closure WHERE ${column} > $1)`
  const row = await sql.row(`SELECT least(${next('begin_ms')}, ${next('finish_ms')})`, [now])
  return numberOf(row?.[0] ?? Infinity)
}

import { hashOf, sameHash } from '../../domain/record-values.ts'
import type { SqlValue } from '../../sql/sql.ts'
import type { Moments, searchedOf } from '../../sql/writes/closure-values.ts'
import type { Connection } from '../database/connection.ts'
import { update } from './writing.ts'

/** The columns of `closure_field` that a closure comes with; the others follow from its dates and its place. */
export const CLOSURE_FIELDS_GIVEN = [
  'activity_ids',
  'description',
  'purpose',
  'legal_basis',
  'contact',
  'organisation_id',
  'licence_uri',
  'attribution',
  'extra',
  'url',
  'is_binding',
  'protected_area_uuids',
] as const

type Searched = { readonly name: string } & ReturnType<typeof searchedOf>
type Given = Readonly<Record<(typeof CLOSURE_FIELDS_GIVEN)[number], string | null>>

/** The hash of all that a closure comes with, by which it is known to be unchanged. `geometry`: its own. */
export function closureHash(searched: Searched, fields: Given, geometry: string | null): Uint8Array {
  return hashOf([...Object.values(searched), ...Object.values(fields), geometry])
}

/** The columns of `closure` in the order of {@link Searched}, but for the instants, which are its end. */
const SEARCHED = [
  'name',
  'folded',
  'type',
  'reason_id',
  'source_id',
  'start_on',
  'end_on',
  'daytime_start',
  'daytime_end',
  'time_zone',
] as const

/** The hash of a stored closure, of whose instants those are given that it had, or those that it has. */
export function storedHash(sql: Connection, id: number, moments?: Moments): Uint8Array {
  const searched = SEARCHED.map((column) => `r.${column}`).join(', ')
  const fields = CLOSURE_FIELDS_GIVEN.map((column) => `f.${column}`).join(', ')
  const row =
    sql.row(
      `SELECT r.begin_ms, r.finish_ms, ${searched}, ${fields},
       CASE WHEN f.geometry_from = '"own"' THEN f.geometry END
       FROM closure r JOIN closure_field f ON f.id = r.id WHERE r.id = ?`,
      [id],
    ) ?? []
  const [begin_ms, finish_ms, ...values] = row
  const instants = moments === undefined ? [begin_ms, finish_ms] : [moments.begin_ms, moments.finish_ms]
  const ordered = [...values.slice(0, SEARCHED.length), ...instants, ...values.slice(SEARCHED.length)]
  return hashOf(ordered.map(hashed))
}

function hashed(value: SqlValue | undefined): string | number | Uint8Array | null {
  if (typeof value === 'boolean' || value === undefined)
    throw new TypeError('The store holds a closure that is not whole.')
  return value
}

/** Lets a closure whose instants were made again be known as unchanged; `before`: those that it had. */
export function hashAnew(sql: Connection, id: number, before: Moments): void {
  const known = sql.row('SELECT record_hash FROM closure WHERE id = ?', [id])?.[0]
  if (sameHash(known, storedHash(sql, id, before))) update(sql, 'closure', id, { record_hash: storedHash(sql, id) })
}

import * as z from 'zod/mini'
import { foldedArea, foldedClosure } from '#contract/query/searched.ts'
import type { Session } from './session.ts'
import { numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import { withoutNul } from './values.ts'

const Names = z.nullable(z.record(z.string(), z.string()))
const Text = z.nullable(z.string())

/** Makes what is searched of each record again, by the rules of today. */
export async function foldAnew(sql: Session): Promise<void> {
  const areas = await sql.rows('SELECT id, name, names FROM area_field')
  await put(sql, 'area', areas, ([, name, names]) => foldedArea({ name: nameIn(name), names: read(Names, names) }))
  const closures = await sql.rows('SELECT id, name, purpose, description FROM closure_field')
  await put(sql, 'closure', closures, ([, name, purpose, description]) =>
    foldedClosure({ name: nameIn(name), purpose: read(Text, purpose), description: read(Text, description) }),
  )
}

async function put(
  sql: Session,
  table: 'area' | 'closure',
  rows: readonly (readonly SqlValue[])[],
  foldedOf: (row: readonly SqlValue[]) => string,
): Promise<void> {
  await sql.run(
    `UPDATE ${table} r SET folded = made.folded FROM unnest($1::int8[], $2::text[]) AS made (id, folded)
     WHERE r.id = made.id AND r.folded <> made.folded`,
    [rows.map(([id]) => numberOf(id)), rows.map((row) => String(withoutNul(foldedOf(row))))],
  )
}

const nameIn = (json: SqlValue | undefined) => read(Text, json) ?? ''

function read<T>(schema: z.ZodMiniType<T | null>, json: SqlValue | undefined): T | null {
  return json == null ? null : schema.parse(JSON.parse(textOf(json)))
}

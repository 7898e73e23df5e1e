import * as z from 'zod/mini'
import { foldedArea, foldedClosure } from '#contract/query/searched.ts'
import { numberOf, textOf, type SqlValue } from '../../sql/sql.ts'
import type { Connection } from './connection.ts'

const Names = z.nullable(z.record(z.string(), z.string()))
const Text = z.nullable(z.string())

/** Makes what is searched of each record again, by the rules of today. */
export function foldAnew(sql: Connection): void {
  const put = (table: 'area' | 'closure', id: SqlValue | undefined, folded: string) =>
    sql.run(`UPDATE ${table} SET folded = ?1 WHERE id = ?2 AND folded <> ?1`, [folded, numberOf(id)])
  for (const [id, name, names] of sql.rows('SELECT id, name, names FROM area JOIN area_field USING (id)')) {
    put('area', id, foldedArea({ name: textOf(name), names: read(Names, names) }))
  }
  const closures = sql.rows('SELECT id, name, purpose, description FROM closure JOIN closure_field USING (id)')
  for (const [id, name, purpose, description] of closures) {
    const texts = { name: textOf(name), purpose: read(Text, purpose), description: read(Text, description) }
    put('closure', id, foldedClosure(texts))
  }
}

function read<T>(schema: z.ZodMiniType<T | null>, json: SqlValue | undefined): T | null {
  return json == null ? null : schema.parse(JSON.parse(textOf(json)))
}

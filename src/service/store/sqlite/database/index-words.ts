import { numberOf, textOf } from '../../sql/sql.ts'
import type { Connection } from './connection.ts'
import { WordIndex, type SearchedTable } from './word-index.ts'

/** How many records are indexed in one transaction: others write between two of them. */
const AT_ONCE = 10_000

/** Indexes the words of all records from before there was an index of them, unless another process has done so. */
export function indexWords(sql: Connection): void {
  const due = sql.rows('SELECT kind FROM word_due')
  for (const kind of ['area', 'closure'] as const) {
    if (due.some(([name]) => name === kind)) while (indexSome(sql, kind));
  }
  if (due.length > 0) sql.trimLog()
}

/** Returns whether more of them are due. */
function indexSome(sql: Connection, table: SearchedTable): boolean {
  sql.run('BEGIN IMMEDIATE')
  try {
    const [after = null] = sql.row('SELECT after FROM word_due WHERE kind = ?', [table]) ?? []
    const rows = sql.rows(`SELECT id, folded FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`, [after, AT_ONCE])
    const words = new WordIndex(sql)
    for (const [id, folded] of rows) words.put(table, numberOf(id), false, textOf(folded))
    const [last = null] = rows.at(-1) ?? []
    if (last === null) sql.run('DELETE FROM word_due WHERE kind = ?', [table])
    else sql.run('UPDATE word_due SET after = ? WHERE kind = ?', [last, table])
    sql.run('COMMIT')
    return last !== null
  } catch (error) {
    sql.rollback()
    throw error
  }
}

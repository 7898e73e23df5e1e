import type { Sql, SqlValue, Values } from '../sql.ts'

/** Adds a row, or changes the one that has the same key; returns its key. */
export async function upsert(sql: Sql, table: string, key: string, values: Values): Promise<SqlValue | undefined> {
  const names = Object.keys(values)
  const row = await sql.row(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT (${key}) DO UPDATE SET ${names.map((name) => `${name} = excluded.${name}`).join(', ')} RETURNING ${key}`,
    Object.values(values),
  )
  return row?.[0]
}

import type { Sql } from '../../sql/sql.ts'
import type { Connection } from './connection.ts'

/** A connection for the statements of both databases. */
export function sharedSql(connection: Connection): Sql {
  return {
    rows: async (sql, params) => connection.rows(numbered(sql), params),
    row: async (sql, params) => connection.row(numbered(sql), params),
    run: async (sql, params) => connection.run(numbered(sql), params),
  }
}

/** In SQLite `$1` is a name, bound by where it first stands; `?1` is bound by its number. */
function numbered(sql: string): string {
  return sql.replaceAll('$', '?')
}

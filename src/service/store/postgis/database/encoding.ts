import { StoreError } from '../../domain/errors.ts'
import type { Session } from './session.ts'

/** Encodings that take any text; `SQL_ASCII` is none, and keeps the bytes as they come. */
const ENCODINGS_OF_ALL = ['UTF8', 'SQL_ASCII']

/** Throws a StoreError where the database cannot hold the names of all languages. */
export async function checkEncoding(sql: Session): Promise<void> {
  const encoding = String((await sql.row(`SELECT current_setting('server_encoding')`))?.[0])
  if (ENCODINGS_OF_ALL.includes(encoding)) return
  const how = 'Make one with createdb --encoding UTF8 --template template0, and set DATABASE_URL to it.'
  throw new StoreError(
    `The encoding of the database is ${encoding}, which has not the letters of all languages. ${how}`,
  )
}

import { Database } from './database.ts'
import { migrate } from './schema.ts'

/** How long to wait for another writer of the store to end, in milliseconds. */
export const PATIENCE_MS = 30_000

/** The store's database, made and brought up to date where need be. Throws a StoreError. */
export async function openDatabase(url: string): Promise<Database> {
  const sql = new Database(url)
  try {
    await sql.use((session) => migrate(session, PATIENCE_MS))
    return sql
  } catch (error) {
    await sql.close()
    throw error
  }
}

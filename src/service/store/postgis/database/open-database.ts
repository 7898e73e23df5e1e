import { Database, PATIENT, type Patience } from './database.ts'
import { indexTexts } from './index-texts.ts'
import { migrate, type Log } from './schema.ts'

/** How long to wait for another writer of the store to end, in milliseconds. */
export const PATIENCE_MS = 30_000

/** The store's database, made and brought up to date where need be, which `log` is told. Throws a StoreError. */
export async function openDatabase(url: string, log: Log, patience: Patience = PATIENT): Promise<Database> {
  // To bring a store up to date may take long.
  const sql = new Database(url, { ...patience, answerMs: null })
  try {
    await sql.use(async (session) => {
      await migrate(session, PATIENCE_MS, log)
      await indexTexts(session, log)
    })
    if (patience.answerMs === null) return sql
  } catch (error) {
    await sql.close()
    throw error
  }
  await sql.close()
  return new Database(url, patience)
}

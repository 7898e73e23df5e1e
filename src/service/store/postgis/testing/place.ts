import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

let places = 0

/** The URL of a new and empty schema, which goes with the test. `whenDone` closes what is open on it by then. */
export async function aSchema(whenDone: () => Promise<void>): Promise<string> {
  const { url } = inject('postgis')
  places += 1
  const schema = `place_${process.pid}_${places}`
  await runOnServer(`CREATE SCHEMA ${schema}`)
  onTestFinished(async () => {
    await whenDone()
    await runOnServer(`DROP SCHEMA ${schema} CASCADE`)
  })
  return `${url}&options=${encodeURIComponent(`-c search_path=${schema},public`)}`
}

async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client(inject('postgis').url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openPostgisStore } from '../postgis-store.ts'

const TEMPLATE = 'empty_store'
let places = 0

/** Makes the database with an empty store that places are copied from, for migrations take longer than a copy. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `CREATE DATABASE ${TEMPLATE} TEMPLATE postgres`)
  const store = await openPostgisStore(databaseOn(serverUrl, TEMPLATE), () => {})
  await store.close()
}

/**
 * The URL of a new and empty place for a store, which goes with the test. `whenDone` closes what is open on it by then.
 * A server with one session has one database: there it is a schema, without a store yet.
 */
export async function aDatabase(whenDone: () => Promise<void>): Promise<string> {
  const { url, isConcurrent } = inject('postgis')
  places += 1
  const name = `place_${process.pid}_${places}`
  await runOn(url, isConcurrent ? `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}` : `CREATE SCHEMA ${name}`)
  onTestFinished(async () => {
    await whenDone()
    await runOn(url, isConcurrent ? `DROP DATABASE ${name} WITH (FORCE)` : `DROP SCHEMA ${name} CASCADE`)
  })
  return isConcurrent ? databaseOn(url, name) : `${url}&options=${encodeURIComponent(`-c search_path=${name},public`)}`
}

function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = name
  return url.href
}

/** Runs a script on a database, by a connection of its own. */
export async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(sql)
  await client.end()
}

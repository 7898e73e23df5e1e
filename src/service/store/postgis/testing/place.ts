import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { openPostgisStore } from '../postgis-store.ts'

const TEMPLATE = 'empty_store'
/** Keeps what a new store has in its tables. */
const KEPT = `CREATE SCHEMA pristine;
  CREATE TABLE pristine.lookup AS TABLE lookup;
  CREATE TABLE pristine.migration AS TABLE migration`
/** Ends the sessions of programs that were killed, and makes a store as it was when it was new. */
const EMPTIED = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
  DO $$ BEGIN
    EXECUTE (SELECT 'TRUNCATE ' || string_agg(oid::regclass::text, ', ') || ' RESTART IDENTITY CASCADE' FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'spatial_ref_sys'
        AND pg_relation_size(oid) > 0);
  END $$;
  INSERT INTO lookup SELECT * FROM pristine.lookup;
  INSERT INTO migration SELECT * FROM pristine.migration`
/** Databases of this process that another test may have. */
const empty: string[] = []
let places = 0
let canCopyFiles: boolean | undefined

/** Makes the database with an empty store that places are copied from, for migrations take longer than a copy. */
export async function makeTemplate(serverUrl: string): Promise<void> {
  await runOn(serverUrl, `CREATE DATABASE ${TEMPLATE} TEMPLATE postgres`)
  const store = await openPostgisStore(databaseOn(serverUrl, TEMPLATE), () => {})
  await store.close()
  await runOn(databaseOn(serverUrl, TEMPLATE), KEPT)
}

/**
 * The URL of an empty place for a store, for the time of the test. `whenDone` closes what is open on it by then, and says
 * whether only records were written: such a database is emptied for another test, which costs less than a new one.
 * A server with one session has one database: there it is a schema, without a store yet.
 */
export async function aDatabase(whenDone: () => Promise<{ readonly isReusable: boolean }>): Promise<string> {
  const { url, isConcurrent } = inject('postgis')
  const name = (isConcurrent ? empty.pop() : undefined) ?? (await made(url, isConcurrent))
  onTestFinished(async () => {
    const { isReusable } = await whenDone()
    if (!isConcurrent) return runOn(url, `DROP SCHEMA ${name} CASCADE`)
    if (!isReusable) return runOn(url, `DROP DATABASE ${name} WITH (FORCE)`)
    await runOn(databaseOn(url, name), EMPTIED)
    empty.push(name)
  })
  return isConcurrent ? databaseOn(url, name) : `${url}&options=${encodeURIComponent(`-c search_path=${name},public`)}`
}

async function made(url: string, isConcurrent: boolean): Promise<string> {
  places += 1
  const name = `place_${process.pid}_${places}`
  await runOn(url, isConcurrent ? await copying(url, name) : `CREATE SCHEMA ${name}`)
  return name
}

/** The statement that copies the template: as files where the server can, which costs half of a copy through the log. */
async function copying(url: string, name: string): Promise<string> {
  canCopyFiles ??= await knowsStrategies(url)
  return `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}${canCopyFiles ? ' STRATEGY FILE_COPY' : ''}`
}

/** Whether a server knows the STRATEGY of a new database: PostgreSQL does from 15 on, and copied files alone before. */
async function knowsStrategies(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  await client.connect()
  const { rows } = await client.query<[boolean]>({
    text: "SELECT current_setting('server_version_num')::int >= 150000",
    rowMode: 'array',
  })
  await client.end()
  return rows[0]?.[0] ?? false
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

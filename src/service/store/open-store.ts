import type { Settings } from '../config/settings.ts'
import type { Patience } from './postgis/database/database.ts'
import { openPostgisStore } from './postgis/postgis-store.ts'
import { openPostgisWriter } from './postgis/postgis-writer.ts'
import { openSqliteReader, openSqliteStore } from './sqlite/sqlite-store.ts'
import { openSqliteWriter } from './sqlite/sqlite-writer.ts'
import type { Store, StoreWriter } from './domain/store.ts'

/** Where data is kept: in the database where one is named, else in a file of the data directory. */
type Whereabouts = Pick<Settings, 'databaseUrl' | 'dataDir'>

/** The store that a service publishes. Throws a StoreError where it cannot be opened. */
export async function openStore({ databaseUrl, dataDir }: Whereabouts): Promise<Store> {
  return databaseUrl === null ? openSqliteStore(dataDir) : openPostgisStore(databaseUrl, console.error, OF_A_SERVICE)
}

/** Clients do not wait for longer, and a database that answers later is no help. */
const OF_A_SERVICE: Patience = { connectMs: 5000, answerMs: 10_000, signMs: 1000 }

/** That store for a program that reads beside services. Throws a StoreError where it cannot be opened. */
export async function openReader({ databaseUrl, dataDir }: Whereabouts): Promise<Store> {
  return databaseUrl === null ? openSqliteReader(dataDir) : openPostgisStore(databaseUrl, console.error)
}

/** Writes to that store, beside services. Throws a StoreError where it cannot be opened. */
export async function openWriter({ databaseUrl, dataDir }: Whereabouts): Promise<StoreWriter> {
  return databaseUrl === null ? openSqliteWriter(dataDir) : openPostgisWriter(databaseUrl, console.error)
}

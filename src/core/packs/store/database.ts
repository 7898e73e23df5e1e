import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { ChunkRow, Row } from './rows.ts'

const NAME = 'fieldgate-packs'

export interface PacksSchema extends DBSchema {
  /** By id. What is read is parsed: it may have been written by another version of the app. */
  packs: { key: string; value: unknown }
  records: { key: [edition: string, kind: string, key: string]; value: Row }
  chunks: { key: [bundle: string, from: number]; value: ChunkRow }
}

export type PacksDatabase = IDBPDatabase<PacksSchema>

/** What leads from each version of the database to the next. A version that was shipped stays as it is. */
const MIGRATIONS: readonly ((database: PacksDatabase) => void)[] = [
  (database) => {
    database.createObjectStore('packs')
    database.createObjectStore('records', { keyPath: ['edition', 'kind', 'key'] })
    database.createObjectStore('chunks', { keyPath: ['bundle', 'from'] })
  },
]

/** The packs on this device cannot be read: a newer version of the app has written them, or the browser keeps none. */
export class PacksUnreadable extends Error {
  override readonly name = 'PacksUnreadable'
  readonly reason: 'newer' | 'unavailable'
  constructor(reason: 'newer' | 'unavailable', cause: unknown) {
    super(`The packs cannot be read: ${reason}.`, { cause })
    this.reason = reason
  }
}

/** Opens the packs of this device. Throws {@link PacksUnreadable}. */
export async function openPacks(name = NAME): Promise<PacksDatabase> {
  try {
    const database = await openDB<PacksSchema>(name, MIGRATIONS.length, {
      upgrade(opened, from) {
        for (const migrate of MIGRATIONS.slice(from)) migrate(opened)
      },
      // Another tab has a newer version of the app: it must not wait for this one.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
      },
    })
    return database
  } catch (cause) {
    const isNewer = cause instanceof DOMException && cause.name === 'VersionError'
    throw new PacksUnreadable(isNewer ? 'newer' : 'unavailable', cause)
  }
}

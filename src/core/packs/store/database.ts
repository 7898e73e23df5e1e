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

/** Opens the packs of this device. `onLost`: the connection was closed, not by who opened it. Throws {@link PacksUnreadable}. */
export async function openPacks(name = NAME, onLost = () => {}): Promise<PacksDatabase> {
  try {
    const database = await openDB<PacksSchema>(name, MIGRATIONS.length, {
      upgrade(opened, from) {
        for (const migrate of MIGRATIONS.slice(from)) migrate(opened)
      },
      // Another tab has a newer version of the app, or deletes all of it: it must not wait for this one.
      blocking: (_from, _to, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        onLost()
      },
      // The visitor clears the data of the site, or a system takes connections from pages that nobody looks at.
      terminated: onLost,
    })
    return database
  } catch (cause) {
    const isNewer = cause instanceof DOMException && cause.name === 'VersionError'
    throw new PacksUnreadable(isNewer ? 'newer' : 'unavailable', cause)
  }
}

/** A connection to the packs of this device, for one who works with them. */
export interface OpenedPacks<T> {
  /** Opens them once, and anew after the connection was lost. Rejects with {@link PacksUnreadable}. */
  readonly get: () => Promise<T>
  /** Closes what {@link get} gave, and opens them anew the next time: they could not be read. Does nothing if it did so already. */
  readonly forget: (one: T) => void
}

/** Opens the packs of this device when they are asked for. */
export function openedPacks<T>(make: (database: PacksDatabase) => T): OpenedPacks<T> {
  let opened: Promise<T> | null = null
  let latest: { readonly one: T; readonly database: PacksDatabase; readonly opening: Promise<T> } | null = null
  const open = () => {
    const lost = () => {
      if (opened === opening) opened = null
    }
    const opening: Promise<T> = openPacks(NAME, lost).then((database) => {
      const one = make(database)
      latest = { one, database, opening }
      return one
    })
    opening.catch(lost)
    return opening
  }
  const forget = (one: T) => {
    if (latest?.one !== one) return
    latest.database.close()
    if (opened === latest.opening) opened = null
    latest = null
  }
  return { get: () => (opened ??= open()), forget }
}

import { NextEdition, type Edition } from '../../domain/edition.ts'
import type { ClosureInput, Transaction } from '../../domain/store.ts'
import { areaTimeZone, putAreas } from './area-writes.ts'
import { keptPlace, placeMoved, putClosure } from './closure-writes.ts'
import { numberOf, textOf, type Connection } from '../database/connection.ts'
import { listUuids, removeAll, removeRecord } from './deletion-writes.ts'
import { keepSources, replaceLookup } from './lookup-writes.ts'
import { findMirror, putMirror } from './mirror-state.ts'
import { putOrigin } from './origin-writes.ts'
import { putLicence, putOrganisation, putSource, putWildlife } from './other-writes.ts'

/** A transaction on a connection that has just begun one. */
export function openTransaction(sql: Connection, now: () => number): Transaction {
  const next = new NextEdition(lastEdition(sql))
  const { changes, holds } = next
  return {
    holds,
    removeDemo: async () => (next.dropDemo() ? removeAll(sql, changes) : 0),
    putAreas: async (areas) => putAreas(sql, changes, areas),
    putClosure: async (closure: ClosureInput) => putClosure(sql, changes, closure),
    removeRecord: async (kind, uuid) => removeRecord(sql, changes, kind, uuid),
    listUuids: async (kind) => listUuids(sql, kind),
    putWildlife: async (wildlife) => putWildlife(sql, changes, wildlife),
    putOrganisation: async (organisation) => putOrganisation(sql, changes, organisation),
    keptPlace: async (uuid) => keptPlace(sql, uuid),
    areaTimeZone: async (uuid) => areaTimeZone(sql, uuid),
    putSource: async (source) => putSource(sql, changes, source),
    putLicence: async (licence) => putLicence(sql, changes, licence),
    keepSources: async (sources) => keepSources(sql, changes, sources),
    replaceLookup: async (list, entries) => replaceLookup(sql, changes, list, entries),
    findMirror: async () => findMirror(sql),
    putMirror: async (mirror) => putMirror(sql, changes, mirror),
    putOrigin: async (kind, origin, uuids) => putOrigin(sql, kind, origin, uuids),
    commit: async ({ demo }) => {
      next.check(demo)
      placeMoved(sql, changes)
      if (!changes.any) return sql.run('COMMIT')
      const { id, at } = next.made(demo, now())
      sql.run('INSERT INTO edition (id, at, demo) VALUES (?, ?, ?)', [id, at, demo ? 1 : 0])
      sql.run('COMMIT')
      // Gives the room of the write-ahead log back, where no reader is in the way.
      sql.row('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    rollback: async () => sql.run('ROLLBACK'),
  }
}

function lastEdition(sql: Connection): Edition | null {
  const [id, at, demo] = sql.row('SELECT id, at, demo FROM edition ORDER BY id DESC LIMIT 1') ?? []
  return id === undefined ? null : { id: numberOf(id), at: textOf(at), demo: demo === 1 }
}

import type { ClosureInput, Transaction } from '../../domain/store.ts'
import { areaTimeZone, putAreas } from './area-writes.ts'
import { keptPlace, placeMoved, putClosure } from './closure-writes.ts'
import { numberOf, textOf, type Connection } from '../database/connection.ts'
import { listUuids, removeAll, removeRecord } from './deletion-writes.ts'
import { keepSources, replaceLookup } from './lookup-writes.ts'
import { findMirror, putMirror } from './mirror-state.ts'
import { putOrigin } from './origin-writes.ts'
import { putLicence, putOrganisation, putSource, putWildlife } from './other-writes.ts'
import type { Changes } from './writing.ts'

/** A transaction on a connection that has just begun one. */
export function openTransaction(sql: Connection, now: () => number): Transaction {
  const last = sql.row('SELECT id, at, demo FROM edition ORDER BY id DESC LIMIT 1')
  const changes: Changes = { edition: last === null ? 1 : numberOf(last[0]) + 1, any: false }
  let holdsDemo = last?.[2] === 1
  let holdsReal = last?.[2] === 0
  return {
    holds: last === null ? 'nothing' : holdsDemo ? 'demo' : 'data',
    removeDemo: async () => {
      if (!holdsDemo) return 0
      holdsDemo = false
      changes.any = true
      return removeAll(sql, changes)
    },
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
      if (demo ? holdsReal : holdsDemo) throw new Error('Demonstration data and real data never mix.')
      placeMoved(sql, changes)
      if (!changes.any) return sql.run('COMMIT')
      // Later than the edition before, whatever the clock does, so that the order of editions is that of their times.
      const at = Math.max(now(), last === null ? 0 : Date.parse(textOf(last[1])) + 1)
      const params = [changes.edition, new Date(at).toISOString(), demo ? 1 : 0]
      sql.run('INSERT INTO edition (id, at, demo) VALUES (?, ?, ?)', params)
      sql.run('COMMIT')
      // Gives the room of the write-ahead log back, where no reader is in the way.
      sql.row('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    rollback: async () => sql.run('ROLLBACK'),
  }
}

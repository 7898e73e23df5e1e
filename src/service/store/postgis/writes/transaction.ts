import type { Transaction } from '../../domain/store.ts'
import { areaTimeZone, putAreas } from './area-writes.ts'
import type { Changes } from './changes.ts'
import { keptPlace, placeMoved, putClosure } from './closure-writes.ts'
import type { Session } from '../database/database.ts'
import { listUuids, removeAll, removeRecord } from './deletion-writes.ts'
import { keepSources, replaceLookup } from './lookup-writes.ts'
import { findMirror, putMirror } from './mirror-state.ts'
import { putOrigin } from './origin-writes.ts'
import { putLicence, putOrganisation, putSource, putWildlife } from './other-writes.ts'
import { numberOf, textOf } from '../database/values.ts'

/** A transaction of a session that has just begun one, and has the store's lock. */
export async function openTransaction(sql: Session, now: () => number): Promise<Transaction> {
  const last = await sql.row('SELECT id, at, demo FROM edition ORDER BY id DESC LIMIT 1')
  const changes: Changes = { edition: last === null ? 1 : numberOf(last[0]) + 1, any: false }
  let holdsDemo = last?.[2] === true
  const holdsReal = last?.[2] === false
  return {
    holds: last === null ? 'nothing' : holdsDemo ? 'demo' : 'data',
    removeDemo: async () => {
      if (!holdsDemo) return 0
      holdsDemo = false
      changes.any = true
      return removeAll(sql, changes)
    },
    putAreas: (areas) => putAreas(sql, changes, areas),
    putClosure: (closure) => putClosure(sql, changes, closure),
    removeRecord: (kind, uuid) => removeRecord(sql, changes, kind, uuid),
    listUuids: (kind) => listUuids(sql, kind),
    putWildlife: (wildlife) => putWildlife(sql, changes, wildlife),
    putOrganisation: (organisation) => putOrganisation(sql, changes, organisation),
    keptPlace: (uuid) => keptPlace(sql, uuid),
    areaTimeZone: (uuid) => areaTimeZone(sql, uuid),
    putSource: (source) => putSource(sql, changes, source),
    putLicence: (licence) => putLicence(sql, changes, licence),
    keepSources: (sources) => keepSources(sql, changes, sources),
    replaceLookup: (list, entries) => replaceLookup(sql, changes, list, entries),
    findMirror: () => findMirror(sql),
    putMirror: (mirror) => putMirror(sql, changes, mirror),
    putOrigin: (kind, origin, uuids) => putOrigin(sql, kind, origin, uuids),
    commit: async ({ demo }) => {
      if (demo ? holdsReal : holdsDemo) throw new Error('Demonstration data and real data never mix.')
      await placeMoved(sql, changes)
      // Later than the edition before, whatever the clock does, so that the order of editions is that of their times.
      const at = Math.max(now(), last === null ? 0 : Date.parse(textOf(last[1])) + 1)
      const edition = [changes.edition, new Date(at).toISOString(), demo]
      if (changes.any) await sql.run('INSERT INTO edition (id, at, demo) VALUES ($1, $2, $3)', edition)
      await sql.run('COMMIT')
      sql.release()
    },
    rollback: () => undo(sql),
  }
}

/** Where the connection is lost, the server undoes it by itself. */
async function undo(sql: Session): Promise<void> {
  await sql.run('ROLLBACK').then(
    () => sql.release(),
    () => sql.abandon(),
  )
}

import { NextEdition, type Edition } from '../../domain/edition.ts'
import type { Transaction } from '../../domain/store.ts'
import { areaTimeZone, putAreas } from './area-writes.ts'
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
  const next = new NextEdition(await lastEdition(sql))
  const { changes, holds } = next
  return {
    holds,
    removeDemo: async () => (next.dropDemo() ? removeAll(sql, changes) : 0),
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
      next.check(demo)
      await placeMoved(sql, changes)
      const { id, at } = next.made(demo, now())
      if (changes.any) await sql.run('INSERT INTO edition (id, at, demo) VALUES ($1, $2, $3)', [id, at, demo])
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

async function lastEdition(sql: Session): Promise<Edition | null> {
  const [id, at, demo] = (await sql.row('SELECT id, at, demo FROM edition ORDER BY id DESC LIMIT 1')) ?? []
  return id === undefined ? null : { id: numberOf(id), at: textOf(at), demo: demo === true }
}

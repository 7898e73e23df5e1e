import { NextEdition, type Changes, type Edition } from '../../domain/edition.ts'
import type { Gone, Imported, Origin } from '../../domain/origins.ts'
import type { ClosureInput, PreparedArea, Transaction, Written } from '../../domain/store.ts'
import { isTrue, numberOf, textOf, type Sql } from '../sql.ts'
import { areaTimeZone, keptPlace } from './kept-place.ts'
import { listUuids, removeAll, removeRecord, type Tables } from './deletion-writes.ts'
import { renewInstants, type NoteInstants } from './instant-writes.ts'
import { keepSources, putLicence, putSource, replaceLookup } from './lookup-writes.ts'
import { findMirror, putMirror } from './mirror-state.ts'
import { originsIn, type OriginTables } from './origins.ts'
import { renewTiles, type TileReads } from './tile-writes.ts'
import { putOrganisation, putWildlife } from './other-writes.ts'

/** What each of the two databases does in its own way. */
export interface Writing extends OriginTables {
  readonly tables: Tables
  readonly putAreas: (changes: Changes, areas: readonly PreparedArea[]) => Promise<readonly Written[]>
  readonly putClosure: (changes: Changes, closure: ClosureInput) => Promise<Written>
  readonly noteInstants: NoteInstants
  readonly putOrigin: (kind: Imported, origin: Origin, uuids: readonly string[]) => Promise<readonly Gone[]>
  /** Gives closures without a geometry of their own that of their areas, where those or they themselves have changed. */
  readonly placeMoved: (changes: Changes) => Promise<void>
  readonly tileReads: TileReads
  /** Ends the transaction. */
  readonly commit: (changes: Changes) => Promise<void>
  readonly rollback: (changes: Changes) => Promise<void>
}

/** A transaction on a connection that has just begun one, and keeps other writers off. */
export async function openTransaction(sql: Sql, writing: Writing, now: () => number): Promise<Transaction> {
  const next = new NextEdition(await lastEdition(sql))
  const { changes, holds } = next
  const { tables } = writing
  await renewInstants(sql, changes, writing.noteInstants)
  return {
    holds,
    removeDemo: async () => (next.dropDemo() ? removeAll(sql, changes, tables) : 0),
    putAreas: (areas) => writing.putAreas(changes, areas),
    putClosure: (closure) => writing.putClosure(changes, closure),
    removeRecord: (kind, uuid) => removeRecord(sql, changes, tables, kind, uuid),
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
    putOrigin: writing.putOrigin,
    origins: originsIn(sql, writing),
    commit: async ({ demo }) => {
      next.check(demo)
      await writing.placeMoved(changes)
      await renewTiles(sql, changes.areas, writing.tileReads)
      const { id, at } = next.made(demo, now())
      if (changes.any) await sql.run('INSERT INTO edition (id, at, demo) VALUES ($1, $2, $3)', [id, at, demo])
      await writing.commit(changes)
    },
    rollback: () => writing.rollback(changes),
  }
}

async function lastEdition(sql: Sql): Promise<Edition | null> {
  const [id, at, demo] = (await sql.row('SELECT id, at, demo FROM edition ORDER BY id DESC LIMIT 1')) ?? []
  return id === undefined ? null : { id: numberOf(id), at: textOf(at), demo: isTrue(demo) }
}

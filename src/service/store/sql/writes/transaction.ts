import { NextEdition, type Edition, type Editions } from '../../domain/edition.ts'
import type { RecordKind, Transaction } from '../../domain/store.ts'
import { isTrue, numberOf, textOf, type Sql } from '../sql.ts'
import { areaNames } from './area-names.ts'
import { importChanges } from './import-changes.ts'
import { ImportLog, keepNothing, type Keep } from './import-log.ts'
import { areaTimeZone, keptPlace } from './kept-place.ts'
import { listUuids, removeAll, removeRecord } from './deletion-writes.ts'
import { renewInstants } from './instant-writes.ts'
import { keepSources, putLicence, putSource, replaceLookup } from './lookup-writes.ts'
import { findMirror, putMirror } from './mirror-state.ts'
import { originsIn } from './origins.ts'
import { renewTiles } from './tile-writes.ts'
import { putOrganisation, putWildlife } from './other-writes.ts'
import { changedSince, listLastImports, undoImport } from './undo.ts'
import type { Writing } from './writing.ts'

/** A transaction on a connection that has just begun one, and keeps other writers off. */
export async function openTransaction(sql: Sql, writing: Writing, now: () => number): Promise<Transaction> {
  const last = await lastEdition(sql)
  const next = new NextEdition(last)
  const { changes, holds } = next
  const { tables } = writing
  const log = new ImportLog(sql, changes.edition, writing)
  await renewInstants(sql, changes, writing.noteInstants)
  return {
    holds,
    editions: editionsIn(sql, last),
    removeDemo: async () => (next.dropDemo() ? removeAll(sql, changes, tables) : 0),
    putAreas: (areas, source) => writing.putAreas(changes, areas, log.keeping('area', source, 'changed')),
    putClosure: (closure, source) => writing.putClosure(changes, closure, log.keeping('closure', source, 'changed')),
    removeRecord: (kind, uuid, source) =>
      removeRecord(sql, changes, tables, kind, uuid, keepRemoved(log, kind, source)),
    listUuids: (kind) => listUuids(sql, kind),
    putWildlife: (wildlife) => putWildlife(sql, changes, wildlife),
    putOrganisation: (organisation) => putOrganisation(sql, changes, organisation),
    keptPlace: (uuid) => keptPlace(sql, uuid),
    areaTimeZone: (uuid) => areaTimeZone(sql, uuid),
    areaNames: () => areaNames(sql),
    putSource: (source, importOf) => putSource(sql, changes, source, log.keepingSource(importOf)),
    putLicence: (licence) => putLicence(sql, changes, licence),
    keepSources: (sources) => keepSources(sql, changes, sources),
    replaceLookup: (list, entries) => replaceLookup(sql, changes, list, entries),
    findMirror: () => findMirror(sql),
    putMirror: (mirror) => putMirror(sql, changes, mirror),
    putOrigin: async (kind, origin, uuids) => {
      await log.keepOrigins(kind, origin.source, uuids)
      return writing.putOrigin(kind, origin, uuids)
    },
    origins: originsIn(sql, writing),
    lastImports: {
      list: () => listLastImports(sql),
      settle: (kind, source) => log.settle(kind, source),
      changes: (fates) => importChanges(sql, writing, changes.edition, fates),
      changedSince: (last, most) => changedSince(sql, last, writing.nameOfRecord, most),
      undo: (last) => undoImport(sql, changes, writing, last),
    },
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

function editionsIn(sql: Sql, last: Edition | null): Editions {
  return {
    last: last?.at ?? null,
    has: async (at) => (await sql.row('SELECT 1 FROM edition WHERE at = $1', [at])) !== null,
  }
}

function keepRemoved(log: ImportLog, kind: RecordKind, source: string | undefined): Keep {
  return kind === 'area' || kind === 'closure' ? log.keeping(kind, source, 'removed') : keepNothing
}

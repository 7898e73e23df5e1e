import type { Store, StoreState } from '../domain/store.ts'
import { areaPlaces, findArea, listAreas, listTileAreas, summarizeAreas } from './reads/area-reads.ts'
import { findClosure, listClosures, nextStatusChange } from './reads/closure-reads.ts'
import { summarizeClosures } from './reads/closure-summary.ts'
import { isTrue, textOf } from '../sql/sql.ts'
import type { Connection } from './database/connection.ts'
import { openDatabase } from './database/database.ts'
import { listDeleted } from './reads/deletion-reads.ts'
import { lockDirectory } from './database/lock.ts'
import { MIRROR_COLUMNS, mirrorOf } from '../sql/writes/mirror-state.ts'
import { lookupReads } from '../sql/reads/lookup-reads.ts'
import { sharedSql } from './database/shared-sql.ts'
import { findOther, listOthers, organisations, wildlife } from './reads/other-reads.ts'

/**
 * The store of a data directory for the one service that publishes it; writers work beside it. The directory and its
 * store are made where there are none. Throws a StoreInUseError while another service has it open, a StoreError where
 * it cannot be opened.
 */
export function openSqliteStore(dataDir: string): Store {
  const lock = lockDirectory(dataDir)
  try {
    const store = openSqliteReader(dataDir)
    return { ...store, close: () => store.close().finally(() => lock.close()) }
  } catch (error) {
    lock.close()
    throw error
  }
}

/** The same for a program that reads beside services and writers. Throws a StoreError where it cannot be opened. */
export function openSqliteReader(dataDir: string): Store {
  const sql = openDatabase(dataDir)
  sql.script('PRAGMA query_only = ON')
  return {
    ...lookupReads(sharedSql(sql)),
    state: async () => stateOf(sql),
    listAreas: async (filters, fields, slice, frame) => listAreas(sql, filters, fields, slice, frame),
    summarizeAreas: async () => summarizeAreas(sql),
    findArea: async (uuid, fields) => findArea(sql, uuid, fields),
    areaPlaces: async (uuids) => areaPlaces(sql, uuids),
    listClosures: async (filters, fields, slice, now, frame) => listClosures(sql, filters, fields, slice, now, frame),
    findClosure: async (uuid, fields, now) => findClosure(sql, uuid, fields, now),
    nextStatusChange: async (now) => nextStatusChange(sql, now),
    summarizeClosures: async (filters, now) => summarizeClosures(sql, filters, now),
    listDeleted: async (kind, filters, slice, frame) => listDeleted(sql, kind, filters, slice, frame),
    listWildlife: async (filters, fields, slice, frame) => listOthers(sql, wildlife, filters, fields, slice, frame),
    findWildlife: async (uuid, fields) => findOther(sql, wildlife, uuid, fields),
    listOrganisations: async (filters, fields, slice, frame) =>
      listOthers(sql, organisations, filters, fields, slice, frame),
    findOrganisation: async (uuid, fields) => findOther(sql, organisations, uuid, fields),
    listTileAreas: async (box, level) => listTileAreas(sql, box, level),
    close: async () => sql.close(),
  }
}

function stateOf(sql: Connection): StoreState {
  return sql.snapshot(() => {
    const revision = String(sql.row('PRAGMA data_version')?.[0])
    const [at = null, demo] = sql.row('SELECT at, demo FROM edition ORDER BY id DESC LIMIT 1') ?? []
    const mirror = mirrorOf(sql.row(`SELECT ${MIRROR_COLUMNS} FROM mirror`) ?? [])
    return { revision, updatedAt: at === null ? null : textOf(at), demo: isTrue(demo), mirror }
  })
}

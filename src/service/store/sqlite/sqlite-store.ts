import type { Store, StoreState } from '../domain/store.ts'
import { sharedReads } from '../sql/reads/shared-reads.ts'
import { isTrue, textOf } from '../sql/sql.ts'
import { MIRROR_COLUMNS, mirrorOf } from '../sql/writes/mirror-state.ts'
import type { Connection } from './database/connection.ts'
import { openDatabase } from './database/database.ts'
import { lockDirectory } from './database/lock.ts'
import { sharedSql } from './database/shared-sql.ts'
import { countDrawn, listTileAreas, summarizeAreas } from './reads/area-reads.ts'
import { listClosureIds } from './reads/closure-ids.ts'
import { areaColumns, closureColumns } from './reads/columns.ts'
import { SqliteParams } from './reads/conditions.ts'
import { findRow, listRows } from './reads/list-rows.ts'
import { listNamelessWithin } from './reads/of-areas.ts'

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
    ...sharedReads({
      sql: sharedSql(sql),
      newParams: () => new SqliteParams(),
      areaColumns,
      closureColumns,
      list: (listing, slice, frame) => listRows(sql, listing, slice, frame),
      find: async (listing, uuid) => findRow(sql, listing, uuid),
    }),
    state: async () => stateOf(sql),
    summarizeAreas: async () => summarizeAreas(sql),
    listClosureIds: async (filters) => listClosureIds(sql, filters),
    listNamelessWithin: async (after, until) => listNamelessWithin(sql, after, until),
    listTileAreas: async (box, zoom) => listTileAreas(sql, box, zoom),
    countDrawn: async (box, zoom) => countDrawn(sql, box, zoom),
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

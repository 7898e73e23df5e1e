import type { Store, StoreState } from '../domain/store.ts'
import { areaColumns, closureColumns } from '../sql/reads/listings.ts'
import { sharedReads } from '../sql/reads/shared-reads.ts'
import { isTrue, numberOf, textOf } from '../sql/sql.ts'
import { MIRROR_COLUMNS, mirrorOf } from '../sql/writes/mirror-state.ts'
import type { Database, Patience } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import type { Log } from './database/schema.ts'
import { countDrawn, listTileAreas, summarizeAreas } from './reads/area-reads.ts'
import { listClosureIds, listNamelessWithin } from './reads/closure-ids.ts'
import { PostgisParams } from './reads/conditions.ts'
import { findRow, listRows } from './reads/list-rows.ts'

/**
 * The store of a PostgreSQL database, which any number of services may share; it is made where there is none. `url`:
 * `postgres://user@host/database`; `log`: is told what an operator should know; `patience`: that of a program unless
 * said. Throws a StoreError where the database cannot be used or does not answer, then or later.
 */
export async function openPostgisStore(url: string, log: Log, patience?: Patience): Promise<Store> {
  const sql = await openDatabase(url, log, patience)
  return {
    ...sharedReads({
      sql,
      newParams: () => new PostgisParams(),
      areaColumns,
      closureColumns,
      list: (listing, slice, frame) => listRows(sql, listing, slice, frame),
      find: (listing, uuid) => findRow(sql, listing, uuid),
    }),
    state: () => stateOf(sql),
    summarizeAreas: () => summarizeAreas(sql),
    listClosureIds: (filters) => listClosureIds(sql, filters),
    listNamelessWithin: (after, until) => listNamelessWithin(sql, after, until),
    listTileAreas: (box, zoom) => listTileAreas(sql, box, zoom),
    countDrawn: (box, zoom) => countDrawn(sql, box, zoom),
    close: () => sql.close(),
  }
}

async function stateOf(sql: Database): Promise<StoreState> {
  const [id = null, at = null, demo, ...mirrored] =
    (await sql.row(
      `SELECT last.id, last.at, last.demo, ${MIRROR_COLUMNS} FROM (SELECT) always
       LEFT JOIN (SELECT id, at, demo FROM edition ORDER BY id DESC LIMIT 1) last ON true
       LEFT JOIN mirror ON true`,
    )) ?? []
  const mirror = mirrorOf(mirrored)
  const revision = `${id === null ? '' : numberOf(id)} ${at === null ? '' : textOf(at)} ${mirror?.updatedAt ?? ''}`
  return { revision, updatedAt: at === null ? null : textOf(at), demo: isTrue(demo), mirror }
}

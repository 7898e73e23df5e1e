import type { Store, StoreState } from '../domain/store.ts'
import { areaPlaces, findArea, listAreas, listTileAreas, summarizeAreas } from './reads/area-reads.ts'
import { findClosure, listClosures, nextStatusChange } from './reads/closure-reads.ts'
import { summarizeClosures } from './reads/closure-summary.ts'
import type { Database } from './database/database.ts'
import { lookupReads } from '../sql/reads/lookup-reads.ts'
import { findOther, listDeleted, listOthers, organisations, wildlife } from './reads/other-reads.ts'
import { MIRROR_COLUMNS, mirrorOf } from '../sql/writes/mirror-state.ts'
import { openDatabase } from './database/open-database.ts'
import { isTrue, numberOf, textOf } from '../sql/sql.ts'

/**
 * The store of a PostgreSQL database, which any number of services may share; it is made where there is none. `url`:
 * `postgres://user@host/database`. Throws a StoreError where the database cannot be used, then or later.
 */
export async function openPostgisStore(url: string): Promise<Store> {
  const sql = await openDatabase(url)
  return {
    ...lookupReads(sql),
    state: () => stateOf(sql),
    listAreas: (filters, fields, slice, frame) => listAreas(sql, filters, fields, slice, frame),
    summarizeAreas: () => summarizeAreas(sql),
    findArea: (uuid, fields) => findArea(sql, uuid, fields),
    areaPlaces: (uuids) => areaPlaces(sql, uuids),
    listClosures: (filters, fields, slice, now, frame) => listClosures(sql, filters, fields, slice, now, frame),
    findClosure: (uuid, fields, now) => findClosure(sql, uuid, fields, now),
    nextStatusChange: (now) => nextStatusChange(sql, now),
    summarizeClosures: (filters, now) => summarizeClosures(sql, filters, now),
    listDeleted: (kind, filters, slice, frame) => listDeleted(sql, kind, filters, slice, frame),
    listWildlife: (filters, fields, slice, frame) => listOthers(sql, wildlife, filters, fields, slice, frame),
    findWildlife: (uuid, fields) => findOther(sql, wildlife, uuid, fields),
    listOrganisations: (filters, fields, slice, frame) => listOthers(sql, organisations, filters, fields, slice, frame),
    findOrganisation: (uuid, fields) => findOther(sql, organisations, uuid, fields),
    listTileAreas: (box, level) => listTileAreas(sql, box, level),
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

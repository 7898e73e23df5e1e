import type { Store } from '../store.ts'
import { areaPlaces, findArea, listAreas, listTileAreas, summarizeAreas } from './area-reads.ts'
import { findClosure, listClosures, nextStatusChange } from './closure-reads.ts'
import { summarizeClosures } from './closure-summary.ts'
import type { Database } from './database.ts'
import { CategoryTraits, CountryTraits, listLicences, listLookup, listSources, NoTraits } from './lookup-reads.ts'
import { findDeletion, findOther, listDeleted, listOthers, organisations, wildlife } from './other-reads.ts'
import { findMirror } from './mirror-state.ts'
import { openDatabase } from './open-database.ts'
import { textOf } from './values.ts'

/**
 * The store of a PostgreSQL database, which any number of services may share; it is made where there is none. `url`:
 * `postgres://user@host/database`. Throws a StoreError where the database cannot be used, then or later.
 */
export async function openPostgisStore(url: string): Promise<Store> {
  const sql = await openDatabase(url)
  const edition = shared(() => lastEdition(sql))
  return {
    revision: async () => {
      const last = await edition()
      return last === null ? '' : `${last.id} ${last.at} ${last.mirroredAt}`
    },
    info: async () => {
      const last = await lastEdition(sql)
      return { updatedAt: last?.at ?? null, demo: last?.demo ?? false, mirror: await findMirror(sql) }
    },
    listAreas: (filters, fields, slice, frame) => listAreas(sql, filters, fields, slice, frame),
    summarizeAreas: () => summarizeAreas(sql),
    findArea: (uuid, fields) => findArea(sql, uuid, fields),
    areaPlaces: (uuids) => areaPlaces(sql, uuids),
    listClosures: (filters, fields, slice, now, frame) => listClosures(sql, filters, fields, slice, now, frame),
    findClosure: (uuid, fields, now) => findClosure(sql, uuid, fields, now),
    nextStatusChange: (now) => nextStatusChange(sql, now),
    summarizeClosures: (filters, now) => summarizeClosures(sql, filters, now),
    listDeleted: (kind, filters, slice, frame) => listDeleted(sql, kind, filters, slice, frame),
    findDeletion: (kind, uuid) => findDeletion(sql, kind, uuid),
    listWildlife: (filters, fields, slice, frame) => listOthers(sql, wildlife, filters, fields, slice, frame),
    findWildlife: (uuid, fields) => findOther(sql, wildlife, uuid, fields),
    listOrganisations: (filters, fields, slice, frame) => listOthers(sql, organisations, filters, fields, slice, frame),
    findOrganisation: (uuid, fields) => findOther(sql, organisations, uuid, fields),
    listCategories: (language) => listLookup(sql, 'category', language, CategoryTraits),
    listCountries: (language) => listLookup(sql, 'country', language, CountryTraits),
    listActivities: (language) => listLookup(sql, 'activity', language, NoTraits),
    listReasons: (language) => listLookup(sql, 'reason', language, NoTraits),
    listSources: () => listSources(sql),
    listLicences: () => listLicences(sql),
    listTileAreas: (box, level) => listTileAreas(sql, box, level),
    close: () => sql.close(),
  }
}

interface Edition {
  readonly id: number
  readonly at: string
  readonly demo: boolean
  /** When the data was last compared with what it is a copy of; empty where it is none. */
  readonly mirroredAt: string
}

async function lastEdition(sql: Database): Promise<Edition | null> {
  const row = await sql.row(
    `SELECT id, at, demo, coalesce((SELECT updated_at FROM mirror), '') FROM edition ORDER BY id DESC LIMIT 1`,
  )
  return row === null
    ? null
    : { id: Number(row[0]), at: textOf(row[1]), demo: row[2] === true, mirroredAt: textOf(row[3]) }
}

/** Asks once for all who ask before the answer is there. */
function shared<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => {
    asked ??= ask().finally(() => (asked = null))
    return asked
  }
}

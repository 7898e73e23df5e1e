import * as z from 'zod/mini'
import { LngLat } from '#contract/geometry.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import type { AreaField } from '#contract/records/area.ts'
import { SOURCE_KINDS, type ClosureField } from '#contract/records/closure.ts'
import { AREA_FAMILIES, type Licence, type Lookup, type Source } from '#contract/records/lookups.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'
import type { AreaPlace, Deletable, Frame, JsonBytes, Rows, Slice, Store } from '../../domain/store.ts'
import type { LookupList } from '../../domain/vocabulary.ts'
import { numberOf, textOf, type Sql } from '../sql.ts'
import { madeByOtherRules } from '../writes/instant-writes.ts'
import { tilesAreOld } from '../writes/tile-writes.ts'
import { listClosureTraits } from './closure-traits.ts'
import type { Columns } from './composing.ts'
import { allDrawnFrom, coarseTile, drawnCategories } from './drawn.ts'
import type { Listing } from './listing.ts'
import { areaListing, closureListing, deletionListing, organisations, otherListing, wildlife } from './listings.ts'
import type { Params } from './params.ts'

const Names = z.record(z.enum(LANGUAGES), z.string())
const Named = z.object({ name: z.string(), names: z.nullable(z.record(z.string(), z.string())) })
const Kind = z.enum(SOURCE_KINDS)

/** What the entries of lookup lists have beside `id` and `name`. */
const CategoryTraits = z.object({ family: z.optional(z.enum(AREA_FAMILIES)) })
const CountryTraits = z.object({ iso_a2: z.optional(z.string()) })
const NoTraits = z.object({})

type Reader = Pick<Sql, 'rows' | 'row'>

/** How a database reads, and where it keeps what the two keep in different places. */
export interface Reading {
  readonly sql: Reader
  readonly newParams: () => Params
  readonly areaColumns: Columns<AreaField>
  readonly closureColumns: Columns<ClosureField>
  readonly list: (listing: Listing, slice: Slice, frame?: Frame) => Promise<Rows>
  /** One of the records of a listing's table. */
  readonly find: (listing: Listing, uuid: string) => Promise<JsonBytes | null>
}

/** What each of the two databases reads in its own way. */
type OwnReads =
  | 'state'
  | 'summarizeAreas'
  | 'listClosureIds'
  | 'listNamelessWithin'
  | 'listTileAreas'
  | 'countDrawn'
  | 'close'

/** What both databases read alike. */
export function sharedReads(reading: Reading): Omit<Store, OwnReads> {
  const { sql, list, find } = reading
  return {
    listAreas: (filters, fields, slice, frame) => list(areaListing(reading.areaColumns, filters, fields), slice, frame),
    findArea: (uuid, fields) => find(areaListing(reading.areaColumns, {}, fields), uuid),
    areaPlaces: (uuids, language) => areaPlaces(reading, uuids, language),
    listClosures: (filters, fields, slice, now, frame) =>
      list(closureListing(reading.closureColumns, filters, fields, now), slice, frame),
    findClosure: (uuid, fields, now) => find(closureListing(reading.closureColumns, {}, fields, now), uuid),
    listClosureTraits: (after, limit) => listClosureTraits(sql, after, limit),
    nextStatusChange: (now) => nextStatusChange(sql, now),
    listDeleted: (kind, filters, slice, frame) => list(deletionListing(kind, filters), slice, frame),
    findDeletion: (kind, uuid) => findDeletion(sql, kind, uuid),
    listWildlife: (filters, fields, slice, frame) => list(otherListing(wildlife, filters, fields), slice, frame),
    findWildlife: (uuid, fields) => find(otherListing(wildlife, {}, fields), uuid),
    listOrganisations: (filters, fields, slice, frame) =>
      list(otherListing(organisations, filters, fields), slice, frame),
    findOrganisation: (uuid, fields) => find(otherListing(organisations, {}, fields), uuid),
    listCategories: (language) => listLookup(sql, 'category', language, CategoryTraits),
    listCountries: (language) => listLookup(sql, 'country', language, CountryTraits),
    listActivities: (language) => listLookup(sql, 'activity', language, NoTraits),
    listReasons: (language) => listLookup(sql, 'reason', language, NoTraits),
    listSources: () => listSources(sql),
    listLicences: () => listLicences(sql),
    madeByOtherRules: async () => (await madeByOtherRules(sql)) || (await tilesAreOld(sql)),
    coarseTile: (tile) => coarseTile(sql, tile),
    allDrawnFrom: () => allDrawnFrom(sql),
    drawnCategories: () => drawnCategories(sql),
  }
}

async function areaPlaces(
  { sql, newParams, areaColumns }: Reading,
  uuids: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, AreaPlace>> {
  const params = newParams()
  const rows = await sql.rows(
    `SELECT r.uuid, ${areaColumns.name}, ${areaColumns.names}, f.centroid FROM area r JOIN area_field f ON f.id = r.id
     WHERE ${params.anyOf('r.uuid', 'text', uuids)}`,
    params.values,
  )
  return new Map(
    rows.map(([uuid, name, names, centroid]) => {
      const area = Named.parse({
        name: JSON.parse(textOf(name)),
        names: typeof names === 'string' ? JSON.parse(names) : null,
      })
      const at = LngLat.parse(JSON.parse(textOf(centroid)))
      return [textOf(uuid), { name: areaNameIn(language, area), centroid: at }]
    }),
  )
}

/** The instant as epoch milliseconds; Infinity where no status ever changes again. */
async function nextStatusChange(sql: Reader, now: number): Promise<number> {
  const next = (column: string) => `SELECT min(${column}) AS instant FROM closure WHERE ${column} > $1`
  const row = await sql.row(
    `SELECT min(instant) FROM (${next('begin_ms')} UNION ALL ${next('finish_ms')}) AS changes`,
    [now],
  )
  return numberOf(row?.[0] ?? Infinity)
}

async function listLookup<T extends object>(
  sql: Reader,
  list: LookupList,
  language: Language,
  traitsSchema: z.ZodMiniType<T>,
): Promise<readonly (Lookup & T)[]> {
  const rows = await sql.rows('SELECT id, names, traits FROM lookup WHERE list = $1 ORDER BY id', [list])
  return rows.map(([id, names, traits]) => ({
    id: numberOf(id),
    name: Names.parse(JSON.parse(textOf(names)))[language],
    ...traitsSchema.parse(JSON.parse(textOf(traits))),
  }))
}

async function listSources(sql: Reader): Promise<readonly Source[]> {
  const rows = await sql.rows('SELECT id, name, kind, url FROM source ORDER BY id')
  return rows.map(([id, name, kind, url = null]) => {
    return { id: numberOf(id), name: textOf(name), kind: Kind.parse(kind), url: url === null ? null : textOf(url) }
  })
}

async function listLicences(sql: Reader): Promise<readonly Licence[]> {
  const rows = await sql.rows('SELECT name, uri FROM licence ORDER BY name, uri')
  return rows.map(([name, uri]) => ({ name: textOf(name), uri: textOf(uri) }))
}

async function findDeletion(sql: Reader, kind: Deletable, uuid: string): Promise<string | null> {
  const row = await sql.row(
    'SELECT e.at FROM deletion d JOIN edition e ON e.id = d.updated_in WHERE d.kind = $1 AND d.uuid = $2',
    [kind, uuid],
  )
  return row === null ? null : textOf(row[0])
}

import { LRUCache } from 'lru-cache'
import type { BBox } from '#contract/geometry.ts'
import type { IdSet } from '../../domain/id-set.ts'
import type { Slice } from '../../domain/store.ts'
import type { Condition } from '../../sql/reads/conditions.ts'
import type { Listing } from '../../sql/reads/listing.ts'
import { orderOf, reachOf } from '../../sql/reads/orders.ts'
import { textOf } from '../../sql/sql.ts'
import { idBytes } from '../database/area-words.ts'
import type { Database } from '../database/database.ts'
import type { Session } from '../database/session.ts'
import { idsInBox } from './area-counts.ts'
import { areasHolding, idSetOf } from './area-words.ts'
import { areaMeets, PostgisParams } from './conditions.ts'

/** A set takes 40 kB of a store with 300,000 areas; a region is searched letter by letter. */
const MOST_SETS = 200
/** Of a box with more, the first are found sooner by their ids alone. */
const MOST_IN_BOX = 50_000
/** So few areas are looked at one by one sooner than all of a box are listed. */
const FEW_IN_BOX = 1000
/** Areas are named one by one in a statement up to so many. */
const FEW = 4000

/** What to list. */
export interface Found {
  readonly listing: Listing
  /** How many records that are, where the listing has only those that are asked for. */
  readonly count?: number | undefined
}

/** Whether an index may tell the areas of a listing. */
export function mayBeFound({ table, text, box, conditions }: Listing): boolean {
  return table === 'area' && (text !== undefined || (box !== undefined && conditions.length === 0))
}

/** The areas of a listing by a text that they hold and a box; null where only a look at areas tells. For use in a snapshot. */
export async function findAreas(
  sql: Database,
  session: Session,
  listing: Listing,
  slice: Slice,
): Promise<Found | null> {
  const { conditions } = listing
  const order = slice.after === undefined ? listing.order : orderOf(slice.after)
  const reach = conditions.length === 0 ? reachOf(order, slice) : null
  const kept = keptIn(sql, await editionOf(session))
  const areas = await selected(session, kept, listing, reach !== null)
  if (areas === null || (reach === null && areas.size > FEW)) return null
  const ids = reach === null ? areas.ids : areas.first(reach)
  const isFound: Condition = (params) => params.anyOf('r.id', 'int8', ids)
  return {
    listing: { ...listing, text: undefined, box: undefined, conditions: [isFound, ...conditions] },
    count: reach === null ? undefined : areas.size,
  }
}

async function selected(session: Session, kept: Kept, { text, box }: Listing, isPage: boolean): Promise<IdSet | null> {
  if (text !== undefined) return holding(session, kept, text, box)
  return box === undefined || !isPage ? null : inBox(session, kept, box, MOST_IN_BOX)
}

/** Those that hold a text, in a box if there is one. */
async function holding(session: Session, kept: Kept, text: string, box: BBox | undefined): Promise<IdSet | null> {
  const areas = await kept(`holding ${text}`, () => areasHolding(session, text))
  if (areas === null || box === undefined) return areas
  if (areas.size > FEW_IN_BOX) return (await inBox(session, kept, box, Infinity))?.and(areas) ?? null
  const params = new PostgisParams()
  const isAmong = params.anyOf('r.id', 'int8', areas.ids)
  const statement = `SELECT ${idBytes('r.id')} FROM area r WHERE ${isAmong} AND (${areaMeets(box)(params)})`
  return idSetOf(await session.row(statement, params.values))
}

/** All that meet a box; null where they may be more than so many. */
async function inBox(session: Session, kept: Kept, box: BBox, most: number): Promise<IdSet | null> {
  return kept(`in ${box.join()}`, async () => {
    const params = new PostgisParams()
    const row = await session.row(idsInBox(box, most, params), params.values)
    return row?.[0] == null ? null : idSetOf(row)
  })
}

/** Gives the set of areas that is known under a key, found where it is not. */
type Kept = (key: string, find: () => Promise<IdSet | null>) => Promise<IdSet | null>

const sets = new WeakMap<Database, LRUCache<string, IdSet>>()

/** Sets that were found in an edition of the data. */
function keptIn(sql: Database, edition: string): Kept {
  const known = sets.get(sql) ?? new LRUCache<string, IdSet>({ max: MOST_SETS })
  sets.set(sql, known)
  return async (key, find) => {
    const name = `${edition} ${key}`
    const found = known.get(name) ?? (await find())
    if (found !== null) known.set(name, found)
    return found
  }
}

async function editionOf(session: Session): Promise<string> {
  const row = await session.row(`SELECT id || ' ' || at FROM edition ORDER BY id DESC LIMIT 1`)
  return row === null ? '' : textOf(row[0])
}

import { missesOfDay, schedulesWhere } from '../../sql/reads/closure-conditions.ts'
import { allOf, noneOf, type Condition } from '../../sql/reads/conditions.ts'
import type { PlacedTable, Selection } from '../../sql/reads/listing.ts'
import type { Reach } from '../../sql/reads/orders.ts'
import { numberOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { allInBox, candidatesInBox, holdsAll } from './box-test.ts'
import { near, SqliteParams } from './conditions.ts'
import { ofTheseAreas } from './of-areas.ts'
import { withinBox } from './text-in-box.ts'
import { holdersAmong, holds, isFound, matched, matchOf } from './text-search.ts'
import type { Match } from './word-pairs.ts'

/** Records are named one by one in a statement up to so many. */
const FEW = 4000

/** How many records match a selection, and the conditions that hold for those meant and for no other. */
export interface Matching {
  readonly count: number
  readonly conditions: readonly Condition[]
  /** The ids of those within reach, in their order, where an index has told them. */
  readonly ids?: readonly number[]
}

type Placed = Extract<Selection, { readonly table: PlacedTable }>

/** Those of a selection; with a reach those within it, and maybe others. For use within a snapshot. */
export function matching(sql: Connection, asked: Selection, reach: Reach | null = null): Matching {
  const selection = withoutNeedlessBox(sql, withAreasFound(sql, asked))
  const { text, conditions } = selection
  if (text === undefined) return (reach && allOfBox(sql, selection, reach)) ?? lookedAt(sql, selection, conditions)
  const match = matchOf(sql, text)
  if (match === null) return { count: 0, conditions: [oneOf([])] }
  if (match === undefined) return lookedAt(sql, selection, [holds(text), ...conditions])
  return heldBy(sql, selection, text, match, reach)
}

/** Those of a selection that hold a text which the index of words knows. */
function heldBy(sql: Connection, selection: Placed, text: string, match: Match, reach: Reach | null): Matching {
  const { table, box, conditions } = selection
  const given = matched(sql, table, match)
  const records = box === undefined ? given : withinBox(sql, table, box, given)
  const isPage = reach !== null && isAlone(selection)
  if (!isPage && records.size > FEW) {
    // In a box, those of the box are fewer.
    const held = box === undefined ? isFound(table, text, match) : holds(text)
    return lookedAt(sql, selection, [held, ...conditions])
  }
  const all = match.isExact ? records : holdersAmong(sql, table, text, box?.join() ?? '', records)
  if (!isPage) return lookedAt(sql, { ...selection, box: undefined }, [oneOf(all.ids), ...conditions])
  const ids = all.first(reach)
  return { count: all.size, conditions: [oneOf(ids)], ids }
}

/** What a box alone selects: counted and found without a look at each record. Null where there is no box, or more. */
function allOfBox(sql: Connection, selection: Selection, reach: Reach): Matching | null {
  const { table, box } = selection
  if (box === undefined || !isAlone(selection)) return null
  const all = allInBox(sql, table, box)
  const ids = all.first(reach)
  return { count: all.count, conditions: [oneOf(ids)], ids }
}

function isAlone({ conditions, day }: Selection): boolean {
  return conditions.length === 0 && day === undefined
}

/** What fulfils these conditions in the selection's box and on its day, by a look at each record that fulfils them. */
function lookedAt(sql: Connection, { table, box, day }: Selection, held: readonly Condition[]): Matching {
  const candidates =
    box === undefined ? { count: countOf(sql, table, held), misses: [] } : candidatesInBox(sql, table, box, held)
  const conditions = box === undefined ? held : [near(table, box), ...held]
  const misses = new Set([...candidates.misses, ...(day === undefined ? [] : missesIn(sql, day, conditions))])
  return { count: candidates.count - misses.size, conditions: [...conditions, ...noneOf([...misses])] }
}

function oneOf(ids: readonly number[]): Condition {
  return (params) => params.anyOf('r.id', 'int8', ids)
}

/** The ids of the closures that fulfil some conditions and are not in force on a day. */
function missesIn(sql: Connection, day: string, conditions: readonly Condition[]): readonly number[] {
  const params = new SqliteParams()
  return missesOfDay(day, sql.rows(schedulesWhere(allOf(conditions, params)), params.values))
}

/** Drops a box that holds every record: it selects nothing, and would be tested against each of them. */
function withoutNeedlessBox(sql: Connection, selection: Selection): Selection {
  const isNeedless = selection.box !== undefined && holdsAll(sql, selection.table, selection.box)
  return isNeedless ? { ...selection, box: undefined } : selection
}

/** The areas of a selection as a condition. */
function withAreasFound(sql: Connection, selection: Selection): Selection {
  const { areas, conditions } = selection
  if (areas === undefined) return selection
  return { ...selection, areas: undefined, conditions: [ofTheseAreas(sql, areas), ...conditions] }
}

/** How many records of a table fulfil some conditions. */
function countOf(sql: Connection, table: string, conditions: readonly Condition[]): number {
  if (conditions.length === 0) return numberOf(sql.keptRow(`SELECT count(*) FROM ${table}`)?.[0])
  const params = new SqliteParams()
  const statement = `SELECT count(*) FROM ${table} r WHERE ${allOf(conditions, params)}`
  return numberOf(sql.row(statement, params.values)?.[0])
}

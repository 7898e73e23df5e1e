import { missesOfDay, schedulesWhere } from '../../sql/reads/closure-conditions.ts'
import { allOf, noneOf, type Condition } from '../../sql/reads/conditions.ts'
import type { Selection } from '../../sql/reads/listing.ts'
import { numberOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { candidatesInBox, holdsAll, type Candidates } from './box-test.ts'
import { near, SqliteParams } from './conditions.ts'
import { ofTheseAreas } from './of-areas.ts'

/** How many records match a selection, and the conditions that hold for them and for no other. */
export interface Matching {
  readonly count: number
  readonly conditions: readonly Condition[]
}

/** For use within a snapshot. */
export function matching(sql: Connection, asked: Selection): Matching {
  const selection = withoutNeedlessBox(sql, withAreasFound(sql, asked))
  const { box, day } = selection
  const conditions = box === undefined ? selection.conditions : [near(selection.table, box), ...selection.conditions]
  const candidates = candidatesOf(sql, selection)
  const misses = new Set([...candidates.misses, ...(day === undefined ? [] : missesIn(sql, day, conditions))])
  return { count: candidates.count - misses.size, conditions: [...conditions, ...noneOf([...misses])] }
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

function candidatesOf(sql: Connection, selection: Selection): Candidates {
  const { table, conditions } = selection
  if (selection.box !== undefined) return candidatesInBox(sql, selection.table, selection.box, conditions)
  return { count: countOf(sql, table, conditions), misses: [] }
}

/** How many records of a table fulfil some conditions. */
function countOf(sql: Connection, table: string, conditions: readonly Condition[]): number {
  if (conditions.length === 0) return numberOf(sql.keptRow(`SELECT count(*) FROM ${table}`)?.[0])
  const params = new SqliteParams()
  const statement = `SELECT count(*) FROM ${table} r WHERE ${allOf(conditions, params)}`
  return numberOf(sql.row(statement, params.values)?.[0])
}

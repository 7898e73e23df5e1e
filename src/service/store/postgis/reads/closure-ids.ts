import type { AreaOfClosure } from '#contract/counts/closure-traits.ts'
import type { ClosureSelection } from '../../domain/store.ts'
import { selectionWithoutChoices } from '../../sql/reads/closure-conditions.ts'
import { areasOfClosures } from '../../sql/reads/closure-traits.ts'
import { allOf } from '../../sql/reads/conditions.ts'
import { textOf } from '../../sql/sql.ts'
import type { Database } from '../database/database.ts'
import { NAMELESS_WITHIN, PostgisParams } from './conditions.ts'
import { matching, onlyOnDay } from './list-rows.ts'

/** The closures that all filters select but those that choose among values; null where these are all. */
export async function listClosureIds(sql: Database, filters: ClosureSelection): Promise<readonly number[] | null> {
  return onlyOnDay(sql, selectionWithoutChoices(filters), async (reader, selection) => {
    const conditions = matching(selection)
    if (conditions.length === 0) return null
    const params = new PostgisParams()
    const ids = `SELECT coalesce(string_agg(r.id::text, ','), '') FROM closure r WHERE ${allOf(conditions, params)}`
    const text = textOf((await reader.rowOfValues(ids, params.values))?.[0])
    return text === '' ? [] : text.split(',').map(Number)
  })
}

/** Closures that name no area with the areas that they meet: of those whose `id` is within these bounds. */
export async function listNamelessWithin(
  sql: Database,
  after: number,
  until: number,
): Promise<readonly AreaOfClosure[]> {
  const statement = `SELECT c.id, a.uuid FROM ${NAMELESS_WITHIN} AND c.id > $1 AND c.id <= $2`
  return areasOfClosures(await sql.rows(statement, [after, until]))
}

import type { ClosureSelection } from '../../domain/store.ts'
import { selectionWithoutChoices } from '../../sql/reads/closure-conditions.ts'
import { allOf } from '../../sql/reads/conditions.ts'
import { textOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { SqliteParams } from './conditions.ts'
import { matching } from './matching.ts'

/** The closures that all filters select but those that choose among values; null where these are all. */
export function listClosureIds(sql: Connection, filters: ClosureSelection): readonly number[] | null {
  return sql.snapshot(() => {
    const { conditions } = matching(sql, selectionWithoutChoices(filters))
    if (conditions.length === 0) return null
    const params = new SqliteParams()
    const ids = `SELECT coalesce(group_concat(r.id), '') FROM closure r WHERE ${allOf(conditions, params)}`
    const text = textOf(sql.row(ids, params.values)?.[0])
    return text === '' ? [] : text.split(',').map(Number)
  })
}

import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import {
  CHOICE_FILTERS,
  groupOf,
  summaryOf,
  type ChoiceFilter,
  type ClosureGroup,
} from '../../domain/closure-groups.ts'
import type { ClosureSelection } from '../../domain/store.ts'
import { choiceConditions, selectionWithoutChoices, SOURCE_KIND, statusOf } from '../../sql/reads/closure-conditions.ts'
import { allOf, type Condition } from '../../sql/reads/conditions.ts'
import type { SqlValue } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { SqliteParams } from './conditions.ts'
import { matching } from './list-rows.ts'

type Choices = Readonly<Record<ChoiceFilter, readonly Condition[]>>

/** How many closures each choice of a filter would give at `now`, in epoch milliseconds. */
export function summarizeClosures(sql: Connection, filters: ClosureSelection, now: number): ClosureSummary {
  const choices = choiceConditions(filters, now)
  return sql.snapshot(() => {
    const { conditions } = matching(sql, selectionWithoutChoices(filters))
    return summaryOf(groupsOf(sql, conditions, choices, now), activityCounts(sql, conditions, choices))
  })
}

/** All closures that fulfil some conditions, in one walk. */
function groupsOf(
  sql: Connection,
  conditions: readonly Condition[],
  choices: Choices,
  now: number,
): readonly ClosureGroup[] {
  const params = new SqliteParams()
  const meets = CHOICE_FILTERS.map((name) => `${allOf(choices[name], params)} AS meets_${name}`)
  const rows = sql.rows(
    `SELECT count(*), ${statusOf(params.add(now))} AS status, r.type, r.reason_id, r.source_id, ${SOURCE_KIND},
       ${meets.join()}
     FROM closure r WHERE ${allOf(conditions, params)}
     GROUP BY status, r.type, r.reason_id, r.source_id, meets_activity_id`,
    params.values,
  )
  return rows.map(groupOf)
}

/** A closure concerns any number of activities, so they are counted in a walk of their own. */
function activityCounts(
  sql: Connection,
  conditions: readonly Condition[],
  choices: Choices,
): Readonly<Record<string, SqlValue>> {
  const others = CHOICE_FILTERS.filter((name) => name !== 'activity_id')
  const all = [...conditions, ...others.flatMap((name) => choices[name])]
  const params = new SqliteParams()
  const rows = sql.rows(
    `SELECT a.activity_id, count(*) FROM closure r JOIN closure_activity a ON a.closure_id = r.id
     WHERE ${allOf(all, params)} GROUP BY a.activity_id`,
    params.values,
  )
  return Object.fromEntries(rows)
}

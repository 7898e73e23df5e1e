import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import {
  CHOICE_FILTERS,
  groupOf,
  summaryOf,
  type ChoiceFilter,
  type ClosureGroup,
} from '../../domain/closure-groups.ts'
import { choiceConditions, selectionWithoutChoices } from './closure-conditions.ts'
import { STATUS } from './closure-reads.ts'
import { allOf, type Condition } from './conditions.ts'
import type { SqlValue } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { matching } from './list-rows.ts'
import type { ClosureSelection } from '../../domain/store.ts'

type Choices = Readonly<Record<ChoiceFilter, readonly Condition[]>>

/** How many closures each choice of a filter would give at `now`, in epoch milliseconds. */
export function summarizeClosures(sql: Connection, filters: ClosureSelection, now: number): ClosureSummary {
  const choices = choiceConditions(filters, now)
  return sql.snapshot(() => {
    const { conditions } = matching(sql, selectionWithoutChoices(sql, filters))
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
  const meets = CHOICE_FILTERS.map((name) => ({ name, ...allOf(choices[name]) }))
  const where = allOf(conditions)
  const rows = sql.rows(
    `SELECT count(*), ${STATUS} AS status, r.type, r.reason_id, r.source_id,
       (SELECT kind FROM source WHERE id = r.source_id), ${meets.map((test) => `${test.sql} AS meets_${test.name}`).join()}
     FROM (SELECT ? AS now) CROSS JOIN closure r WHERE ${where.sql}
     GROUP BY status, r.type, r.reason_id, r.source_id, meets_activity_id`,
    [...meets.flatMap(({ params }) => params), now, ...where.params],
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
  const where = allOf([...conditions, ...others.flatMap((name) => choices[name])])
  const rows = sql.rows(
    `SELECT a.activity_id, count(*) FROM closure r JOIN closure_activity a ON a.closure_id = r.id
     WHERE ${where.sql} GROUP BY a.activity_id`,
    where.params,
  )
  return Object.fromEntries(rows)
}

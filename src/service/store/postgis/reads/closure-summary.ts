import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CHOICE_FILTERS, groupOf, SINGLE_FILTERS, summaryOf } from '../../domain/closure-groups.ts'
import type { ClosureSelection } from '../../domain/store.ts'
import { choiceConditions, selectionWithoutChoices, SOURCE_KIND, statusOf } from '../../sql/reads/closure-conditions.ts'
import { allOf } from '../../sql/reads/conditions.ts'
import type { Selection } from '../../sql/reads/listing.ts'
import type { Database } from '../database/database.ts'
import { PostgisParams } from './conditions.ts'
import { matching, onlyOnDay, type Reader } from './list-rows.ts'

/** How many closures each choice of a filter would give at `now`, in epoch milliseconds. */
export async function summarizeClosures(
  sql: Database,
  filters: ClosureSelection,
  now: number,
): Promise<ClosureSummary> {
  return onlyOnDay(sql, selectionWithoutChoices(filters), (reader, found) => countsIn(reader, found, filters, now))
}

/** All in one statement, so that it is about one state of the data: a walk, and one more for the activities. */
async function countsIn(
  sql: Reader,
  selection: Selection,
  filters: ClosureSelection,
  now: number,
): Promise<ClosureSummary> {
  const choices = choiceConditions(filters, now)
  const params = new PostgisParams()
  const meets = CHOICE_FILTERS.map((name) => `${allOf(choices[name], params)} AS meets_${name}`)
  const tests = CHOICE_FILTERS.map((name) => `meets_${name}`)
  const others = tests.filter((test) => test !== 'meets_activity_id')
  const nothing = [...SINGLE_FILTERS, ...tests].map(() => 'NULL')
  const rows = await sql.rows(
    `WITH found AS MATERIALIZED (
       SELECT r.id, ${statusOf(`${params.add(now)}::float8`)} AS status, r.type, r.reason_id, r.source_id, ${meets.join()}
       FROM closure r WHERE ${allOf(matching(selection), params)}
     )
     SELECT NULL, count(*), status, type, reason_id, source_id, ${SOURCE_KIND}, ${tests.join()}
     FROM found r GROUP BY status, type, reason_id, source_id, ${tests.join()}
     UNION ALL
     SELECT a.activity_id, count(*), ${nothing.join()} FROM found JOIN closure_activity a ON a.closure_id = id
     WHERE ${others.join(' AND ')} GROUP BY a.activity_id`,
    params.values,
  )
  const groups = rows.filter(([activity]) => activity === null).map(([, ...group]) => groupOf(group))
  const activities = rows.filter(([activity]) => activity !== null).map(([activity, count]) => [activity, count])
  return summaryOf(groups, Object.fromEntries(activities))
}

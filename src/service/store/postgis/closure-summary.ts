import { ClosureSummary } from '#contract/closure-summary.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from '#contract/closure.ts'
import { keysOf } from '#contract/keys.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import {
  choiceConditions,
  onlyOnDay,
  selectionWithoutChoices,
  SOURCE_KIND,
  statusOf,
  type ChoiceFilter,
} from './closure-conditions.ts'
import { allOf, Params } from './conditions.ts'
import type { Database } from './database.ts'
import { matching, type Selection } from './list-rows.ts'
import { numberOf, textOf, type SqlRow, type SqlParam } from './values.ts'

interface Group {
  /** The expression of a closure's choice; `now` is a placeholder. */
  readonly choice: (now: string) => string
  /** What stands behind the closure where it makes several choices. */
  readonly join?: string
  /** Those that are counted even where there are none. */
  readonly all: readonly string[]
}

const groups: Readonly<Record<ChoiceFilter, Group>> = {
  status: { choice: statusOf, all: STATUSES },
  type: { choice: () => 'r.type', all: CLOSURE_TYPES },
  reason_id: { choice: () => 'r.reason_id', all: [] },
  activity_id: {
    choice: () => 'a.activity_id',
    join: 'JOIN closure_activity a ON a.closure_id = r.id',
    all: [],
  },
  source_id: { choice: () => 'r.source_id', all: [] },
  source_kind: { choice: () => SOURCE_KIND, all: SOURCE_KINDS },
}

/** How many closures each choice of a filter would give at `now`, in epoch milliseconds. */
export async function summarizeClosures(sql: Database, filters: ClosureFilters, now: number): Promise<ClosureSummary> {
  const { active_on } = filters
  const selection = selectionWithoutChoices(filters)
  if (active_on === undefined) return summaryOf(await countsIn(sql, selection, filters, now))
  return sql.snapshot(async (session) => {
    return summaryOf(await countsIn(session, await onlyOnDay(session, selection, active_on), filters, now))
  })
}

interface RowsReader {
  rows(sql: string, params: readonly SqlParam[]): Promise<readonly SqlRow[]>
}

/** Rows of a group, a choice in it, and how many closures make it; those that match all filters have no group. */
function countsIn(
  sql: RowsReader,
  selection: Selection,
  filters: ClosureFilters,
  now: number,
): Promise<readonly SqlRow[]> {
  const choices = choiceConditions(filters, now)
  const params = new Params()
  const where = (left: ChoiceFilter | null) =>
    allOf(
      keysOf(choices)
        .filter((name) => name !== left)
        .flatMap((name) => choices[name]),
      params,
    )
  const found = `SELECT r.id, r.type, r.reason_id, r.source_id, r.begin_ms, r.finish_ms FROM closure r
    WHERE ${allOf(matching(selection), params)}`
  const instant = `${params.add(now)}::float8`
  const counts = keysOf(groups).map((name) => {
    const { choice, join = '' } = groups[name]
    const chosen = choice(instant)
    return `SELECT '${name}', (${chosen})::text, count(*) FROM found r ${join} WHERE ${where(name)}
      AND (${chosen}) IS NOT NULL GROUP BY 2`
  })
  const all = `SELECT NULL, NULL, count(*) FROM found r WHERE ${where(null)}`
  return sql.rows(`WITH found AS MATERIALIZED (${found}) ${[all, ...counts].join(' UNION ALL ')}`, params.values)
}

function summaryOf(rows: readonly SqlRow[]): ClosureSummary {
  const countsOf = (name: ChoiceFilter) => {
    const counted = rows.filter(([group]) => group === name).map(([, choice, count]) => [textOf(choice), count])
    return Object.fromEntries([...groups[name].all.map((none) => [none, 0]), ...counted])
  }
  const count = numberOf(rows.find(([group]) => group === null)?.[2])
  return ClosureSummary.parse({ count, ...Object.fromEntries(keysOf(groups).map((name) => [name, countsOf(name)])) })
}

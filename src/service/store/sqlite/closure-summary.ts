import { ClosureSummary } from '#contract/closure-summary.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from '#contract/closure.ts'
import { keysOf } from '#contract/keys.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { choiceConditions, selectionWithoutChoices, type ChoiceFilter } from './closure-conditions.ts'
import { STATUS } from './closure-reads.ts'
import { allOf, type Condition } from './conditions.ts'
import type { Connection, SqlValue } from './connection.ts'
import { countOf, matching } from './list-rows.ts'

interface Group {
  /** The expression of a closure's choice. */
  readonly choice: string
  /** What stands behind the closure where it makes several choices. */
  readonly join?: string
  /** Those that are counted even where there are none. */
  readonly all: readonly string[]
}

const groups: Readonly<Record<ChoiceFilter, Group>> = {
  status: { choice: STATUS, all: STATUSES },
  type: { choice: 'r.type', all: CLOSURE_TYPES },
  reason_id: { choice: 'r.reason_id', all: [] },
  activity_id: { choice: 'a.activity_id', join: 'JOIN closure_activity a ON a.closure_id = r.id', all: [] },
  source_id: { choice: 'r.source_id', all: [] },
  source_kind: { choice: '(SELECT kind FROM source WHERE id = r.source_id)', all: SOURCE_KINDS },
}

/** How many closures each choice of a filter would give at `now`, in epoch milliseconds. */
export function summarizeClosures(sql: Connection, filters: ClosureFilters, now: number): ClosureSummary {
  const choices = choiceConditions(filters, now)
  const names = keysOf(choices)
  return sql.snapshot(() => {
    const { conditions } = matching(sql, selectionWithoutChoices(sql, filters))
    const where = (left: ChoiceFilter | null) => [
      ...conditions,
      ...names.filter((name) => name !== left).flatMap((name) => choices[name]),
    ]
    const counts = names.map((name) => [name, countsOf(sql, groups[name], where(name), now)])
    return ClosureSummary.parse({ count: countOf(sql, 'closure', where(null)), ...Object.fromEntries(counts) })
  })
}

function countsOf(
  sql: Connection,
  { choice, join = '', all }: Group,
  conditions: readonly Condition[],
  now: number,
): Readonly<Record<string, SqlValue>> {
  const { sql: where, params } = allOf(conditions)
  const rows = sql.rows(
    `SELECT CAST(${choice} AS TEXT) AS choice, count(*) FROM (SELECT ? AS now) CROSS JOIN closure r ${join}
     WHERE ${where} GROUP BY choice HAVING choice IS NOT NULL`,
    [now, ...params],
  )
  return Object.fromEntries([...all.map((none) => [none, 0]), ...rows])
}

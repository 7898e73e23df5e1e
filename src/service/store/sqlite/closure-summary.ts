import { ClosureSummary } from '#contract/closure-summary.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from '#contract/closure.ts'
import { keysOf } from '#contract/keys.ts'
import type { ClosureFilters } from '#contract/query/closure-query.ts'
import { choiceConditions, selectionWithoutChoices, type ChoiceFilter } from './closure-conditions.ts'
import { STATUS } from './closure-reads.ts'
import { allOf, type Condition } from './conditions.ts'
import { numberOf, type Connection, type SqlValue } from './connection.ts'
import { matching } from './list-rows.ts'

/** The filters of which a closure makes one choice. */
type SingleFilter = Exclude<ChoiceFilter, 'activity_id'>

interface Choice {
  /** The expression of a closure's choice. */
  readonly sql: string
  /** The choices that are counted even where there are none. */
  readonly all: readonly string[]
}

const choices: Readonly<Record<SingleFilter, Choice>> = {
  status: { sql: STATUS, all: STATUSES },
  type: { sql: 'r.type', all: CLOSURE_TYPES },
  reason_id: { sql: 'r.reason_id', all: [] },
  source_id: { sql: 'r.source_id', all: [] },
  source_kind: { sql: '(SELECT kind FROM source WHERE id = r.source_id)', all: SOURCE_KINDS },
}

type Wanted = Readonly<Record<ChoiceFilter, readonly Condition[]>>

/** How many closures each choice of a filter would give at `now`, in epoch milliseconds. */
export function summarizeClosures(sql: Connection, filters: ClosureFilters, now: number): ClosureSummary {
  const wanted = choiceConditions(filters, now)
  return sql.snapshot(() => {
    const { conditions } = matching(sql, selectionWithoutChoices(sql, filters))
    const groups = groupsOf(sql, conditions, wanted, now)
    return ClosureSummary.parse({
      count: groups.reduce((sum, { misses, count }) => (misses.length === 0 ? sum + count : sum), 0),
      ...Object.fromEntries(keysOf(choices).map((name) => [name, countsOf(groups, name)])),
      activity_id: activityCounts(sql, conditions, wanted),
    })
  })
}

/** Closures that make the same choices. */
interface Group {
  readonly chosen: Readonly<Partial<Record<string, SqlValue>>>
  /** The filters that leave them out. */
  readonly misses: readonly ChoiceFilter[]
  readonly count: number
}

/** All closures that fulfil some conditions, in one walk: those that make the same choices meet the same filters. */
function groupsOf(sql: Connection, conditions: readonly Condition[], wanted: Wanted, now: number): readonly Group[] {
  const [names, filters] = [keysOf(choices), keysOf(wanted)]
  const tests = filters.map((name) => ({ name, ...allOf(wanted[name]) }))
  const where = allOf(conditions)
  const columns = [
    ...names.map((name) => `${choices[name].sql} AS its_${name}`),
    ...tests.map((test) => `${test.sql} AS meets_${test.name}`),
  ]
  const rows = sql.rows(
    `SELECT count(*), ${columns.join(', ')} FROM (SELECT ? AS now) CROSS JOIN closure r WHERE ${where.sql}
     GROUP BY its_status, its_type, its_reason_id, its_source_id, meets_activity_id`,
    [...tests.flatMap(({ params }) => params), now, ...where.params],
  )
  return rows.map(([count, ...values]) => ({
    chosen: Object.fromEntries(names.map((name, index) => [name, values[index]])),
    misses: filters.filter((_, index) => values[names.length + index] !== 1),
    count: numberOf(count),
  }))
}

/** Each group counts for its choice, unless another filter leaves it out. */
function countsOf(groups: readonly Group[], name: SingleFilter): Readonly<Record<string, number>> {
  const counts = new Map(choices[name].all.map((choice) => [choice, 0]))
  for (const { chosen, misses, count } of groups) {
    const choice = chosen[name] ?? null
    if (choice === null || misses.some((missed) => missed !== name)) continue
    counts.set(String(choice), (counts.get(String(choice)) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}

/** A closure concerns any number of activities, so they are counted in a walk of their own. */
function activityCounts(sql: Connection, conditions: readonly Condition[], wanted: Wanted): Record<string, SqlValue> {
  const others = keysOf(wanted).filter((name) => name !== 'activity_id')
  const where = allOf([...conditions, ...others.flatMap((name) => wanted[name])])
  const rows = sql.rows(
    `SELECT a.activity_id, count(*) FROM closure r JOIN closure_activity a ON a.closure_id = r.id
     WHERE ${where.sql} GROUP BY a.activity_id`,
    where.params,
  )
  return Object.fromEntries(rows)
}

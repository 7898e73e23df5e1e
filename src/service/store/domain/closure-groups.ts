import { ClosureSummary } from '#contract/records/closure-summary.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from '#contract/records/closure.ts'

/** The filters of which a closure makes one choice. */
export const SINGLE_FILTERS = ['status', 'type', 'reason_id', 'source_id', 'source_kind'] as const
export type SingleFilter = (typeof SINGLE_FILTERS)[number]

/** The filters that choose among values of a field: a closure may concern many activities. */
export const CHOICE_FILTERS = [...SINGLE_FILTERS, 'activity_id'] as const
export type ChoiceFilter = (typeof CHOICE_FILTERS)[number]

/** Closures that make the same choices. Those meet the same filters, and are counted together. */
export interface ClosureGroup {
  readonly count: number
  /** Those that it makes, by filter. */
  readonly chosen: ReadonlyMap<string, string>
  /** The filters that leave them out. */
  readonly misses: readonly ChoiceFilter[]
}

/**
 * The group of a row: how many there are, what they choose in the order of {@link SINGLE_FILTERS}, and whether they meet
 * each of {@link CHOICE_FILTERS}.
 */
export function groupOf([count, ...values]: readonly unknown[]): ClosureGroup {
  const meets = values.slice(SINGLE_FILTERS.length)
  return {
    count: Number(count),
    chosen: new Map(SINGLE_FILTERS.flatMap((name, index) => chosenIn(name, values[index]))),
    // What is compared with a missing value is neither true nor false.
    misses: CHOICE_FILTERS.filter((_, index) => meets[index] !== true && meets[index] !== 1),
  }
}

function chosenIn(name: SingleFilter, value: unknown): [SingleFilter, string][] {
  return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
}

/** The summary of all groups. `activities`: how many closures concern each activity and meet all other filters. */
export function summaryOf(
  groups: readonly ClosureGroup[],
  activities: Readonly<Record<string, unknown>>,
): ClosureSummary {
  return ClosureSummary.parse({
    count: groups.reduce((sum, { misses, count }) => (misses.length === 0 ? sum + count : sum), 0),
    ...Object.fromEntries(SINGLE_FILTERS.map((name) => [name, countsOf(groups, name)])),
    activity_id: activities,
  })
}

/** The choices that are counted even where there are none. */
const ALWAYS: Readonly<Record<SingleFilter, readonly string[]>> = {
  status: STATUSES,
  type: CLOSURE_TYPES,
  reason_id: [],
  source_id: [],
  source_kind: SOURCE_KINDS,
}

/** Each group counts for its choice, unless another filter leaves it out. */
function countsOf(groups: readonly ClosureGroup[], name: SingleFilter): Readonly<Record<string, number>> {
  const counts = new Map(ALWAYS[name].map((choice) => [choice, 0]))
  for (const { chosen, misses, count } of groups) {
    const choice = chosen.get(name)
    if (choice === undefined || misses.some((missed) => missed !== name)) continue
    counts.set(choice, (counts.get(choice) ?? 0) + count)
  }
  return Object.fromEntries(counts)
}

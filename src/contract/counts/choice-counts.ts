import type { ClosureFilters } from '../query/closure-query.ts'
import { statusesShown } from '../query/closure-query.ts'
import { ClosureSummary } from '../records/closure-summary.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES, type Status } from '../records/closure.ts'
import { DISPLAY_STATUSES, statusOf, type DisplayStatus } from '../standing/display-status.ts'
import { CHOICE_FILTERS, type ChoiceFilter, type ClosureTraits } from './closure-traits.ts'

/** What knows who is concerned by closures for activities. */
export interface ActivityIndex {
  concernedBy(activityIds: readonly number[]): readonly number[]
}

type Value = string | number
type Wanted = Readonly<Record<ChoiceFilter, ReadonlySet<Value> | null>>

/** The choices that are counted even where there are none. */
const ALWAYS: Readonly<Partial<Record<ChoiceFilter, readonly Value[]>>> = {
  status: STATUSES,
  type: CLOSURE_TYPES,
  source_kind: SOURCE_KINDS,
}

/** Counts closures for each choice of each filter: those that match all other filters. */
export class ChoiceCounts {
  readonly #wanted: Wanted
  readonly #numbers = new Map(CHOICE_FILTERS.map((name) => [name, counterOf(ALWAYS[name] ?? [])]))
  readonly #concerned = counterOf([])
  readonly #displayStatuses = counterOf(DISPLAY_STATUSES)
  readonly #expired = counterOf([])
  readonly #index: ActivityIndex
  #count = 0

  constructor(filters: ClosureFilters, index: ActivityIndex) {
    this.#wanted = wantedBy(filters)
    this.#index = index
  }

  /** Counts so many closures that are alike. */
  add(closure: ClosureTraits, displayStatus: DisplayStatus, number: number): void {
    const values = valuesOf(closure, statusOf(displayStatus))
    const missed = CHOICE_FILTERS.filter((name) => {
      const wanted = this.#wanted[name]
      return wanted !== null && !values[name].some((value) => wanted.has(value))
    })
    for (const name of CHOICE_FILTERS) {
      if (missed.some((other) => other !== name)) continue
      for (const value of values[name]) count(this.#numbers.get(name), value, number)
    }
    if (missed.every((name) => name === 'activity_id')) {
      for (const id of this.#index.concernedBy(closure.activity_ids)) count(this.#concerned, id, number)
    }
    if (missed.every((name) => name === 'status' || name === 'type')) {
      count(this.#displayStatuses, displayStatus, number)
      if (displayStatus === 'expired') count(this.#expired, closure.type, number)
    }
    if (missed.length === 0) this.#count += number
  }

  get result(): Omit<ClosureSummary, 'worst'> {
    const group = (name: ChoiceFilter) => Object.fromEntries(this.#numbers.get(name) ?? [])
    return ClosureSummary.parse({
      count: this.#count,
      ...Object.fromEntries(CHOICE_FILTERS.map((name) => [name, group(name)])),
      concerned_activity_id: Object.fromEntries(this.#concerned),
      display_status: Object.fromEntries(this.#displayStatuses),
      expired_type: Object.fromEntries(this.#expired),
    })
  }
}

/** Whether a closure of a display status matches all filters that choose among values. */
export function choiceTest(filters: ClosureFilters): (closure: ClosureTraits, displayStatus: DisplayStatus) => boolean {
  const wanted = wantedBy(filters)
  const asked = CHOICE_FILTERS.filter((name) => wanted[name] !== null)
  return (closure, displayStatus) => {
    const values = valuesOf(closure, statusOf(displayStatus))
    return asked.every((name) => values[name].some((value) => wanted[name]?.has(value)))
  }
}

function wantedBy(filters: ClosureFilters): Wanted {
  const set = (values: readonly Value[] | undefined) => (values === undefined ? null : new Set(values))
  return {
    status: set(statusesShown(filters)),
    type: set(filters.type),
    reason_id: set(filters.reason_id),
    source_id: set(filters.source_id),
    source_kind: set(filters.source_kind),
    activity_id: set(filters.activity_id),
  }
}

function valuesOf(closure: ClosureTraits, status: Status): Readonly<Record<ChoiceFilter, readonly Value[]>> {
  const { type, reason_id, source_id, source_kind, activity_ids } = closure
  return {
    status: [status],
    type: [type],
    reason_id: reason_id === null ? [] : [reason_id],
    source_id: [source_id],
    source_kind: [source_kind],
    activity_id: [...new Set(activity_ids)],
  }
}

function counterOf(values: readonly Value[]): Map<Value, number> {
  return new Map(values.map((value) => [value, 0]))
}

function count(numbers: Map<Value, number> | undefined, value: Value, number: number): void {
  numbers?.set(value, (numbers.get(value) ?? 0) + number)
}

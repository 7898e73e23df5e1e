import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ClosureFilters, ClosureQuery } from '#contract/query/closure-query.ts'
import { keysOf } from '#contract/keys.ts'
import type { UserFilter } from '#core/filters/user-filter.ts'

/** The filters of closures beside the switches for status and type, and beside the text. */
export type NarrowingName = Exclude<UserFilter<ClosureQuery>, 'q' | 'status' | 'type'>
/** What closures are narrowed by, as the API has it; no property: not narrowed. */
export type Narrowing = Pick<ClosureFilters, NarrowingName>

type Test<T> = (record: ClosureRecord, wanted: T) => boolean
type Tests = { readonly [K in NarrowingName]: Test<NonNullable<Narrowing[K]>> }

/** As the API selects, so that a request and what is loaded already give the same. */
const tests: Tests = {
  reason_id: ({ reason_id }, wanted) => reason_id != null && wanted.includes(reason_id),
  activity_id: ({ activity_ids = [] }, wanted) => activity_ids.some((id) => wanted.includes(id)),
  source_id: ({ source_id }, wanted) => source_id !== undefined && wanted.includes(source_id),
  // The specification has the filter, and not the field: then the service has selected.
  source_kind: ({ source_kind }, wanted) => source_kind === undefined || wanted.includes(source_kind),
  starts_after: ({ start_on }, date) => start_on != null && start_on >= date,
  starts_before: ({ start_on }, date) => start_on == null || start_on <= date,
  ends_after: ({ end_on }, date) => end_on == null || end_on >= date,
  ends_before: ({ end_on }, date) => end_on != null && end_on <= date,
  // Shapes decide: the closures of an area are read as such.
  protected_area_uuid: () => true,
}

const NAMES = keysOf(tests)

/** Whether a record matches every filter, but for one where that is named. */
export function matchesNarrowing(record: ClosureRecord, narrowing: Narrowing, but?: NarrowingName): boolean {
  const test = <K extends NarrowingName>(name: K, matches: Tests[K], wanted: Narrowing[K]) =>
    wanted === undefined || name === but || matches(record, wanted)
  return NAMES.every((name) => test(name, tests[name], narrowing[name]))
}

/** Where the API looks for a text in a record. */
export function textsOf({ name, purpose, description }: ClosureRecord): readonly string[] {
  return [name, purpose ?? '', description ?? '']
}

/** Whether some filter narrows. */
export function isNarrowed(narrowing: Narrowing): boolean {
  return Object.keys(narrowing).length > 0
}

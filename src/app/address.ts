import type { AreaQuery } from '#contract/query/area-query.ts'
import type { ClosureQuery } from '#contract/query/closure-query.ts'
import type { UserFilter } from '#filters/user-filter.ts'

/**
 * Every name of a parameter that an address of the map has ever had, and what it is called now. A link is kept for
 * years: a name may be given a successor here, and is never taken away.
 */
export const ADDRESS_NAMES: Readonly<Record<string, string>> = {
  map: 'map',
  bbox: 'bbox',
  area: 'area',
  closure: 'closure',
  list: 'list',
  lang: 'lang',
  theme: 'theme',
  when: 'when',
  q: 'q',
  status: 'status',
  type: 'type',
  reason_id: 'reason_id',
  activity_id: 'activity_id',
  source_id: 'source_id',
  source_kind: 'source_kind',
  starts_after: 'starts_after',
  starts_before: 'starts_before',
  ends_after: 'ends_after',
  ends_before: 'ends_before',
  category_id: 'category_id',
  country_id: 'country_id',
  hike: 'hike',
  hike_pace: 'hike_pace',
  hike_activity: 'hike_activity',
} satisfies Record<UserFilter<AreaQuery> | UserFilter<ClosureQuery>, string> & Record<string, string>

/** Of parameters that mean "any of", which the API takes repeated too. */
const LIST = /^(status|type|source_kind|.*_id)$/

/**
 * A query in the names of today: old names by their successors, a list that is repeated in one. What is unknown stays
 * as it is, and a name of today wins over its predecessor.
 */
export function currentAddress(search: string, names: Readonly<Record<string, string>> = ADDRESS_NAMES): string {
  const given = new URLSearchParams(search)
  const current = new URLSearchParams()
  for (const old of given.keys()) {
    const name = names[old] ?? old
    const texts = given.getAll(given.has(name) ? name : old)
    current.set(name, LIST.test(name) ? texts.join(',') : (texts.at(-1) ?? ''))
  }
  const isOfToday = [...given.keys()].every((name) => current.has(name)) && given.size === current.size
  return isOfToday ? search : `?${current}`
}

/** Brings the address of the page up to date before anything reads it; that is no step of the history. */
export function updateAddress(): void {
  const { pathname, search, hash } = window.location
  const current = currentAddress(search)
  if (current !== search) window.history.replaceState(window.history.state, '', pathname + current + hash)
}

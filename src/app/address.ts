/** The names of the parameters of an address of the map. A link is kept for years: none is ever taken from here. */
export const ADDRESS_NAMES = [
  'map',
  'bbox',
  'area',
  'closure',
  'list',
  'lang',
  'theme',
  'when',
  'timeline',
  'q',
  'status',
  'type',
  'reason_id',
  'activity_id',
  'source_id',
  'source_kind',
  'starts_after',
  'starts_before',
  'ends_after',
  'ends_before',
  'category_id',
  'country_id',
  'hike',
  'hike_pace',
  'hike_activity',
  'due',
  'changed',
  'sort',
  'here',
  'base',
] as const

/** What has been renamed, by its old name; no entry is ever taken away either. A filter's name is that of the API. */
const SUCCESSORS: Successors = new Map()
type Successors = ReadonlyMap<string, (typeof ADDRESS_NAMES)[number]>

/** Of parameters that mean "any of", which the API takes repeated too. */
const LIST = /^(status|type|source_kind|.*_id)$/

/**
 * A query in the names of today: old names by their successors, a list that is repeated in one. What is unknown stays
 * as it is, and a name of today wins over its predecessor.
 */
export function currentAddress(search: string, successors: Successors = SUCCESSORS): string {
  const given = new URLSearchParams(search)
  const current = new URLSearchParams()
  for (const old of given.keys()) {
    const name = successors.get(old) ?? old
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

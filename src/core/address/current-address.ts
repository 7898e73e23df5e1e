import { formatWhen, parseWhen } from '#contract/standing/when.ts'
import { isAnyOf } from '#contract/query/param.ts'
import { FILTER_PARAMS } from './filter-params.ts'
import { isFilter, type ParameterName } from './parameters.ts'

/** What has been renamed, by its old name, or has another in the API, by that; no entry is ever taken away either. */
const SUCCESSORS: Successors = new Map([['at', 'when']])
type Successors = ReadonlyMap<string, ParameterName>

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
    current.set(name, isFilter(name) && isAnyOf(FILTER_PARAMS[name]) ? texts.join(',') : (texts.at(-1) ?? ''))
  }
  setOutByMoment(current)
  const isOfToday = [...given.keys()].every((name) => current.has(name)) && given.size === current.size
  return isOfToday && current.get('hike') === given.get('hike') ? search : `?${current}`
}

/** A hike once had a start of its own; now one sets out at the moment that the page shows. */
function setOutByMoment(current: URLSearchParams): void {
  const start = parseWhen(current.get('hike') ?? 'now')
  if (start === null || start === 'now') return
  current.set('when', formatWhen(start))
  current.set('hike', 'now')
}

/** Brings the address of the page up to date before anything reads it; that is no step of the history. */
export function updateAddress(): void {
  const { pathname, search, hash } = window.location
  const current = currentAddress(search)
  if (current !== search) window.history.replaceState(window.history.state, '', pathname + current + hash)
}

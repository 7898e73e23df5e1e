import type { GroundPlace } from '#contract/ground/ground-place.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import type { Reading } from './coordinates/reading.ts'
import { compareFits, type Fit } from '#contract/match/match.ts'
import type { PlaceFound } from './places/search-places.ts'

/** Something to choose among what was found. */
export type Suggestion =
  | { readonly kind: 'coordinates'; readonly key: string; readonly reading: Reading }
  /** `name`: the one that was found, of those that the area has. */
  | { readonly kind: 'area'; readonly key: string; readonly area: AreaRecord; readonly name: string; readonly fit: Fit }
  | { readonly kind: 'closure'; readonly key: string; readonly state: ClosureState; readonly fit: Fit }
  | { readonly kind: 'ground'; readonly key: string; readonly place: GroundPlace; readonly fit: Fit }
  | { readonly kind: 'place'; readonly key: string; readonly place: PlaceFound; readonly fit: Fit }

export type SuggestionKind = Suggestion['kind']

/** Suggestions of one kind, best first. */
export interface SuggestionGroup {
  readonly kind: SuggestionKind
  readonly suggestions: readonly Suggestion[]
}

/** What fits best of some that are in the order of their kinds; undefined of none. */
export function bestOf(suggestions: readonly Suggestion[]): Suggestion | undefined {
  const fitOf = (one: Suggestion): Fit => (one.kind === 'coordinates' ? 'exact' : one.fit)
  return suggestions.toSorted((a, b) => compareFits(fitOf(a), fitOf(b)))[0]
}

const MOST = 5

/**
 * What is shown of what was found, kind by kind; what has a letter wrong only if nothing is as it was typed, and not
 * before all have answered.
 */
export function groupsOf(kinds: readonly (readonly Suggestion[])[], allAnswered: boolean): readonly SuggestionGroup[] {
  const isTypo = (one: Suggestion) => one.kind !== 'coordinates' && one.fit === 'typo'
  const withTypos = allAnswered && kinds.every((suggestions) => suggestions.every(isTypo))
  return kinds.flatMap((found) => {
    const suggestions = found.filter((one) => withTypos || !isTypo(one)).slice(0, MOST)
    const [first] = suggestions
    return first === undefined ? [] : [{ kind: first.kind, suggestions }]
  })
}

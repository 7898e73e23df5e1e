import { useMemo } from 'react'
import type { GroundPlace } from '#contract/ground/ground-place.ts'
import { ranked } from '#core/match/rank.ts'
import type { Suggestion } from './suggestion.ts'

/** What the service found on the ground, in its order. */
export function useGroundSuggestions(found: readonly GroundPlace[] | undefined, text: string): readonly Suggestion[] {
  return useMemo(
    () =>
      (found ?? []).map((place) => {
        // It was found by a name that is not told where none of these fits.
        const [best] = ranked([place], text, namesOf, () => 0)
        return { kind: 'ground', key: `${place.kind}-${place.point.join('-')}`, place, fit: best?.fit ?? 'within' }
      }),
    [found, text],
  )
}

function namesOf({ name, local_name, ref }: GroundPlace): readonly string[] {
  return [name, local_name, ref].filter((one) => one !== null)
}

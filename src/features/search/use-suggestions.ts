import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useSettled } from '#core/ui/hooks/use-settled.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import { readCoordinates } from './coordinates/read-coordinates.ts'
import { areasNamedQuery, closuresNamedQuery, groundPlacesQuery, placesQuery } from './queries.ts'
import type { PlaceQuestion } from './places/search-places.ts'
import { isWithin } from './is-within.ts'
import { groupsOf, type Suggestion, type SuggestionGroup } from './suggestion.ts'
import { useAreaSuggestions, useClosureSuggestions } from './use-record-suggestions.ts'
import { useGroundSuggestions } from './use-ground-suggestions.ts'
import { useFrom } from './use-from.ts'

/** One letter is in nearly every name. */
export const SHORTEST = 2
/** How long a pause in typing is. */
const PAUSE_MS = 150

/** What was found, and what there is to say about it. */
export interface Suggestions {
  readonly groups: readonly SuggestionGroup[]
  readonly isPending: boolean
  /** The service was not asked: it cannot search, or could not be reached. */
  readonly onlyLoaded: 'unable' | 'failed' | null
  /** Whether places, or villages among them, could not be searched. */
  readonly placesFailed: boolean
}

/** What fits a text. */
export function useSuggestions(text: string): Suggestions {
  const api = useApi()
  const language = useLanguage()
  const capabilities = useCapabilities()
  const from = useFrom()
  const region = useQueryBox(true)
  const readings = useMemo(() => readingsIn(region, text, language), [region, text, language])
  const settled = useSettled(text, PAUSE_MS)
  const isAsked = readings.length === 0 && text.length >= SHORTEST
  const searches = capabilities?.extensions.has('text_search') ?? false
  const enabled = isAsked && searches && settled.length >= SHORTEST
  const areas = useQuery({ ...areasNamedQuery(api, settled, region), enabled })
  const closures = useQuery({ ...closuresNamedQuery(api, settled, region), enabled })
  const places = useQuery({ ...placesQuery({ text, language, from, region }), enabled: isAsked })
  const { ground, hasGround } = useGroundFound({ text: settled, language, from, region }, isAsked)
  const groundSuggestions = useGroundSuggestions(ground.data, text)
  const areaSuggestions = useAreaSuggestions(areas.data, text)
  const closureSuggestions = useClosureSuggestions(closures.data, text)
  const placeSuggestions = (places.data?.places ?? []).map((place): Suggestion => ({
    kind: 'place',
    key: `${place.lat}/${place.lng}`,
    place,
    fit: place.fit,
  }))
  const isPending =
    isAsked &&
    (areas.isFetching ||
      closures.isFetching ||
      ground.isFetching ||
      places.isFetching ||
      ((searches || hasGround) && settled !== text))
  const kinds = isAsked
    ? [areaSuggestions, closureSuggestions, groundSuggestions, placeSuggestions]
    : [readings.map(asSuggestion)]
  const hasFailed = areas.isError || closures.isError
  return {
    groups: groupsOf(kinds, !isPending),
    isPending,
    onlyLoaded: !isAsked
      ? null
      : searches && hasFailed
        ? 'failed'
        : !searches && capabilities !== null
          ? 'unable'
          : null,
    placesFailed: isAsked && (places.isError || places.data?.hasVillages === false),
  }
}

/** What is on the ground, where the service has one. */
function useGroundFound(question: PlaceQuestion, isAsked: boolean) {
  const api = useApi()
  const hasGround = useCapabilities()?.extensions.has('ground_places') ?? false
  const enabled = isAsked && hasGround && question.text.length >= SHORTEST
  return { hasGround, ground: useQuery({ ...groundPlacesQuery(api, question), enabled }) }
}

/** The coordinates that a text can be read as, within the region. */
function readingsIn(region: BBox | null, text: string, language: Language) {
  return readCoordinates(text, language).filter(({ lng, lat }) => isWithin(region, lng, lat))
}

function asSuggestion(reading: ReturnType<typeof readCoordinates>[number]): Suggestion {
  return { kind: 'coordinates', key: `${reading.lat}/${reading.lng}`, reading }
}

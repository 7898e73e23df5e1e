import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AreaRecord } from '#contract/records/area.ts'
import { CLOSURE_DEFAULT_FIELDS, type ClosureRecord } from '#contract/records/closure.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Api } from '#core/api/client.ts'
import type { ListOptions, ListRead } from '#core/api/list.ts'
import { listAreas } from '#core/api/operations/areas.ts'
import { listClosures } from '#core/api/operations/closures.ts'
import { findGroundPlaces } from '#core/api/operations/ground-places.ts'
import { askInPieces } from '#core/match/ask.ts'
import { askForPlaces } from './places/places-client.ts'
import type { PlaceQuestion } from './places/search-places.ts'

const AREAS_NAMED = 'areas-named'
const CLOSURES_NAMED = 'closures-named'
const PLACES = 'places'
const GROUND_PLACES = 'ground-places'

/** Names that one question brings at most; ordered and cut to what is shown on the device. */
const LIMIT = 500
const GROUND_LIMIT = 8
const STALE_MS = 60_000

const AREA_FIELDS = ['uuid', 'name', 'names', 'category_id', 'country_id', 'area_km2', 'bbox'] as const
const CLOSURE_FIELDS = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'is_binding'] as const

/** Lists the records whose names hold a text. */
type ListNamed<T> = (q: string, options: ListOptions) => Promise<ListRead<T>>

/** Areas in a box, or anywhere, whose names may fit, for a service that searches. */
export function areasNamedQuery(api: Api, text: string, box: BBox | null) {
  const within = box !== null && { bbox: box }
  const list: ListNamed<AreaRecord> = (q, options) => listAreas(api, { q, fields: AREA_FIELDS, ...within }, options)
  return namedQuery([AREAS_NAMED, api.base, text, box], list, text)
}

/** Current and upcoming closures in a box, or anywhere, whose names may fit, for a service that searches. */
export function closuresNamedQuery(api: Api, text: string, box: BBox | null) {
  const within = box !== null && { bbox: box }
  const list: ListNamed<ClosureRecord> = (q, options) =>
    listClosures(api, { q, fields: CLOSURE_FIELDS, ...within }, options)
  return namedQuery([CLOSURES_NAMED, api.base, text, box], list, text)
}

/** Places that fit. */
export function placesQuery(question: PlaceQuestion) {
  return queryOptions({
    queryKey: [PLACES, question],
    queryFn: ({ signal }) => askForPlaces(question, signal),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => (state.data?.hasVillages === false ? 0 : Infinity),
    networkMode: 'always',
    retry: false,
  })
}

/** What fits on the ground, for a service that has one. */
export function groundPlacesQuery(api: Api, { text, language, from, region }: PlaceQuestion) {
  const near: LngLat = [from.lng, from.lat]
  const query = { q: text, near, limit: GROUND_LIMIT, ...(region !== null && { bbox: region }) }
  return queryOptions({
    queryKey: [GROUND_PLACES, api.base, query, language],
    queryFn: async ({ signal }) => (await findGroundPlaces(api, query, language, { signal })).results,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  })
}

/** What holds the text as it stands; where nothing does, what holds a piece of it and may be it with a letter wrong. */
function namedQuery<T extends { readonly uuid: Uuid }>(queryKey: readonly unknown[], list: ListNamed<T>, text: string) {
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => (await askInPieces((q) => list(q, { limit: LIMIT, signal }), text)).records,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  })
}

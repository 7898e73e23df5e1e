import { queryOptions } from '@tanstack/react-query'
import type { AreaField } from '#contract/records/area.ts'
import { CLOSURE_SHAPE_FIELDS } from '#records/closures/layer/shape-fields.ts'
import type { GroundPlaceKind } from '#contract/ground/ground-place.ts'
import type { BBox, LngLat } from '#contract/geometry.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { AROUND, boxAround } from './applying.ts'
import type { Place } from './here-address.ts'
import { askedPlace, isNextStep } from './on-the-way.ts'
import type { Api } from '#core/api/client.ts'
import { listAreas } from '#core/api/operations/areas.ts'
import { findGroundPlaces } from '#core/api/operations/ground-places.ts'
import { listClosures } from '#core/api/operations/closures.ts'

const CLOSURES_AROUND = 'closures-around'
const AREAS_AROUND = 'areas-around'
const GROUND_AROUND = 'ground-around'

/** More closures than this around one place are not held against it; the card says so. */
const CLOSURE_LIMIT = 2000
const AREA_LIMIT = 500

const AREA_FIELDS: readonly AreaField[] = [
  'uuid',
  'id',
  'name',
  'names',
  'category_id',
  'country_id',
  'area_km2',
  'bbox',
  'time_zone',
  'rules',
  'attribution',
  'geometry',
]

/**
 * The closures of a box with their shapes, whatever the filters are; `endedSince`: from when on expired ones too. Until
 * they have come, those that are known of the same box.
 */
export function closuresAroundQuery(api: Api, box: BBox, endedSince: LocalDate | null) {
  const query = { fields: CLOSURE_SHAPE_FIELDS, bbox: box, ...(endedSince !== null && { ends_after: endedSince }) }
  return queryOptions({
    queryKey: [CLOSURES_AROUND, api.base, String(box), endedSince],
    queryFn: ({ signal }) => listClosures(api, query, { limit: CLOSURE_LIMIT, signal }),
    staleTime: 30_000,
    refetchInterval: 60_000,
    placeholderData: (before, previous) => (previous?.queryKey[2] === String(box) ? before : undefined),
  })
}

/** The areas of a box with their shapes and rules. */
export function areasAroundQuery(api: Api, box: BBox) {
  return queryOptions({
    queryKey: [AREAS_AROUND, api.base, box],
    queryFn: ({ signal }) => listAreas(api, { fields: AREA_FIELDS, bbox: box }, { limit: AREA_LIMIT, signal }),
    staleTime: 60_000,
  })
}

/** What of the ground is told, from how far away, in metres: the nearest one of each line. */
const TOLD: readonly (readonly [metres: number, kinds: readonly GroundPlaceKind[]])[] = [
  [200, ['peak', 'pass', 'hut', 'shelter', 'camp', 'spring', 'waterfall', 'cave', 'viewpoint']],
  [AROUND, ['parking']],
  [AROUND, ['stop']],
]

/** The nearest peak or hut, car park and stop, of a service that has a ground. */
export function groundAroundQuery(api: Api, place: Place, language: string) {
  const asked = askedPlace(place)
  const near: LngLat = [asked.lng, asked.lat]
  return queryOptions({
    queryKey: [GROUND_AROUND, api.base, near, language] as const,
    queryFn: async ({ signal }) => {
      const lines = TOLD.map(([metres, kind]) => ({ kind, near, bbox: boxAround(asked, metres), limit: 1 }))
      const found = await Promise.all(lines.map((query) => findGroundPlaces(api, query, language, { signal })))
      return found.flatMap(({ results }) => results)
    },
    staleTime: 60_000,
    retry: false,
    placeholderData: (told, last) => (isNextStep(place, last?.queryKey[2]) ? told : undefined),
  })
}

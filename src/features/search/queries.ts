import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { AreaRecord } from '#contract/records/area.ts'
import { CLOSURE_DEFAULT_FIELDS, ClosureRecord } from '#contract/records/closure.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import { apiUrl, type Api, type Schema } from '#core/api/client.ts'
import { readList } from '#core/api/list.ts'
import { piecesOf } from './match/pieces.ts'
import { askForPlaces } from './places/places-client.ts'
import type { PlaceQuestion } from './places/search-places.ts'

/** Names that one question brings at most; ordered and cut to what is shown on the device. */
const LIMIT = 500
const STALE_MS = 60_000

const AREA_FIELDS = ['uuid', 'name', 'names', 'category_id', 'country_id', 'area_km2', 'bbox'] as const
const CLOSURE_FIELDS = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'is_binding'] as const

/** Areas in a box, or anywhere, whose names may fit, for a service that searches. */
export function areasNamedQuery(api: Api, text: string, box: BBox | null) {
  const within = box !== null && { bbox: box }
  const ask = (q: string) => apiUrl(api, paths.areas, areaQuery.write({ q, fields: AREA_FIELDS, ...within }))
  return namedQuery(ask, AreaRecord, text)
}

/** Current and upcoming closures in a box, or anywhere, whose names may fit, for a service that searches. */
export function closuresNamedQuery(api: Api, text: string, box: BBox | null) {
  const within = box !== null && { bbox: box }
  const ask = (q: string) => apiUrl(api, paths.closures, closureQuery.write({ q, fields: CLOSURE_FIELDS, ...within }))
  return namedQuery(ask, ClosureRecord, text)
}

/** Places that fit. */
export function placesQuery(question: PlaceQuestion) {
  return queryOptions({
    queryKey: ['search-places', question],
    queryFn: ({ signal }) => askForPlaces(question, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    networkMode: 'always',
    retry: false,
  })
}

/** What holds the text as it stands; where nothing does, what holds a piece of it and may be it with a letter wrong. */
function namedQuery<T extends { readonly uuid: Uuid }>(urlOf: (q: string) => string, schema: Schema<T>, text: string) {
  return queryOptions({
    queryKey: ['search', urlOf(text)],
    async queryFn({ signal }): Promise<readonly T[]> {
      const ask = async (q: string) => {
        const url = `${urlOf(q)}&page_size=${LIMIT}`
        return (await readList(url, schema, LIMIT, signal)).records
      }
      const whole = await ask(text)
      if (whole.length > 0) return whole
      const inParts = await Promise.all(piecesOf(text).map(ask))
      return [...new Map(inParts.flat().map((record) => [record.uuid, record])).values()]
    },
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  })
}

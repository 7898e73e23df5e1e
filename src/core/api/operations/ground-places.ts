import { GroundPlaces } from '#contract/ground/ground-place.ts'
import { paths } from '#contract/paths.ts'
import { groundPlaceQuery, type GroundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { apiUrl, getDocument, type Api, type RequestOptions } from '../client.ts'

/** What is on the ground, of a service with the extension `ground_places`; names in a language. Throws ApiError. */
export function findGroundPlaces(
  api: Api,
  query: GroundPlaceQuery,
  language: string,
  { signal }: RequestOptions,
): Promise<GroundPlaces> {
  const search = groundPlaceQuery.write(query)
  search.set('lang', language)
  return getDocument(apiUrl(api, paths.groundPlaces, search), GroundPlaces, signal)
}

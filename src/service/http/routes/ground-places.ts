import type { Hono } from 'hono'
import type { GroundPlaces } from '#contract/ground/ground-place.ts'
import { paths } from '#contract/paths.ts'
import { GROUND_PLACES_DEFAULT, groundPlaceQuery } from '#contract/query/ground-place-query.ts'
import { foundPlaces } from '#contract/ground/places/found-places.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { jsonBytes, sendJson } from '../kernel/json.ts'
import { languageOf } from '../kernel/language.ts'
import { resource } from '../kernel/resource.ts'
import { queryOf } from './reading.ts'

const NOTHING = { places: [], complete: true, state: '' }

/** What can be found on the ground of the regions that the service has. */
export function groundPlaceRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  resource(app, paths.groundPlaces, async (c) => {
    const { places, complete, state } = (await context.groundPlaces?.known()) ?? NOTHING
    const language = languageOf(c)
    const compose = async () => {
      const {
        q = '',
        kind = [],
        bbox = null,
        near = null,
        limit = GROUND_PLACES_DEFAULT,
      } = queryOf(c, groundPlaceQuery)
      const search = { text: q, kinds: kind, bbox, near, limit }
      const body: GroundPlaces = { results: [...foundPlaces(places, search, language)], complete }
      return { body: jsonBytes(body) }
    }
    return sendJson(c, context, compose, { basis: state, variant: { header: 'Accept-Language', value: language } })
  })
}

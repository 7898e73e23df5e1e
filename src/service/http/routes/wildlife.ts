import type { Hono } from 'hono'
import * as sentences from '#contract/error-sentences.ts'
import { paths } from '#contract/paths.ts'
import { wildlifeQuery } from '#contract/query/update-query.ts'
import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { collectionRoutes } from './collection.ts'

/** The list of species and habitats, and each by its uuid. */
export function wildlifeRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  collectionRoutes(app, context, {
    path: paths.wildlife,
    query: wildlifeQuery,
    fields: WILDLIFE_FIELDS,
    listed: WILDLIFE_FIELDS,
    list: (filters, fields, slice, frame) => store.listWildlife(filters, fields, slice, frame),
    find: (uuid, fields) => store.findWildlife(uuid, fields),
    missing: sentences.noWildlife,
  })
}

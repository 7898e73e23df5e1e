import type { Hono } from 'hono'
import { AREA_DEFAULT_FIELDS, AREA_FIELDS } from '#contract/records/area.ts'
import * as sentences from '#contract/error-sentences.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { collectionRoutes } from './collection.ts'

/** The list of protected areas, and each by its uuid. */
export function areaRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  collectionRoutes(app, context, {
    path: paths.areas,
    query: areaQuery,
    fields: AREA_FIELDS,
    listed: AREA_DEFAULT_FIELDS,
    list: (filters, fields, slice, frame) => store.listAreas(filters, fields, slice, frame),
    find: (uuid, fields) => store.findArea(uuid, fields),
    missing: sentences.noArea,
    findDeletion: (uuid) => store.findDeletion('area', uuid),
  })
}

import type { Hono } from 'hono'
import * as sentences from '#contract/error-sentences.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { organisationQuery, wildlifeQuery } from '#contract/query/update-query.ts'
import { AREA_DEFAULT_FIELDS, AREA_FIELDS } from '#contract/records/area.ts'
import { ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { collectionRoutes } from './collection.ts'

/** The lists of protected areas, of species and habitats, and of organisations, and each record by its uuid. */
export function recordRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  collectionRoutes(app, context, {
    path: paths.areas,
    order: 'number',
    query: areaQuery,
    fields: AREA_FIELDS,
    listed: AREA_DEFAULT_FIELDS,
    list: (filters, fields, slice, frame) => store.listAreas(filters, fields, slice, frame),
    find: (uuid, fields) => store.findArea(uuid, fields),
    missing: sentences.noArea,
    findDeletion: (uuid) => store.findDeletion('area', uuid),
  })
  collectionRoutes(app, context, {
    path: paths.wildlife,
    order: 'uuid',
    query: wildlifeQuery,
    fields: WILDLIFE_FIELDS,
    listed: WILDLIFE_FIELDS,
    list: (filters, fields, slice, frame) => store.listWildlife(filters, fields, slice, frame),
    find: (uuid, fields) => store.findWildlife(uuid, fields),
    missing: sentences.noWildlife,
  })
  collectionRoutes(app, context, {
    path: paths.organisations,
    order: 'number',
    query: organisationQuery,
    fields: ORGANISATION_FIELDS,
    listed: ORGANISATION_FIELDS,
    list: (filters, fields, slice, frame) => store.listOrganisations(filters, fields, slice, frame),
    find: (uuid, fields) => store.findOrganisation(uuid, fields),
    missing: sentences.noOrganisation,
  })
}

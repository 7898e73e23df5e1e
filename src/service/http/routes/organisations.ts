import type { Hono } from 'hono'
import * as sentences from '#contract/error-sentences.ts'
import { ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { paths } from '#contract/paths.ts'
import { organisationQuery } from '#contract/query/update-query.ts'
import type { RouteContext, ServiceEnv } from '../kernel/context.ts'
import { collectionRoutes } from './collection.ts'

/** The list of organisations, and each by its uuid. */
export function organisationRoutes(app: Hono<ServiceEnv>, context: RouteContext): void {
  const { store } = context
  collectionRoutes(app, context, {
    path: paths.organisations,
    query: organisationQuery,
    fields: ORGANISATION_FIELDS,
    listed: ORGANISATION_FIELDS,
    list: (filters, fields, slice, frame) => store.listOrganisations(filters, fields, slice, frame),
    find: (uuid, fields) => store.findOrganisation(uuid, fields),
    missing: sentences.noOrganisation,
  })
}

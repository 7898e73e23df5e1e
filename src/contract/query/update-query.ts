import { ORGANISATION_FIELDS, type OrganisationField } from '../records/organisation.ts'
import { WILDLIFE_FIELDS, type WildlifeField } from '../records/wildlife.ts'
import { date, fields } from './param.ts'
import { queryCodec } from './query.ts'

/** What lists of wildlife and of organisations can be narrowed by. */
export interface UpdateFilters {
  /** UTC day; that day counts. */
  readonly updated_after?: string
}

export interface WildlifeQuery extends UpdateFilters {
  readonly fields?: readonly WildlifeField[]
}

export interface OrganisationQuery extends UpdateFilters {
  readonly fields?: readonly OrganisationField[]
}

export interface DeletedQuery {
  /** UTC day; only what was deleted after that day counts. */
  readonly date?: string
}

export const wildlifeQuery = queryCodec<WildlifeQuery>({
  updated_after: date,
  fields: fields(WILDLIFE_FIELDS, WILDLIFE_FIELDS),
})

export const organisationQuery = queryCodec<OrganisationQuery>({
  updated_after: date,
  fields: fields(ORGANISATION_FIELDS, ORGANISATION_FIELDS),
})

export const deletedQuery = queryCodec<DeletedQuery>({ date })

import * as z from 'zod/mini'
import { Uuid } from '#contract/ids.ts'
import { Organisation, ORGANISATION_FIELDS } from '#contract/records/organisation.ts'
import { Wildlife, WILDLIFE_FIELDS } from '#contract/records/wildlife.ts'
import type { OrganisationInput, WildlifeInput } from '../store/domain/inputs.ts'
import { readFields } from './read-fields.ts'
import type { Row } from './staging.ts'

/** The store's ids of organisations by those of the source. */
export type OrganisationIds = ReadonlyMap<number, number>

const WildlifeFields = z.partial(Wildlife)
const OrganisationFields = z.partial(Organisation)

/** A species or a habitat from what a service gave of it. */
export function mirroredWildlife(row: Row): WildlifeInput {
  const { fields } = readFields(WildlifeFields, WILDLIFE_FIELDS, row)
  return {
    uuid: Uuid.parse(row.uuid),
    name: fields.name ?? row.uuid,
    scientific_name: fields.scientific_name ?? null,
    kind: fields.kind ?? 'species',
    red_list_status: fields.red_list_status ?? null,
    protected_area_uuids: fields.protected_area_uuids ?? [],
    sensitive_from: fields.sensitive_from ?? null,
    sensitive_to: fields.sensitive_to ?? null,
    description: fields.description ?? null,
  }
}

/** An organisation from what a service gave of it, and the `id` that it has there. */
export function mirroredOrganisation(row: Row): { readonly id: number | null; readonly record: OrganisationInput } {
  const { fields } = readFields(OrganisationFields, ORGANISATION_FIELDS, row)
  return {
    id: fields.id ?? null,
    record: {
      uuid: Uuid.parse(row.uuid),
      name: fields.name ?? row.uuid,
      kind: fields.kind ?? 'other',
      url: fields.url ?? null,
      email: fields.email ?? null,
      phone: fields.phone ?? null,
    },
  }
}

/** A record's organisation under its id here; one that the source has no record of is kept among the extra fields. */
export function withOrganisation(
  id: number | null | undefined,
  extra: Readonly<Record<string, unknown>> | null,
  organisations: OrganisationIds,
): { readonly organisation_id: number | null; readonly extra: Record<string, unknown> | null } {
  const here = id == null ? null : (organisations.get(id) ?? null)
  const isUnknown = id != null && here === null
  if (extra === null && !isUnknown) return { organisation_id: here, extra: null }
  return { organisation_id: here, extra: { ...extra, ...(isUnknown ? { organisation_id: id } : {}) } }
}

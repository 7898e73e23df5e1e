import * as z from 'zod/mini'
import { Instant } from '../dates.ts'
import { LookupId, Uuid } from '../ids.ts'
import { keysOf } from '../keys.ts'

/** Every field of an organisation with its schema, in output order (contract, section 5). */
const fields = {
  id: LookupId,
  uuid: Uuid,
  name: z.string(),
  kind: z.string(),
  url: z.nullable(z.url({ protocol: /^https?$/ })),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  updated_at: Instant,
}

/** Who is responsible for areas or closures; records name it by its `id`. */
export const Organisation = z.object(fields)
export type Organisation = z.infer<typeof Organisation>
export type OrganisationField = keyof Organisation

export const ORGANISATION_FIELDS = keysOf(fields)

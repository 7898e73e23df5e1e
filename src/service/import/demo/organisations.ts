import { DEMO_LABEL } from '#contract/demo.ts'
import * as z from 'zod/mini'
import { SOURCE_KINDS, type SourceKind } from '#contract/records/closure.ts'
import type { Uuid } from '#contract/ids.ts'
import type { OrganisationInput } from '../../store/domain/inputs.ts'
import { uuidFor } from '../../intake/uuid.ts'
import organisations from './organisations.json'

const DemoOrganisation = z.object({
  name: z.string(),
  kind: z.string(),
  /** What stands before the @ of its address. */
  mailbox: z.string(),
  /** The kinds of source whose closures it answers for. */
  sources: z.array(z.enum(SOURCE_KINDS)),
  /** Where it does so, by ISO 3166-1 alpha-2; everywhere without. */
  countries: z.optional(z.array(z.string())),
})
type DemoOrganisation = z.infer<typeof DemoOrganisation>

const known = z.array(DemoOrganisation).parse(organisations)

/** The invented organisations, in a fixed order. */
export function demoOrganisations(): OrganisationInput[] {
  return known.map((organisation) => ({
    uuid: uuidOf(organisation),
    name: nameOf(organisation),
    kind: organisation.kind,
    url: null,
    // A domain that nobody can have (RFC 2606).
    email: `${organisation.mailbox}@fieldgate.example`,
    phone: null,
  }))
}

/** Who answers for a closure of such a source in a country; null where nobody does. */
export function organisationFor(source: SourceKind, country: string | null): Uuid | null {
  const found = known.find(
    ({ sources, countries }) =>
      sources.includes(source) && (countries === undefined || (country !== null && countries.includes(country))),
  )
  return found === undefined ? null : uuidOf(found)
}

function nameOf({ name }: DemoOrganisation): string {
  return `${DEMO_LABEL}${name}`
}

function uuidOf(organisation: DemoOrganisation): Uuid {
  return uuidFor('demo', nameOf(organisation))
}

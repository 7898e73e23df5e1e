import { DEMO_LABEL } from '#contract/demo.ts'
import * as z from 'zod/mini'
import { MonthDay, WILDLIFE_KINDS } from '#contract/records/wildlife.ts'
import type { WildlifeInput } from '../../store/domain/inputs.ts'
import { uuidFor } from '../../intake/uuid.ts'
import { factOf } from './facts.ts'
import wildlife from './wildlife.json'

const DemoWildlife = z.object({
  name: z.string(),
  scientific_name: z.optional(z.string()),
  kind: z.enum(WILDLIFE_KINDS),
  /** Its category in the world's Red List of the IUCN. */
  red_list: z.optional(z.enum(['LC', 'NT', 'VU'])),
  /** Names of areas. */
  areas: z.array(z.string()),
  sensitive: z.optional(z.tuple([MonthDay, MonthDay])),
  description: z.string(),
})

const INVENTED = 'Invented for the demo: where it lives and when it is sensitive.'

/** Real species and habitats in the demo's areas, in a fixed order; that they live there, and when, is invented. */
export function demoWildlife(): WildlifeInput[] {
  return z
    .array(DemoWildlife)
    .parse(wildlife)
    .map(({ name, scientific_name = null, kind, red_list = null, areas, sensitive = [null, null], description }) => ({
      uuid: uuidFor('demo', `${DEMO_LABEL}${name}`),
      name: `${DEMO_LABEL}${name}`,
      scientific_name,
      kind,
      red_list_status: red_list,
      protected_area_uuids: areas.map((area) => uuidFor('demo', factOf(area).name)),
      sensitive_from: sensitive[0],
      sensitive_to: sensitive[1],
      description: `${description} ${INVENTED}`,
    }))
}

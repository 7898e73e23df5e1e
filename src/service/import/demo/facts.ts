import * as z from 'zod/mini'
import { IUCN_CATEGORIES } from '#contract/records/area.ts'
import { LngLat } from '#contract/geometry.ts'
import { categories } from '#contract/vocabulary/categories.ts'
import facts from './areas.json'

/** What is known of a real protected area, and hints for the form of its schematic outline. */
const AreaFact = z.object({
  /** In the local language. */
  name: z.string(),
  names: z.record(z.string(), z.string()),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  category: z.enum(categories.map(({ key }) => key)),
  iucn: z.nullable(z.enum(IUCN_CATEGORIES)),
  centre: LngLat,
  km2: z.number(),
  year: z.nullable(z.int()),
  url: z.optional(z.url()),
  /** Whether much of it is sea, so that its centre may be. */
  marine: z.optional(z.boolean()),
  form: z.optional(
    z.object({
      turn: z.optional(z.number()),
      stretch: z.optional(z.number()),
      bend: z.optional(z.number()),
      parts: z.optional(z.int()),
    }),
  ),
})
export type AreaFact = z.infer<typeof AreaFact>

/** Real European protected areas, in a fixed order. */
export const areaFacts: readonly AreaFact[] = z.array(AreaFact).parse(facts)

const factsByName = new Map(areaFacts.map((fact) => [fact.name, fact]))

/** The area of that name. Throws where there is none. */
export function factOf(name: string): AreaFact {
  const fact = factsByName.get(name)
  if (fact === undefined) throw new Error(`No area of the demo is called ${name}`)
  return fact
}

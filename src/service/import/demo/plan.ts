import * as z from 'zod/mini'
import { LngLat } from '#contract/geometry.ts'
import plan from './plan.json'
import { TIMINGS } from './timing.ts'

/** One closure of the plan. */
const PlannedClosure = z.object({
  kind: z.string(),
  when: z.enum(TIMINGS),
  /** Instead of the kind's title and the label. */
  title: z.optional(z.string()),
  /** Instead of a place chosen within the area. */
  at: z.optional(LngLat),
  km2: z.optional(z.number()),
  /** Names of further areas. */
  also: z.optional(z.array(z.string())),
})
export type PlannedClosure = z.infer<typeof PlannedClosure>

const shared = { label: z.string(), closures: z.array(PlannedClosure) }

/** Closures that share an area or, where they have no place, a time zone. */
const Cluster = z.union([z.object({ ...shared, area: z.string() }), z.object({ ...shared, time_zone: z.string() })])
export type Cluster = z.infer<typeof Cluster>

/** What the demo closes where, in a fixed order. */
export const clusters: readonly Cluster[] = z.array(Cluster).parse(plan)

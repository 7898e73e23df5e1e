import * as z from 'zod/mini'
import { CLOSURE_TYPES, SOURCE_KINDS } from '#contract/records/closure.ts'
import { LocalTime } from '#contract/dates.ts'
import { activities } from '#contract/vocabulary/activities.ts'
import { reasons } from '#contract/vocabulary/reasons.ts'
import kinds from './kinds.json'
import { Season } from './season.ts'

/** What a closure is drawn as; `none`: it holds in all of its areas. */
const PLACES = ['point', 'points', 'trail', 'trails', 'zone', 'zones', 'none'] as const
export type Place = (typeof PLACES)[number]

/** A pattern of closures: all but where and from when to when. */
const ClosureKind = z.object({
  key: z.string(),
  title: z.string(),
  type: z.enum(CLOSURE_TYPES),
  reason: z.enum(reasons.map(({ key }) => key)),
  activities: z.array(z.enum(activities.map(({ key }) => key))),
  place: z.enum(PLACES),
  /** When it is usual; at any time of the year without. */
  season: z.optional(Season),
  daytime_start: z.optional(LocalTime),
  daytime_end: z.optional(LocalTime),
  binding: z.boolean(),
  source: z.enum(SOURCE_KINDS),
  purpose: z.string(),
  description: z.string(),
})
export type ClosureKind = z.infer<typeof ClosureKind>

const kindsByKey = new Map(
  z
    .array(ClosureKind)
    .parse(kinds)
    .map((kind) => [kind.key, kind]),
)

/** The kind of that key. Throws where there is none. */
export function kindOf(key: string): ClosureKind {
  const kind = kindsByKey.get(key)
  if (kind === undefined) throw new Error(`No kind of closure is called ${key}`)
  return kind
}

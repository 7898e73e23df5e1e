import * as z from 'zod/mini'
import { Licence } from '#contract/lookups.ts'
import { LANGUAGES } from '#contract/vocabulary/languages.ts'
import type { LookupList } from '../store/vocabulary.ts'

const Named = z.object({
  id: z.int(),
  names: z.record(z.enum(LANGUAGES), z.string()),
  /** The entry's fields beside `id` and `name`. */
  traits: z.record(z.string(), z.unknown()),
})
export type Named = z.infer<typeof Named>

export const LOOKUP_LISTS = ['category', 'country', 'activity', 'reason'] as const satisfies readonly LookupList[]

const Lookups = z.object({
  lists: z.record(z.enum(LOOKUP_LISTS), z.array(Named)),
  sources: z.array(Named),
  licences: z.array(Licence),
})
export type Lookups = z.infer<typeof Lookups>

/** An update from its first request until it is published: what is kept of it where it breaks off. */
export const Run = z.object({
  address: z.string(),
  /** The `updatedAt` of the copy that it builds on; null where there was none. */
  basis: z.nullable(z.string()),
  /** The UTC day from which changes are asked; null: everything is. */
  since: z.nullable(z.string()),
  /** The UTC day on which it began, by the earlier of both clocks. */
  began: z.string(),
  /** When it began, RFC 3339. */
  beganAt: z.string(),
  /** Whether the source says that its data is a demonstration. */
  demo: z.boolean(),
  /** Whether the source links the pages of changes by `after`. */
  isKeyset: z.boolean(),
  /** Whether all records are compared with those of the source. */
  sweeps: z.boolean(),
  lookups: Lookups,
})
export type Run = z.infer<typeof Run>

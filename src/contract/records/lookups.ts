import * as z from 'zod/mini'
import { SOURCE_KINDS } from './closure.ts'
import { LookupId } from '../ids.ts'

/** What an area is drawn as: categories that look alike share a family. */
export const AREA_FAMILIES = ['park', 'reserve', 'landscape', 'rest', 'marine', 'other'] as const
export type AreaFamily = (typeof AREA_FAMILIES)[number]

/** An entry of a lookup list; `name` in the language of the request. */
export const Lookup = z.object({ id: LookupId, name: z.string() })
export type Lookup = z.infer<typeof Lookup>

/** A category; `family` is ours, so a client must do without it. */
export const Category = z.object({ ...Lookup.shape, family: z.optional(z.enum(AREA_FAMILIES)) })
export type Category = z.infer<typeof Category>

export const Country = z.object({ ...Lookup.shape, iso_a2: z.optional(z.string()) })
export type Country = z.infer<typeof Country>

export const Source = z.object({
  ...Lookup.shape,
  kind: z.optional(z.enum(SOURCE_KINDS)),
  url: z.optional(z.nullable(z.url({ protocol: /^https?$/ }))),
})
export type Source = z.infer<typeof Source>

/** A data licence: its display name, and the address of its terms. */
export const Licence = z.object({ name: z.string(), uri: z.url({ protocol: /^https?$/ }) })
export type Licence = z.infer<typeof Licence>

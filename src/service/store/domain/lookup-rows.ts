import * as z from 'zod/mini'
import { SOURCE_KINDS } from '#contract/records/closure.ts'
import { AREA_FAMILIES, type Lookup, type Source } from '#contract/records/lookups.ts'
import { LANGUAGES, type Language } from '#contract/vocabulary/languages.ts'

const Names = z.record(z.enum(LANGUAGES), z.string())
const Kind = z.enum(SOURCE_KINDS)

/** What the entries of lookup lists have beside `id` and `name`. */
export const CategoryTraits = z.object({ family: z.optional(z.enum(AREA_FAMILIES)) })
export const CountryTraits = z.object({ iso_a2: z.optional(z.string()) })
export const NoTraits = z.object({})

/** An entry of a lookup list in a language, from its row: `names` and `traits` are JSON texts. */
export function lookupOf<T extends object>(
  { id, names, traits }: { readonly id: number; readonly names: string; readonly traits: string },
  language: Language,
  traitsSchema: z.ZodMiniType<T>,
): Lookup & T {
  return { id, name: Names.parse(JSON.parse(names))[language], ...traitsSchema.parse(JSON.parse(traits)) }
}

/** A source from its row. Throws for a kind that there is not. */
export function sourceOf({ kind, ...row }: Pick<Source, 'id' | 'name' | 'url'> & { readonly kind: unknown }): Source {
  return { ...row, kind: Kind.parse(kind) }
}

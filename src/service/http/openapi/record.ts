import type * as z from 'zod/mini'

/** A kind of record: its schema, its name among the components, and words for each of its fields. */
export interface RecordWords {
  readonly schema: z.core.$ZodType
  readonly id: string
  readonly description: string
  /** Descriptions by field. */
  readonly fields: Readonly<Record<string, string>>
  readonly example: object
}

type Shape = Readonly<Record<string, z.core.$ZodType>>

interface Words<S extends Shape> {
  readonly id: string
  readonly description: string
  /** One for each field: the compiler names the missing and the superfluous. */
  readonly fields: { readonly [K in keyof S]: string }
  readonly example: z.input<z.ZodMiniObject<S>>
}

/** Puts words to a kind of record of the contract. */
export function wordsOf<S extends Shape>(schema: z.ZodMiniObject<S>, words: Words<NoInfer<S>>): RecordWords {
  return { ...words, schema }
}

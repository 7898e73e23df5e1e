import * as z from 'zod/mini'

/** What is wrong with each parameter, in sentences. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** An error body: a sentence, or sentences for each parameter (contract, section 2). */
export const ErrorBody = z.union([
  z.object({ detail: z.string(), deleted_at: z.optional(z.string()) }),
  z.record(z.string(), z.array(z.string())),
])
export type ErrorBody = z.infer<typeof ErrorBody>

import * as z from 'zod/mini'

/** What is wrong with each parameter, in sentences. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>

/** An error body: a sentence, or sentences for each parameter (contract, section 2). */
export const ErrorBody = z.union([
  z.object({ detail: z.string(), deleted_at: z.optional(z.string()) }),
  z.record(z.string(), z.array(z.string())),
])
export type ErrorBody = z.infer<typeof ErrorBody>

export const messages = {
  notFound: 'Not found.',
  noArea: 'No ProtectedArea matches the given query.',
  noClosure: 'No ClosureOrNotice matches the given query.',
  noWildlife: 'No Wildlife matches the given query.',
  noOrganisation: 'No Organisation matches the given query.',
  invalidPage: 'Invalid page.',
  date: 'Enter a valid date.',
  number: 'Enter a number.',
  uuid: 'Enter a valid UUID.',
  choice: (value: string) => `Select a valid choice. ${value} is not one of the available choices.`,
  unknownField: (name: string, known: readonly string[]) => `Unknown field: ${name}. Choose from: ${known.join(', ')}.`,
  methodNotAllowed: (method: string) => `Method "${method}" not allowed.`,
  bbox: (wrong: string) => `${wrong} Expected west,south,east,north in degrees, for example 13.1,48.7,14.0,49.3.`,
} as const

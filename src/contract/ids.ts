import * as z from 'zod/mini'

/** A UUID in lower case, as every record's identifier is written. */
export const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'Enter a valid UUID.'))
  .check(z.toLowerCase())
  .brand<'Uuid'>()
export type Uuid = z.infer<typeof Uuid>

/** The uuid that a text holds, or null. */
export function parseUuid(text: string): Uuid | null {
  const parsed = Uuid.safeParse(text)
  return parsed.success ? parsed.data : null
}

/** Identifier of an entry of a lookup list (category, country, activity, reason, source). */
export const LookupId = z.int().check(z.gte(0))
export type LookupId = z.infer<typeof LookupId>

/** Stands for the country of an area that has none, where a number must stand; no country has it. */
export const NO_COUNTRY = 0

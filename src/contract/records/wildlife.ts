import * as z from 'zod/mini'
import { Instant } from '../dates.ts'
import { Uuid } from '../ids.ts'
import { keysOf } from '../keys.ts'

export const WILDLIFE_KINDS = ['species', 'habitat'] as const

/** A day of any year, `04-15`; 29 February is one. */
export const MonthDay = z
  .string()
  .check(z.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(isMonthDay, 'Enter a month and a day, as 04-15.'))

function isMonthDay(text: string): boolean {
  const date = new Date(`2024-${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text
}

/** Every field of a wildlife record with its schema, in output order (contract, section 5). */
const fields = {
  uuid: Uuid,
  name: z.string(),
  scientific_name: z.nullable(z.string()),
  kind: z.enum(WILDLIFE_KINDS),
  red_list_status: z.nullable(z.string()),
  protected_area_uuids: z.array(Uuid),
  sensitive_from: z.nullable(MonthDay),
  sensitive_to: z.nullable(MonthDay),
  description: z.nullable(z.string()),
  updated_at: Instant,
}

/** A species or a habitat that lives in some areas, and when in the year it is to be left alone. */
export const Wildlife = z.object(fields)
export type Wildlife = z.infer<typeof Wildlife>
export type WildlifeField = keyof Wildlife

export const WILDLIFE_FIELDS = keysOf(fields)

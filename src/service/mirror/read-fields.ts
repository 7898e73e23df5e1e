import * as z from 'zod/mini'
import type { Row } from './staging.ts'

/** What was understood of a record, and what was not. */
export interface FieldsRead<T> {
  readonly fields: T
  /** Fields that the contract does not know, or whose values it cannot take; null where there are none. */
  readonly extra: Readonly<Record<string, unknown>> | null
}

const Extra = z.record(z.string(), z.unknown())

/** Reads the fields of a record one by one: a value that does not fit costs no other. A null field is a missing one. */
export function readFields<T>(schema: z.ZodMiniType<T>, known: readonly string[], row: Row): FieldsRead<T> {
  const values = Object.entries(row).filter(([, value]) => value !== null)
  const isKnown = ([name]: readonly [string, unknown]) => known.includes(name) && name !== 'extra'
  const candidates = Object.fromEntries(values.filter(isKnown))
  const kept = Extra.safeParse(row['extra'])
  const rest = Object.fromEntries(values.filter((entry) => !isKnown(entry) && entry[0] !== 'extra'))
  const first = schema.safeParse(candidates)
  const unread = new Set(first.success ? [] : first.error.issues.map(({ path }) => String(path[0])))
  const fits = Object.entries(candidates).filter(([name]) => !unread.has(name))
  const misfits = Object.entries(candidates).filter(([name]) => unread.has(name))
  const extra = { ...(kept.success ? kept.data : {}), ...rest, ...Object.fromEntries(misfits) }
  return {
    fields: first.success ? first.data : schema.parse(Object.fromEntries(fits)),
    extra: Object.keys(extra).length > 0 ? extra : null,
  }
}

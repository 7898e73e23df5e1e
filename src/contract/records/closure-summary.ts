import * as z from 'zod/mini'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from './closure.ts'

const count = z.int().check(z.nonnegative())
/** By identifier; those without a record are left out. */
const byId = z.record(z.string(), count)

/**
 * How many closures and notices each choice of a filter would give. Each group counts the records that match all
 * *other* filters, so that it says what a change of its own filter would show.
 */
export const ClosureSummary = z.object({
  /** Records that match all filters. */
  count,
  status: z.record(z.enum(STATUSES), count),
  type: z.record(z.enum(CLOSURE_TYPES), count),
  reason_id: byId,
  activity_id: byId,
  source_id: byId,
  source_kind: z.record(z.enum(SOURCE_KINDS), count),
})
export type ClosureSummary = z.infer<typeof ClosureSummary>

import * as z from 'zod/mini'
import { LngLat } from '../geometry.ts'
import { Uuid } from '../ids.ts'
import { DISPLAY_STATUSES } from '../standing/display-status.ts'
import { CLOSURE_TYPES, SOURCE_KINDS, STATUSES } from './closure.ts'

const count = z.int().check(z.nonnegative())
/** By identifier; those without a record are left out. */
const byId = z.record(z.string(), count)
const displayStatus = z.enum(DISPLAY_STATUSES)
/** By type, of those that are over: their display status does not tell it. */
const expiredType = z.optional(z.partialRecord(z.enum(CLOSURE_TYPES), count))

/** How many records there are of some that match all filters. */
export const ClosureCounts = z.object({
  count,
  /** The worst of their display statuses. */
  worst: displayStatus,
  /** Those without a record are left out. */
  display_status: z.partialRecord(displayStatus, count),
  expired_type: expiredType,
})
export type ClosureCounts = z.infer<typeof ClosureCounts>

/** The records in a square of the grid of map tiles, each at the middle of its bounds. */
export const ClosureCell = z.object({
  ...ClosureCounts.shape,
  x: count,
  y: count,
  /** The mean of their places. */
  point: LngLat,
  /** The record, where it is the only one. */
  uuid: z.optional(Uuid),
})
export type ClosureCell = z.infer<typeof ClosureCell>

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
  /** By activity, the records that concern who does it: its own, and those of what it implies, each once. */
  concerned_activity_id: z.optional(byId),
  source_id: byId,
  source_kind: z.record(z.enum(SOURCE_KINDS), count),
  /** The worst display status of records that match all filters; null where there are none. */
  worst: z.optional(z.nullable(displayStatus)),
  /** Its own filters are those of status and type. */
  display_status: z.optional(z.record(displayStatus, count)),
  /** The same filters. */
  expired_type: expiredType,
  /** By area; where it was asked for. */
  areas: z.optional(z.record(Uuid, ClosureCounts)),
  /** Where it was asked for. */
  cells: z.optional(z.array(ClosureCell)),
})
export type ClosureSummary = z.infer<typeof ClosureSummary>

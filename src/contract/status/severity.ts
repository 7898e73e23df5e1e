import type { ClosureType } from '../records/closure.ts'
import type { StatusAt } from './status.ts'

/** How much a record matters to someone at the place now, the worst first. */
export const SEVERITIES = [
  'binding_in_force',
  'voluntary_in_force',
  'binding_current',
  'voluntary_current',
  'upcoming',
  'notice',
  'expired',
] as const
export type Severity = (typeof SEVERITIES)[number]

/** The severity of a closure or notice that has the given status. A notice stays one until it has expired. */
export function severityOf(
  record: { type: ClosureType; is_binding: boolean },
  { status, inForce }: Pick<StatusAt, 'status' | 'inForce'>,
): Severity {
  if (status === 'expired') return 'expired'
  if (record.type === 'notice') return 'notice'
  if (status === 'upcoming') return 'upcoming'
  if (inForce) return record.is_binding ? 'binding_in_force' : 'voluntary_in_force'
  return record.is_binding ? 'binding_current' : 'voluntary_current'
}

/** What places a record among others: its severity and, in epoch milliseconds, its beginning. */
export interface Standing {
  severity: Severity
  begin: number
}

/** Orders the worst first and, of upcoming ones, the soonest first; 0 for records that are equally bad. */
export function compareWorstFirst(a: Standing, b: Standing): number {
  if (a.severity !== b.severity) return SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity)
  return a.severity === 'upcoming' ? a.begin - b.begin : 0
}

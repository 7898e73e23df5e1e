import type { ClosureRecord, Status } from '../records/closure.ts'

/**
 * How a closure or notice is shown at an instant, each with a sign of its own; the worst first (contract, section 6.6).
 * What certainly holds now comes before what may hold now, and that before what does not.
 */
export const DISPLAY_STATUSES = [
  'closed-now',
  'advice-now',
  'zone-unknown',
  'closed-other-hours',
  'advice-other-hours',
  'upcoming-closure',
  'upcoming-advice',
  'notice',
  'upcoming-notice',
  'expired',
] as const
export type DisplayStatus = (typeof DISPLAY_STATUSES)[number]

/** What of a record decides its display status, beside the instant. A service may leave it out: a binding closure. */
export type Kind = Pick<ClosureRecord, 'type' | 'is_binding'>

/** Where a record is within its period. `inForce` is null where that depends on a time zone that is not known. */
export interface Phase {
  readonly status: Status
  readonly inForce: boolean | null
}

/** The one display status of a record of that kind in that phase. */
export function displayStatusOf({ type, is_binding = true }: Kind, { status, inForce }: Phase): DisplayStatus {
  if (status === 'expired') return 'expired'
  if (type === 'notice') return status === 'upcoming' ? 'upcoming-notice' : 'notice'
  if (status === 'upcoming') return is_binding ? 'upcoming-closure' : 'upcoming-advice'
  if (inForce === null) return 'zone-unknown'
  if (inForce) return is_binding ? 'closed-now' : 'advice-now'
  return is_binding ? 'closed-other-hours' : 'advice-other-hours'
}

/** The status of a record of that display status; one whose zone is not known counts as current. */
export function statusOf(displayStatus: DisplayStatus): Status {
  if (displayStatus === 'expired') return displayStatus
  return displayStatus.startsWith('upcoming') ? 'upcoming' : 'current'
}

/** Whether a closure of that display status certainly applies. */
export function isInForce(displayStatus: DisplayStatus): boolean {
  return displayStatus === 'closed-now' || displayStatus === 'advice-now'
}

/** The colour of the words for a display status; the words themselves tell the same. */
export type Tone = 'current' | 'upcoming' | 'notice' | 'expired' | 'plain'

const TONES: Readonly<Record<DisplayStatus, Tone>> = {
  'closed-now': 'current',
  'advice-now': 'current',
  'zone-unknown': 'plain',
  'closed-other-hours': 'plain',
  'advice-other-hours': 'plain',
  'upcoming-closure': 'upcoming',
  'upcoming-advice': 'upcoming',
  notice: 'notice',
  'upcoming-notice': 'upcoming',
  expired: 'expired',
}

/** The tone of a display status. */
export function toneOf(displayStatus: DisplayStatus): Tone {
  return TONES[displayStatus]
}

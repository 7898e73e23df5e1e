import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'

/** How many there are of a display status. */
export interface StatusCount {
  readonly status: DisplayStatus
  readonly count: number
}

interface Displayed {
  readonly displayStatus: DisplayStatus
}

/** Pure: how many closures and notices there are of each display status, those that there are, the worst first. */
export function countStatuses(states: readonly Displayed[]): readonly StatusCount[] {
  return DISPLAY_STATUSES.map((status) => ({
    status,
    count: states.filter(({ displayStatus }) => displayStatus === status).length,
  })).filter(({ count }) => count > 0)
}

import { DISPLAY_STATUSES, type DisplayStatus } from './display-status.ts'
import type { Standing } from './standing.ts'

/** What places a record among others. */
export type Weight = Pick<Standing, 'displayStatus' | 'begin'>

/**
 * Orders the worst first (contract, section 6.6); 0 for records that are equally bad. Of upcoming closures and advice the
 * soonest is worst, and of those that begin at the same instant the closure.
 */
export function compareWorstFirst(a: Weight, b: Weight): number {
  const byClass = classRankOf(a) - classRankOf(b)
  if (byClass !== 0) return byClass
  const soonest = a.displayStatus.startsWith('upcoming') ? Math.sign(a.begin - b.begin) : 0
  return soonest || rankOf(a.displayStatus) - rankOf(b.displayStatus)
}

/** The place of a display status among all of them, from 0 for the worst. */
export function rankOf(displayStatus: DisplayStatus): number {
  return DISPLAY_STATUSES.indexOf(displayStatus)
}

/** The place of what a record is compared by first; upcoming closures and advice are one. */
export function classRankOf({ displayStatus }: Weight): number {
  return rankOf(displayStatus === 'upcoming-advice' ? 'upcoming-closure' : displayStatus)
}

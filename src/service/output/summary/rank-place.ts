import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import type { Weight } from '#contract/standing/order.ts'

/** A closure among others, the worst first. */
export interface Ranked extends Weight {
  /** The store's own number of it. */
  readonly id: number
}

/** Where a walk through closures, the worst first, stands: at the one last given, as of when the walk began. */
export interface RankPlace {
  readonly last: Ranked
  /** Epoch milliseconds. */
  readonly now: number
}

const FORM = /^w(-?\d{1,16}),(\d),(-?\d{1,16}),(-?\d{1,16})$/

/** The text of a place, for the parameter `after`. */
export function writeRankPlace({ last: { displayStatus, begin, id }, now }: RankPlace): string {
  // Only of what is to come does the begin place it.
  return `w${[now, DISPLAY_STATUSES.indexOf(displayStatus), Number.isFinite(begin) ? begin : 0, id].join(',')}`
}

/** Reads what {@link writeRankPlace} wrote; null for another text. */
export function readRankPlace(text: string): RankPlace | null {
  const [now = NaN, rank = NaN, begin = NaN, id = NaN] = FORM.exec(text)?.slice(1).map(Number) ?? []
  const displayStatus = DISPLAY_STATUSES[rank]
  return displayStatus === undefined ? null : { last: { displayStatus, begin, id }, now }
}

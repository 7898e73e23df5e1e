import { DISPLAY_STATUSES } from '../standing/display-status.ts'
import { compareWorstFirst, type Weight } from '../standing/order.ts'

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

/** The earliest and latest instants at which a reading of the list may have begun: calendars know some days around them, too. */
const [EARLIEST, LATEST] = [Date.parse('1000-01-01'), Date.parse('9999-01-01')]
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
  if (displayStatus === undefined || now < EARLIEST || now > LATEST) return null
  return { last: { displayStatus, begin, id }, now }
}

/** For ordering, the worst first; those that are equally bad as the store got them. */
export function compareRanked(a: Ranked, b: Ranked): number {
  return compareWorstFirst(a, b) || a.id - b.id
}

/** The first of some in their order that comes after one, which need not be among them; their number where none does. */
export function firstAfter(ranked: readonly Ranked[], last: Ranked): number {
  let [from, to] = [0, ranked.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const one = ranked[middle]
    if (one !== undefined && compareRanked(one, last) <= 0) from = middle + 1
    else to = middle
  }
  return from
}

import type { Part } from './year-strip-bars.ts'

/** What of a lane a name needs to be read, as a share of the year. */
const ENOUGH = 0.3

/** Where the name of a bar stands: on the side with more room, or on the bar itself where neither has enough. */
export interface NamePlace extends Part {
  readonly side: 'before' | 'after' | 'on'
}

export function besideBar({ from, to }: Part): NamePlace {
  if (Math.max(from, 1 - to) < ENOUGH) return { side: 'on', from: Math.max(0, from), to }
  return 1 - to >= from ? { side: 'after', from: to, to: 1 } : { side: 'before', from: 0, to: from }
}

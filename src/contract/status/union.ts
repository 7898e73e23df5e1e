import { statusAt } from './status.ts'
import type { StatusAt } from './status.ts'
import type { Validity } from './schedule.ts'

/** More than this many records that take over from each other are not followed. */
const MOST_RUNS = 100

/**
 * Until when some of several records are in force without a gap, and when one is again; as in {@link StatusAt}, of all
 * of them together. Null where that cannot be told: they take over from each other too often.
 */
export function unionAt(validities: readonly Validity[], now: number): Pick<StatusAt, 'until' | 'again'> | null {
  let until: number | null = null
  for (let run = 0; run < MOST_RUNS; run++) {
    const at: number = until ?? now
    const states = validities.map((validity) => statusAt(validity, at))
    const ends = states.flatMap((state) => state.until ?? [])
    if (ends.length === 0) {
      const starts = states.flatMap((state) => state.again ?? [])
      return { until, again: starts.length === 0 ? null : Math.min(...starts) }
    }
    until = Math.max(...ends)
    if (until === Infinity) return { until, again: null }
  }
  return null
}

/** Time and chance, for those who wait. */
export interface Waiting {
  /** The present in epoch milliseconds. */
  readonly now: () => number
  /** From 0 to 1. */
  readonly random: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** How long to wait after so many failures in a row: doubling, and never the same, so that clients spread. */
export function backoffMs(failures: number, firstMs: number, mostMs: number, random: () => number): number {
  return Math.min(mostMs, firstMs * 2 ** (failures - 1)) * (0.5 + random() / 2)
}

/** Timers go no further than some weeks: 14 days in milliseconds. */
export const LONGEST_MS = 14 * 86_400_000

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const

/** The milliseconds of `90s`, `15m`, `1h` or `1d`, at most 14 days; null for anything else. */
export function durationOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,4})([smhd])$/.exec(text.trim()) ?? []
  if (unit !== 's' && unit !== 'm' && unit !== 'h' && unit !== 'd') return null
  const ms = Number(number) * UNITS[unit]
  return ms > 0 && ms <= LONGEST_MS ? ms : null
}

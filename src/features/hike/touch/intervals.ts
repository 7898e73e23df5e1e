/** From one place on a line to another, `from` ≤ `to`. */
export interface Interval {
  readonly from: number
  readonly to: number
}

/** The same stretches, in order and apart: those no more than `gap` from each other are one. */
export function joined(intervals: readonly Interval[], gap = 0): Interval[] {
  const result: { from: number; to: number }[] = []
  for (const { from, to } of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last !== undefined && from - last.to <= gap) last.to = Math.max(last.to, to)
    else result.push({ from, to })
  }
  return result
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.from <= b.to && b.from <= a.to
}

/** The sum of lengths. */
export function total(intervals: readonly Interval[]): number {
  return intervals.reduce((sum, { from, to }) => sum + to - from, 0)
}

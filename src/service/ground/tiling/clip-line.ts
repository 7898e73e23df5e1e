/** A line in units of a zoom, x and y by turns. */
export type FlatLine = readonly number[]

/** The parts of a line that lie in the square from `low` to `high`, in its direction. */
export function clipLine(line: FlatLine, low: number, high: number): readonly FlatLine[] {
  if (liesInside(line, low, high)) return [line]
  const parts: number[][] = []
  let part: number[] = []
  for (let at = 2; at < line.length; at += 2) {
    const [x1, y1, x2, y2] = [line[at - 2] ?? 0, line[at - 1] ?? 0, line[at] ?? 0, line[at + 1] ?? 0]
    const kept = within(x1, y1, x2, y2, low, high)
    if (kept === null) continue
    const [from, to] = kept
    if (from > 0 || part.length === 0) {
      part = [Math.round(x1 + (x2 - x1) * from), Math.round(y1 + (y2 - y1) * from)]
      parts.push(part)
    }
    part.push(Math.round(x1 + (x2 - x1) * to), Math.round(y1 + (y2 - y1) * to))
    if (to < 1) part = []
  }
  return parts
}

function liesInside(line: FlatLine, low: number, high: number): boolean {
  return line.every((value) => value >= low && value <= high)
}

/** From which share to which other one of its length a stretch lies in the square, after Liang and Barsky. */
function within(x1: number, y1: number, x2: number, y2: number, low: number, high: number) {
  let [from, to] = [0, 1]
  for (const [start, step] of [
    [x1, x2 - x1],
    [y1, y2 - y1],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return null
      continue
    }
    const [a, b] = [(low - start) / step, (high - start) / step]
    from = Math.max(from, Math.min(a, b))
    to = Math.min(to, Math.max(a, b))
    if (from > to) return null
  }
  return [from, to] as const
}

import type { LngLat } from '../geometry.ts'

type Line = readonly LngLat[]

/**
 * Lines joined into as few as possible where the ends of exactly two meet, whatever their directions. Where three or more
 * meet, each ends there.
 */
export function joinLines(lines: readonly Line[]): readonly Line[] {
  const ends = new Map<string, number[]>()
  lines.forEach((line, index) => {
    for (const end of [line[0], line.at(-1)]) {
      const key = keyOf(end)
      ends.set(key, [...(ends.get(key) ?? []), index])
    }
  })
  const left = new Set(lines.keys())
  /** The line that alone goes on where one ends; null where none does, or it has been taken. */
  const next = (end: LngLat | undefined, from: number) => {
    const meeting = ends.get(keyOf(end)) ?? []
    const [other] = meeting.filter((index) => index !== from)
    return meeting.length === 2 && other !== undefined && left.has(other) ? other : null
  }
  const joined: Line[] = []
  for (const [first, line] of lines.entries()) {
    if (!left.delete(first)) continue
    let whole = line
    // To its end, and then, turned round, to what was its start.
    for (let side = 0; side < 2; side++) {
      let at: number | null = first
      while ((at = next(whole.at(-1), at)) !== null) {
        left.delete(at)
        whole = [...whole, ...onwards(lines[at] ?? [], whole.at(-1)).slice(1)]
      }
      whole = whole.toReversed()
    }
    joined.push(whole)
  }
  return joined
}

/** A line in the direction in which it begins at a place. */
function onwards(line: Line, start: LngLat | undefined): Line {
  return keyOf(line[0]) === keyOf(start) ? line : line.toReversed()
}

/** About a decimetre: what tiles round away is less than a map can show. */
const DECIMALS = 6

function keyOf(end: LngLat | undefined): string {
  return end === undefined ? '' : `${end[0].toFixed(DECIMALS)} ${end[1].toFixed(DECIMALS)}`
}

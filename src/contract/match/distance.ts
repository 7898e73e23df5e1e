/** How many letters of a word of that length may be wrong: 1 from four on, 2 from eight on. */
export function typosAllowed(length: number): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Letters of a word from which on its beginning alone may hold the typo, as while it is still being typed. */
const UNFINISHED = 6

/**
 * The fewest letters to add, drop, replace or swap with the next that make one word of the other, or its beginning
 * where `from` is long enough; Infinity where that is more than `limit`.
 */
export function typosBetween(from: string, to: string, limit: number): number {
  const unfinished = from.length >= UNFINISHED
  if (from.length - to.length > limit || (!unfinished && to.length - from.length > limit)) return Infinity
  const target = to.slice(0, from.length + limit)
  let beforeLast: readonly number[] = []
  let last: readonly number[] = Array.from({ length: target.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const next = nextRow(from, target, row, last, beforeLast)
    if (Math.min(...next) > limit) return Infinity
    beforeLast = last
    last = next
  }
  const typos = unfinished ? Math.min(...last) : (last.at(-1) ?? Infinity)
  return typos <= limit ? typos : Infinity
}

function nextRow(from: string, to: string, row: number, last: readonly number[], beforeLast: readonly number[]) {
  const next = [row]
  const at = (values: readonly number[], column: number) => values[column] ?? Infinity
  for (let column = 1; column <= to.length; column++) {
    const isSame = from[row - 1] === to[column - 1]
    const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
    next.push(
      Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      ),
    )
  }
  return next
}

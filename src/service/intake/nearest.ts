/** The word among some that is written most like another, whatever its case; null where none is much like it. */
export function nearest(word: string, among: readonly string[]): string | null {
  const ranked = among.map((other) => ({ other, steps: distance(word.toLowerCase(), other.toLowerCase()) }))
  const [best] = ranked.toSorted((a, b) => a.steps - b.steps)
  if (best === undefined || best.steps > Math.max(2, word.length / 2)) return null
  return best.other
}

/** How many characters are to be added, taken away or changed to make one word of another (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, letter] of Array.from(a).entries()) {
    const next = [at + 1]
    for (const [index, other] of Array.from(b).entries()) {
      const changed = (row[index] ?? 0) + Number(letter !== other)
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

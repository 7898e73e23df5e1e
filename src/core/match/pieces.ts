import { typosAllowed } from '#contract/match/distance.ts'
import { wanted } from '#contract/match/match.ts'

/** Pieces shorter than this are in nearly every name. */
const SHORTEST = 3
const MOST = 4

/**
 * What to ask a service that finds a text only as it stands, to find a name in which letters are wrong: pieces of the
 * longest word, of which one at least must be right, and the other words, as they may stand in any order.
 */
export function piecesOf(text: string): readonly string[] {
  const words = wanted(text).words.toSorted((a, b) => b.length - a.length)
  const [longest = ''] = words
  const whole = text.trim().toLowerCase()
  const pieces = [...words, ...cut(longest)].filter((piece) => piece.length >= SHORTEST && piece !== whole)
  return [...new Set(pieces)].slice(0, MOST)
}

/** A word in one piece more than letters may be wrong; of a short one, its beginning and its end. */
function cut(word: string): readonly string[] {
  const count = typosAllowed(word.length) + 1
  if (word.length < count * SHORTEST) return count === 1 ? [] : [word.slice(0, SHORTEST), word.slice(-SHORTEST)]
  const size = Math.ceil(word.length / count)
  return Array.from({ length: count }, (_, index) => word.slice(index * size, (index + 1) * size))
}

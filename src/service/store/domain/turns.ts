import { setImmediate as othersServed } from 'node:timers/promises'

/** How long a part of long work is, nearly: in milliseconds, and in steps. */
const PART_MS = 10
const PART_STEPS = 50

/** The largest piece of bytes that is worked on at once. */
const PIECE_BYTES = 4 * 2 ** 20

/** What `map` makes of each item, in parts between which others are served. No step can be divided. */
export async function mapInTurns<T, R>(items: Iterable<T>, map: (item: T) => R): Promise<R[]> {
  const results: R[] = []
  let begun = performance.now()
  let steps = 0
  for (const item of items) {
    if (steps === PART_STEPS || (steps > 0 && performance.now() - begun >= PART_MS)) {
      await othersServed()
      begun = performance.now()
      steps = 0
    }
    results.push(map(item))
    steps += 1
  }
  return results
}

/** Bytes in pieces that take others little time to wait for. */
export function* piecesOf(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

/** Several bytes as one. */
export async function joinInTurns(parts: readonly Uint8Array<ArrayBuffer>[]): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = parts
  if (first !== undefined && parts.length === 1) return first
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  const pieces = parts.flatMap((part) => [...piecesOf(part)])
  await mapInTurns(pieces, (piece) => {
    joined.set(piece, at)
    at += piece.length
  })
  return joined
}

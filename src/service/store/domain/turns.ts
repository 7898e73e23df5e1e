import { setImmediate as othersServed } from 'node:timers/promises'

/** How long a turn of long work is, nearly: in milliseconds, and in steps. */
const TURN_MS = 10
const TURN_STEPS = 50

/** The largest piece of bytes that is worked on at once. */
const PIECE_BYTES = 4 * 2 ** 20

/**
 * Cuts long work of the service into turns, between which others are served: the work runs on and says where it may pass.
 * The page has steps in their place (`core/steps`), which whoever does the work takes one by one and may give up.
 */
export class Turns {
  #since = performance.now()

  get isOver(): boolean {
    return performance.now() - this.#since >= TURN_MS
  }

  /** Serves others where this turn is over. */
  async pass(): Promise<void> {
    if (this.isOver) await this.end()
  }

  async end(): Promise<void> {
    await othersServed()
    this.#since = performance.now()
  }
}

/** What `map` makes of each item, in turns. No step can be divided. */
export async function mapInTurns<T, R>(items: Iterable<T>, map: (item: T) => R): Promise<R[]> {
  const turns = new Turns()
  const results: R[] = []
  for (const item of items) {
    if (results.length > 0 && (results.length % TURN_STEPS === 0 || turns.isOver)) await turns.end()
    results.push(map(item))
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

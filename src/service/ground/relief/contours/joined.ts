import type { Piece } from './trace.ts'

type Point = readonly [column: number, row: number]

/** A contour, or as much of one as is kept at a time. */
export interface Line {
  readonly ele: number
  readonly isClosed: boolean
  readonly points: readonly Point[]
}

/** Longer lines are given in parts that touch. */
const MOST_POINTS = 4000

/** A line at work: it grows at both ends. */
interface Chain extends Piece {
  readonly age: number
}

/** Joins pieces of contours that come patch by patch, row after row of patches. */
export class JoinedLines {
  /** Lines that are not done, by level and the edge where they start, and where they end. */
  readonly #byStart = new Map<string, Chain>()
  readonly #byEnd = new Map<string, Chain>()
  #row = 0

  /** Adds a piece; gives a line where that closes one, or makes it long. */
  add(piece: Piece): Line | null {
    if (piece.start === piece.end) return lineOf(piece)
    let chain: Chain = { ...piece, age: this.#row }
    const before = this.#taken(this.#byEnd, piece.ele, piece.start)
    if (before !== null) chain = joined(before, chain, this.#row)
    const after = chain.start === chain.end ? null : this.#taken(this.#byStart, piece.ele, chain.end)
    if (after !== null) chain = joined(chain, after, this.#row)
    if (chain.start === chain.end || chain.points.length > MOST_POINTS) return lineOf(chain)
    this.#byStart.set(keyOf(chain.ele, chain.start), chain)
    this.#byEnd.set(keyOf(chain.ele, chain.end), chain)
    return null
  }

  /** Ends a row of patches; gives the lines that cannot grow any more, having not grown in the whole of it. */
  endRow(): readonly Line[] {
    const ended = [...this.#byStart.values()].filter(({ age }) => age < this.#row)
    for (const chain of ended) this.#forget(chain)
    this.#row++
    return ended.map(lineOf)
  }

  /** All that is left. */
  end(): readonly Line[] {
    return [...this.#byStart.values()].map(lineOf)
  }

  #taken(chains: ReadonlyMap<string, Chain>, ele: number, edge: number): Chain | null {
    const chain = chains.get(keyOf(ele, edge)) ?? null
    if (chain !== null) this.#forget(chain)
    return chain
  }

  #forget({ ele, start, end }: Chain): void {
    this.#byStart.delete(keyOf(ele, start))
    this.#byEnd.delete(keyOf(ele, end))
  }
}

function keyOf(ele: number, edge: number): string {
  return `${ele} ${edge}`
}

function joined(first: Piece, second: Piece, age: number): Chain {
  const points = [...first.points, ...second.points.slice(1)]
  return { ele: first.ele, start: first.start, end: second.end, points, age }
}

function lineOf({ ele, start, end, points }: Piece): Line {
  return { ele, isClosed: start === end, points }
}

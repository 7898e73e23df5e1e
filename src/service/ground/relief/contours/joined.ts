import { rowOf, type Piece } from './trace.ts'

/** A contour, or as much of one as is kept at a time. */
export interface Line {
  readonly ele: number
  readonly isClosed: boolean
  /** Column and row of each point, one after the other. */
  readonly points: readonly number[]
}

/** Longer lines are given in parts that touch. */
const MOST_POINTS = 4000

/** Joins pieces of contours that come patch by patch, row after row of patches. */
export class JoinedLines {
  /** Lines that are not done, by level and the edge where they start, and where they end. */
  readonly #byStart = new Map<string, Piece>()
  readonly #byEnd = new Map<string, Piece>()

  /** Adds a piece; gives a line where that closes one, or makes it long. */
  add(piece: Piece): Line | null {
    if (piece.start === piece.end) return lineOf(piece)
    let line = piece
    const before = this.#taken(this.#byEnd, line.ele, line.start)
    if (before !== null) line = joined(before, line)
    const after = line.start === line.end ? null : this.#taken(this.#byStart, line.ele, line.end)
    if (after !== null) line = joined(line, after)
    if (line.start === line.end || line.points.length > 2 * MOST_POINTS) return lineOf(line)
    this.#byStart.set(keyOf(line.ele, line.start), line)
    this.#byEnd.set(keyOf(line.ele, line.end), line)
    return null
  }

  /** Gives the lines that cannot grow any more, when all patches above a row of samples have come. */
  endAbove(row: number): readonly Line[] {
    const ended = [...this.#byStart.values()].filter(({ start, end }) => rowOf(start) < row && rowOf(end) < row)
    for (const line of ended) this.#forget(line)
    return ended.map(lineOf)
  }

  #taken(lines: ReadonlyMap<string, Piece>, ele: number, edge: number): Piece | null {
    const line = lines.get(keyOf(ele, edge)) ?? null
    if (line !== null) this.#forget(line)
    return line
  }

  #forget({ ele, start, end }: Piece): void {
    this.#byStart.delete(keyOf(ele, start))
    this.#byEnd.delete(keyOf(ele, end))
  }
}

function keyOf(ele: number, edge: number): string {
  return `${ele} ${edge}`
}

function joined(first: Piece, second: Piece): Piece {
  const points = first.points.concat(second.points.slice(2))
  return { ele: first.ele, start: first.start, end: second.end, points }
}

function lineOf({ ele, start, end, points }: Piece): Line {
  return { ele, isClosed: start === end, points }
}

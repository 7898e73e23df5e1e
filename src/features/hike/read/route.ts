import { emptyPiece, type Piece } from '../line/line.ts'
import { ReadProblem } from './read-problem.ts'

/** More points than this are no hike. */
const MOST_POINTS = 1_000_000

/** What a file holds: the runs of its line in order, and how many positions could not be read. */
export interface Route {
  readonly pieces: readonly Piece[]
  readonly unreadable: number
}

/** Gathers the positions of a file. */
export class RouteBuilder {
  readonly #pieces: Piece[] = []
  #piece: Piece = emptyPiece()
  #count = 0
  #unreadable = 0

  /** What follows is not connected with what was before. */
  startPiece(): void {
    if (this.#piece.lng.length === 0) return
    this.#pieces.push(this.#piece)
    this.#piece = emptyPiece()
  }

  /**
   * Adds a position in degrees; `ele` in metres, NaN for none. One that is nowhere on Earth is counted and left out, and so is
   * one at 0, 0, which receivers write that know none.
   */
  add(lng: number, lat: number, ele: number): void {
    if (!(Math.abs(lng) <= 180 && Math.abs(lat) <= 90) || (lng === 0 && lat === 0)) {
      this.#unreadable += 1
      return
    }
    this.#count += 1
    if (this.#count > MOST_POINTS) throw new ReadProblem('too-many-points')
    this.#piece.lng.push(lng)
    this.#piece.lat.push(lat)
    this.#piece.ele.push(Math.abs(ele) < 10_000 ? ele : NaN)
  }

  /** Whether there is something to go along. */
  get hasLine(): boolean {
    return [...this.#pieces, this.#piece].some(({ lng }) => lng.length > 1)
  }

  build(): Route {
    return { pieces: [...this.#pieces, this.#piece], unreadable: this.#unreadable }
  }
}

/** The number that a text holds, be its decimal mark a comma; NaN for anything else, and for nothing. */
export function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? NaN : Number(text.replace(',', '.'))
}

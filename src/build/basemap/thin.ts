import { TILE } from '#contract/geo/mercator.ts'
import type { Point } from './mercator.ts'

/** How far apart labels must be to be shown together, in pixels. */
export interface Spacing {
  readonly x: number
  readonly y: number
}

/** A mark to be thinned: its place on the map plane, and the lowest zoom at which it may show. */
export interface Mark {
  readonly at: Point
  readonly from: number
}

/**
 * The zoom from which each mark shows so that the map is evenly filled: at each zoom, a mark yields to those before it
 * in the list that are nearer than the spacing. Above `last` there is no thinning: what never fits gets `last` + 1.
 */
export function thin(marks: readonly Mark[], spacingAt: (zoom: number) => Spacing, last: number): number[] {
  const shown = Array.from({ length: last + 1 }, (_, zoom) => new Crowd(spacingAt(zoom), TILE * 2 ** zoom))
  return marks.map(({ at, from }) => {
    const zoom = Math.max(from, shown.findLastIndex((crowd) => !crowd.hasRoom(at)) + 1)
    for (const crowd of shown.slice(zoom)) crowd.add(at)
    return zoom
  })
}

/** The marks shown at one zoom, in cells as large as the spacing. */
class Crowd {
  readonly #cells = new Map<number, Point[]>()
  readonly #columns: number
  readonly #rows: number

  constructor(spacing: Spacing, worldSize: number) {
    this.#columns = worldSize / spacing.x
    this.#rows = worldSize / spacing.y
  }

  hasRoom(at: Point): boolean {
    const [x, y] = this.#scale(at)
    for (let column = Math.floor(x) - 1; column <= x + 1; column++) {
      for (let row = Math.floor(y) - 1; row <= y + 1; row++) {
        const near = this.#cells.get(this.#key(column, row))
        if (near?.some(([otherX, otherY]) => Math.abs(otherX - x) < 1 && Math.abs(otherY - y) < 1)) return false
      }
    }
    return true
  }

  add(at: Point): void {
    const [x, y] = this.#scale(at)
    const key = this.#key(Math.floor(x), Math.floor(y))
    const cell = this.#cells.get(key)
    if (cell === undefined) this.#cells.set(key, [[x, y]])
    else cell.push([x, y])
  }

  #scale([x, y]: Point): Point {
    return [x * this.#columns, y * this.#rows]
  }

  #key(column: number, row: number): number {
    return row * 2 ** 26 + column
  }
}

import type { LngLat } from '#contract/geometry.ts'

/** What tiles round differently on their two sides of a border, in degrees: about two metres. */
const TOLERANCE = 2e-5

/** Finds ends of lines again that meet, though each tile has rounded them in its own way. */
export class Ends<T> {
  readonly #cells = new Map<string, { readonly at: LngLat; readonly value: T }[]>()

  add(at: LngLat, value: T): void {
    const key = keyOf(cellOf(at))
    const cell = this.#cells.get(key) ?? []
    cell.push({ at, value })
    this.#cells.set(key, cell)
  }

  /** The values of all ends there. */
  at(place: LngLat): readonly T[] {
    const [column, row] = cellOf(place)
    return [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) =>
        (this.#cells.get(keyOf([column + dx, row + dy])) ?? [])
          .filter(({ at: [lng, lat] }) => Math.hypot(lng - place[0], lat - place[1]) <= TOLERANCE)
          .map(({ value }) => value),
      ),
    )
  }
}

type Cell = readonly [column: number, row: number]

function cellOf([lng, lat]: LngLat): Cell {
  return [Math.floor(lng / TOLERANCE), Math.floor(lat / TOLERANCE)]
}

function keyOf([column, row]: Cell): string {
  return `${column} ${row}`
}

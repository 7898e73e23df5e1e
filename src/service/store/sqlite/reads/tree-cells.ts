import type { BBox } from '#contract/geometry.ts'

/** A node's head: the height of the tree, told by its root alone, and how many cells follow. Numbers are big-endian. */
const [HEIGHT_AT, COUNT_AT, CELLS_AT] = [0, 2, 4]
/** A cell: the number of a record or of a node, then west, east, south and north. */
const [WEST_AT, EAST_AT, SOUTH_AT, NORTH_AT, CELL_BYTES] = [8, 12, 16, 20, 24]

/** A node of an R*Tree as SQLite keeps it (https://sqlite.org/src/file/ext/rtree/rtree.c). */
export class Cells {
  readonly height: number
  readonly count: number
  readonly #view: DataView

  constructor(node: Uint8Array) {
    this.#view = new DataView(node.buffer, node.byteOffset, node.byteLength)
    this.height = this.#view.getUint16(HEIGHT_AT)
    this.count = this.#view.getUint16(COUNT_AT)
  }

  get ids(): readonly number[] {
    return Array.from({ length: this.count }, (_, cell) => this.idOf(cell))
  }

  /** The smallest box around all cells; null where there are none. */
  get bounds(): BBox | null {
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let cell = 0; cell < this.count; cell += 1) {
      west = Math.min(west, this.#side(cell, WEST_AT))
      south = Math.min(south, this.#side(cell, SOUTH_AT))
      east = Math.max(east, this.#side(cell, EAST_AT))
      north = Math.max(north, this.#side(cell, NORTH_AT))
    }
    return this.count === 0 ? null : [west, south, east, north]
  }

  idOf(cell: number): number {
    return Number(this.#view.getBigInt64(CELLS_AT + cell * CELL_BYTES))
  }

  /** Where a cell's bounds lie with regard to a box that does not cross the antimeridian. */
  placeOf(cell: number, [west, south, east, north]: BBox): 'outside' | 'cut' | 'within' {
    const w = this.#side(cell, WEST_AT)
    const e = this.#side(cell, EAST_AT)
    const s = this.#side(cell, SOUTH_AT)
    const n = this.#side(cell, NORTH_AT)
    if (w > east || e < west || s > north || n < south) return 'outside'
    return w >= west && e <= east && s >= south && n <= north ? 'within' : 'cut'
  }

  #side(cell: number, at: number): number {
    return this.#view.getFloat32(CELLS_AT + cell * CELL_BYTES + at)
  }
}

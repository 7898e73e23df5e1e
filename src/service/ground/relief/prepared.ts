import { LRUCache } from 'lru-cache'
import { between } from './cubic.ts'
import type { HeightGrid } from './reading/height-grid.ts'
import type { Window } from './reading/sample-file.ts'
import { smoothed } from './smooth.ts'
import { fillVoids, REACH } from './voids.ts'

/** Samples along the edge of a block, and around it what interpolation needs. */
const SIDE = 256
const MARGIN = 2
const WHOLE = SIDE + 2 * MARGIN

/** Coarser grids than 2 arc seconds have been measured with noise that makes contours ragged. */
const NOISY = 2 / 3600

/** A height that other grids have at a place; NaN where they have none. */
export type FromOthers = (lng: number, lat: number) => number

/** A grid made ready to be interpolated, block by block: voids filled, 3″ smoothed, continued into its neighbours. */
export class PreparedGrid {
  readonly grid: HeightGrid
  readonly #others: FromOthers | null
  readonly #blocks: LRUCache<number, Float32Array>
  readonly #columns: number
  readonly #rows: number
  #lastKey = -1
  #last: Float32Array = new Float32Array(0)

  /** @param others what goes on beyond the grid and in its voids; null where it stands alone */
  constructor(grid: HeightGrid, others: FromOthers | null, mostBlocks: number) {
    this.grid = grid
    this.#others = others
    this.#blocks = new LRUCache({ max: mostBlocks })
    this.#columns = Math.ceil(grid.samples.width / SIDE)
    this.#rows = Math.ceil(grid.samples.height / SIDE)
  }

  /** The height at a place, in metres; NaN where the grid has none. */
  at(lng: number, lat: number): number {
    const { georeference, samples } = this.grid
    const [column, row] = georeference.spotOf(lng, lat)
    if (!(column >= -0.5 && row >= -0.5 && column < samples.width - 0.5 && row < samples.height - 0.5)) return NaN
    const x = Math.min(this.#columns - 1, Math.max(0, Math.floor(column / SIDE)))
    const y = Math.min(this.#rows - 1, Math.max(0, Math.floor(row / SIDE)))
    return between(this.#block(x, y), WHOLE, column - x * SIDE + MARGIN, row - y * SIDE + MARGIN)
  }

  #block(x: number, y: number): Float32Array {
    const key = y * this.#columns + x
    if (key === this.#lastKey) return this.#last
    const block = this.#blocks.get(key) ?? this.#made(x, y)
    this.#blocks.set(key, block)
    this.#lastKey = key
    this.#last = block
    return block
  }

  #made(x: number, y: number): Float32Array {
    const isNoisy = this.grid.resolution > NOISY
    const margin = MARGIN + (isNoisy ? 1 : 0)
    const block = this.#whole(x * SIDE - margin, y * SIDE - margin, SIDE + 2 * margin)
    return isNoisy ? smoothed(block, SIDE + 2 * margin) : block
  }

  /** A square of samples without voids; what lies beyond the grid is what others have. */
  #whole(column: number, row: number, side: number): Float32Array {
    const raw = this.#raw(column, row, side)
    if (!this.#hasVoids(raw, column, row, side)) return raw
    const around = side + 2 * REACH
    return inner(fillVoids(this.#raw(column - REACH, row - REACH, around), around), around, REACH)
  }

  /** Whether samples inside the grid, or next to it, are unknown. */
  #hasVoids(raw: Float32Array, column: number, row: number, side: number): boolean {
    const { width, height } = this.grid.samples
    return raw.some((sample, index) => {
      if (!Number.isNaN(sample)) return false
      const [x, y] = [column + (index % side), row + Math.floor(index / side)]
      return x >= 0 && y >= 0 && x < width && y < height
    })
  }

  #raw(column: number, row: number, side: number): Float32Array {
    const raw = new Float32Array(side * side).fill(NaN)
    const { samples } = this.grid
    const inside = overlap({ column, row, width: side, height: side }, samples)
    if (inside !== null) {
      const known = samples.read(inside)
      for (let line = 0; line < inside.height; line++) {
        const start = (inside.row - row + line) * side + inside.column - column
        raw.set(known.subarray(line * inside.width, (line + 1) * inside.width), start)
      }
    }
    if (this.#others !== null) this.#ask(this.#others, raw, column, row, side)
    return raw
  }

  #ask(others: FromOthers, raw: Float32Array, column: number, row: number, side: number): void {
    const { georeference, samples } = this.grid
    for (let index = 0; index < raw.length; index++) {
      if (!Number.isNaN(raw[index])) continue
      const [x, y] = [column + (index % side), row + Math.floor(index / side)]
      // Nothing is ever interpolated from further outside.
      if (x < -REACH || y < -REACH || x >= samples.width + REACH || y >= samples.height + REACH) continue
      raw[index] = others(...georeference.placeOf(x, y))
    }
  }
}

function overlap(window: Window, { width, height }: { width: number; height: number }): Window | null {
  const [column, row] = [Math.max(0, window.column), Math.max(0, window.row)]
  const [east, south] = [Math.min(width, window.column + window.width), Math.min(height, window.row + window.height)]
  return east > column && south > row ? { column, row, width: east - column, height: south - row } : null
}

/** The middle of a square, without `margin` samples along its edges. */
function inner(samples: Float32Array, side: number, margin: number): Float32Array {
  const length = side - 2 * margin
  const result = new Float32Array(length * length)
  for (let row = 0; row < length; row++) {
    const start = (row + margin) * side + margin
    result.set(samples.subarray(start, start + length), row * length)
  }
  return result
}

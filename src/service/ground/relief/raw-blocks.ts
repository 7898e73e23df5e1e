import { LRUCache } from 'lru-cache'
import type { HeightGrid } from './reading/height-grid.ts'

const SIDE = 256
const MOST_BLOCKS = 64

/** Single heights of a grid as its file has them, with a few parts of it kept in memory. */
export class RawBlocks {
  readonly #grid: HeightGrid
  readonly #blocks = new LRUCache<number, Float32Array>({ max: MOST_BLOCKS })

  constructor(grid: HeightGrid) {
    this.#grid = grid
  }

  /** The height at a place, between samples by bilinear interpolation; NaN where the grid has none. */
  at(lng: number, lat: number): number {
    const { georeference, samples } = this.#grid
    const [column, row] = georeference.spotOf(lng, lat).map(snapped)
    if (column === undefined || row === undefined) return NaN
    if (!(column >= 0 && row >= 0 && column <= samples.width - 1 && row <= samples.height - 1)) return NaN
    const [x, y] = [Math.floor(column), Math.floor(row)]
    const [east, south] = [column - x, row - y]
    return (
      this.#share(x, y, (1 - east) * (1 - south)) +
      this.#share(x + 1, y, east * (1 - south)) +
      this.#share(x, y + 1, (1 - east) * south) +
      this.#share(x + 1, y + 1, east * south)
    )
  }

  #share(column: number, row: number, weight: number): number {
    return weight === 0 ? 0 : weight * this.#sample(column, row)
  }

  #sample(column: number, row: number): number {
    const { samples } = this.#grid
    const [x, y] = [Math.floor(column / SIDE), Math.floor(row / SIDE)]
    const [width, height] = [Math.min(SIDE, samples.width - x * SIDE), Math.min(SIDE, samples.height - y * SIDE)]
    const key = y * Math.ceil(samples.width / SIDE) + x
    const block = this.#blocks.get(key) ?? samples.read({ column: x * SIDE, row: y * SIDE, width, height })
    this.#blocks.set(key, block)
    return block[(row - y * SIDE) * width + column - x * SIDE] ?? NaN
  }
}

/** A spot that is a sample but for rounding is that sample, so that grids of one lattice give each other's exactly. */
function snapped(spot: number): number {
  const whole = Math.round(spot)
  return Math.abs(spot - whole) < 1e-5 ? whole : spot
}

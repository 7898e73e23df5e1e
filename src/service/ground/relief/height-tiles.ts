import { LRUCache } from 'lru-cache'
import { mercatorLat, mercatorLng } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'
import type { Heights } from './heights.ts'

/** Pixels along the edge of a tile. */
export const TILE_SIDE = 256
/**
 * So many tiles of 260 kB are kept of each zoom. Zooms do not share room: to make one tile of a small zoom, all those below
 * it pass by, and would drive out what the next zoom needs.
 */
const MOST_TILES = 96

/** No height in a whole tile. */
const NOTHING = new Float32Array(TILE_SIDE * TILE_SIDE).fill(NaN)

/**
 * Heights as square tiles of Web Mercator, taken at the middle of each pixel; NaN where there are none. A pixel of a
 * smaller zoom is the mean of its four parts, so that slopes do not flicker.
 */
export class HeightTiles {
  readonly maxZoom: number
  readonly #heights: Heights
  readonly #within: BBox
  readonly #tiles = new Map<number, LRUCache<number, Float32Array>>()

  /** @param within outside this box there is nothing */
  constructor(heights: Heights, within: BBox, maxZoom: number) {
    this.#heights = heights
    this.#within = within
    this.maxZoom = maxZoom
  }

  /** A tile's heights, row by row. */
  tile(z: number, x: number, y: number): Float32Array {
    const side = 2 ** z
    if (x < 0 || y < 0 || x >= side || y >= side || !this.#isNear(z, x, y)) return NOTHING
    const tiles = this.#tiles.get(z) ?? new LRUCache<number, Float32Array>({ max: MOST_TILES })
    this.#tiles.set(z, tiles)
    const known = tiles.get(y * side + x)
    if (known !== undefined) return known
    const made = z === this.maxZoom ? this.#sampled(z, x, y) : this.#averaged(z, x, y)
    tiles.set(y * side + x, made)
    return made
  }

  /** A tile with `margin` pixels of its neighbours on each side. */
  window(z: number, x: number, y: number, margin: number): Float32Array {
    const side = TILE_SIDE + 2 * margin
    const window = new Float32Array(side * side)
    for (let row = 0; row < side; row++) {
      const line = row - margin
      const down = Math.floor(line / TILE_SIDE)
      const start = (line - down * TILE_SIDE) * TILE_SIDE
      const of = (right: number) => this.tile(z, x + right, y + down)
      const at = row * side
      window.set(of(-1).subarray(start + TILE_SIDE - margin, start + TILE_SIDE), at)
      window.set(of(0).subarray(start, start + TILE_SIDE), at + margin)
      window.set(of(1).subarray(start, start + margin), at + margin + TILE_SIDE)
    }
    return window
  }

  #isNear(z: number, x: number, y: number): boolean {
    const [west, south, east, north] = this.#within
    const side = 2 ** z
    return (
      mercatorLng((x + 1) / side) > west &&
      mercatorLng(x / side) < east &&
      mercatorLat(y / side) > south &&
      mercatorLat((y + 1) / side) < north
    )
  }

  #sampled(z: number, x: number, y: number): Float32Array {
    const [west, south, east, north] = this.#within
    const pixels = TILE_SIDE * 2 ** z
    const tile = new Float32Array(TILE_SIDE * TILE_SIDE).fill(NaN)
    for (let row = 0; row < TILE_SIDE; row++) {
      const lat = mercatorLat((y * TILE_SIDE + row + 0.5) / pixels)
      if (lat < south || lat > north) continue
      for (let column = 0; column < TILE_SIDE; column++) {
        const lng = mercatorLng((x * TILE_SIDE + column + 0.5) / pixels)
        if (lng >= west && lng <= east) tile[row * TILE_SIDE + column] = this.#heights.at(lng, lat) ?? NaN
      }
    }
    return tile
  }

  #averaged(z: number, x: number, y: number): Float32Array {
    const tile = NOTHING.slice()
    const half = TILE_SIDE / 2
    for (const quarter of [0, 1, 2, 3]) {
      const [right, down] = [quarter & 1, quarter >> 1]
      const part = this.tile(z + 1, 2 * x + right, 2 * y + down)
      if (part === NOTHING) continue
      for (let row = 0; row < half; row++) {
        const start = (down * half + row) * TILE_SIDE + right * half
        for (let column = 0; column < half; column++) {
          tile[start + column] = meanOfFour(part, 2 * row * TILE_SIDE + 2 * column)
        }
      }
    }
    return tile
  }
}

/** The mean of those known among four pixels that make a square. */
function meanOfFour(tile: Float32Array, at: number): number {
  let [sum, count] = [0, 0]
  for (const index of [at, at + 1, at + TILE_SIDE, at + TILE_SIDE + 1]) {
    const height = tile[index] ?? NaN
    if (Number.isNaN(height)) continue
    sum += height
    count++
  }
  return count === 0 ? NaN : sum / count
}

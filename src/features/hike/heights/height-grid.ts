import { wrapLng } from '#contract/geo/box.ts'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { HEIGHTS_SIDE, HEIGHTS_ZOOM } from '#contract/ground/heights-config.ts'
import type { TileAddress } from '#contract/ground/tile-plane.ts'

const TILES = 2 ** HEIGHTS_ZOOM
const PIXELS = TILES * HEIGHTS_SIDE

/** The heights of some tiles as one grid. */
export class HeightGrid {
  readonly #tiles = new Map<number, Float32Array>()

  add({ x, y }: TileAddress, heights: Float32Array): void {
    this.#tiles.set(y * TILES + x, heights)
  }

  /** Metres above the sea, between the middles of the four pixels around; NaN where one of those is not known. */
  at(lng: number, lat: number): number {
    const [across, down] = [mercatorX(wrapLng(lng)) * PIXELS - 0.5, mercatorY(lat) * PIXELS - 0.5]
    const [column, row] = [Math.floor(across), Math.floor(down)]
    const [right, low] = [across - column, down - row]
    const of = (x: number, y: number, weight: number) => (weight === 0 ? 0 : weight * this.#pixel(x, y))
    return (
      of(column, row, (1 - right) * (1 - low)) +
      of(column + 1, row, right * (1 - low)) +
      of(column, row + 1, (1 - right) * low) +
      of(column + 1, row + 1, right * low)
    )
  }

  #pixel(column: number, row: number): number {
    const x = (column + PIXELS) % PIXELS
    const tile = this.#tiles.get(Math.floor(row / HEIGHTS_SIDE) * TILES + Math.floor(x / HEIGHTS_SIDE))
    return tile?.[(row % HEIGHTS_SIDE) * HEIGHTS_SIDE + (x % HEIGHTS_SIDE)] ?? NaN
  }
}

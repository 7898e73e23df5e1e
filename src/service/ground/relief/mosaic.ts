import { overlapOf, widened } from './boxes.ts'
import { PreparedGrid, type FromOthers } from './prepared.ts'
import { RawBlocks } from './raw-blocks.ts'
import type { HeightGrid } from './reading/height-grid.ts'
import { REACH } from './voids.ts'

/** So many blocks of 270 kB are kept of all grids together. */
const MOST_BLOCKS = 192

/** Several grids as one: at each place the finest that has a height there. */
export class Mosaic {
  readonly #grids: readonly PreparedGrid[]

  constructor(grids: readonly HeightGrid[]) {
    const sorted = grids.toSorted((a, b) => a.resolution - b.resolution)
    const raw = new Map(sorted.map((grid) => [grid, new RawBlocks(grid)]))
    const most = Math.max(8, Math.floor(MOST_BLOCKS / grids.length))
    this.#grids = sorted.map((grid) => new PreparedGrid(grid, othersOf(grid, raw), most))
  }

  /** In metres; NaN where there is none. */
  at(lng: number, lat: number): number {
    for (const grid of this.#grids) {
      const height = heightIn(grid, lng, lat)
      if (!Number.isNaN(height)) return height
    }
    return NaN
  }

  /** Degrees of latitude between the samples that count at a place; null where there are none. */
  resolutionAt(lng: number, lat: number): number | null {
    return this.#grids.find((grid) => !Number.isNaN(heightIn(grid, lng, lat)))?.grid.resolution ?? null
  }
}

function heightIn(grid: PreparedGrid, lng: number, lat: number): number {
  const { bounds, resolution } = grid.grid
  const isNear =
    lng >= bounds[0] - resolution &&
    lng <= bounds[2] + resolution &&
    lat >= bounds[1] - resolution &&
    lat <= bounds[3] + resolution
  return isNear ? grid.at(lng, lat) : NaN
}

/** What the grids around one have, the finest first; null where it stands alone. */
function othersOf(grid: HeightGrid, raw: ReadonlyMap<HeightGrid, RawBlocks>): FromOthers | null {
  const margin = REACH * grid.resolution
  const around = widened(grid.bounds, 4 * margin, margin)
  const others = [...raw].filter(([other]) => other !== grid && overlapOf(around, other.bounds) !== null)
  if (others.length === 0) return null
  return (lng, lat) => {
    for (const [{ bounds }, blocks] of others) {
      // Twice a sample beyond, for grids that end half a sample before their neighbour begins.
      if (lng < bounds[0] - 0.01 || lng > bounds[2] + 0.01 || lat < bounds[1] - 0.01 || lat > bounds[3] + 0.01) continue
      const height = blocks.at(lng, lat)
      if (!Number.isNaN(height)) return height
    }
    return NaN
  }
}

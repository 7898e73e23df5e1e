import { CELL_LEVELS, shapeBytes, SHAPE_BYTES, TILE_POINTS, WIDEST_CELL } from '#contract/tiles/budget.ts'
import { TILE_MAX_ZOOM, UNITS_PER_PIXEL } from '#contract/tiles/grid.ts'
import { dominance, NO_LEVEL, type Order } from './dominance.ts'

/** What decides from which zoom on an area is drawn. */
export interface RankedArea {
  readonly id: number
  /** Its point on the world grid. */
  readonly x: number
  readonly y: number
  /** How much it matters: of areas in one place the one that matters most is drawn first. */
  readonly weight: number
  /** How wide it is on the world grid; null where only a place is known. */
  readonly width: number | null
}

/** The zooms from which on tiles have an area's point, and its shape: above the largest zoom where they never do. */
export interface DrawnFrom {
  readonly point: number
  readonly shape: number
}

/** Shapes that are nowhere wider on the screen are drawn as points: in px. */
const NARROWEST = 4

/** Above all zooms. */
const NEVER = TILE_MAX_ZOOM + 1

/**
 * From which zoom on each area is drawn, so that no tile holds more than its budget. The world is cut into cells, finer
 * at each zoom, and of each cell the area that matters most is drawn: so whatever is drawn stays when one zooms in. At
 * each zoom the cells are as fine as the fullest tile allows; where it has room for all, there are none.
 */
export function rankAreas(areas: readonly RankedArea[]): readonly DrawnFrom[] {
  const points = dominance(areas)
  const shapes = dominance(areas, ({ width }) => width !== null)
  const pointFrom = admitted(points, TILE_POINTS, () => 1)
  const widths = Float64Array.from(areas, ({ width }) => width ?? 0)
  const shapeFrom = admitted(shapes, SHAPE_BYTES, (index, zoom) => {
    const px = ((widths[index] ?? 0) / UNITS_PER_PIXEL) * 2 ** (zoom - TILE_MAX_ZOOM)
    return px < NARROWEST ? 0 : shapeBytes(px)
  })
  return areas.map(({ width }, index) => ({
    point: pointFrom[index] ?? NEVER,
    shape: width === null ? NEVER : (shapeFrom[index] ?? NEVER),
  }))
}

/**
 * The zoom from which on each is drawn: those whose cells they dominate, cells being as fine as a budget for each tile
 * allows. `cost`: what one of them costs at a zoom; 0 where it cannot be drawn yet. At the largest zoom all are drawn.
 */
function admitted(order: Order, budget: number, cost: (index: number, zoom: number) => number): Uint8Array {
  const from = new Uint8Array(order.size).fill(NEVER)
  const costs = new Float32Array(order.size)
  for (let zoom = 0; zoom < TILE_MAX_ZOOM; zoom++) {
    for (const index of order.indices) costs[index] = cost(index, zoom)
    const level = finestLevel(order, { zoom, budget, costs, from })
    for (const index of order.indices) {
      const isDrawn = (order.levels[index] ?? NO_LEVEL) <= level && (costs[index] ?? 0) > 0
      if (isDrawn && from[index] === NEVER) from[index] = zoom
    }
  }
  for (const index of order.indices) if (from[index] === NEVER) from[index] = TILE_MAX_ZOOM
  return from
}

interface Room {
  readonly zoom: number
  readonly budget: number
  /** By index, what each costs at this zoom. */
  readonly costs: Float32Array
  /** By index, the zoom from which on each is drawn, as far as that is one before. */
  readonly from: Uint8Array
}

/**
 * The finest level of cells at which no tile of a zoom costs more than the budget, beyond all where there is room for
 * whatever there is; else the coarsest.
 */
function finestLevel({ indices, common, levels }: Order, { zoom, budget, costs, from }: Room): number {
  for (let cell = 0; cell < WIDEST_CELL; cell++) {
    const level = cell === 0 ? NO_LEVEL : zoom + CELL_LEVELS - cell
    let [most, sum] = [0, 0]
    for (let at = 0; at < indices.length; at++) {
      const index = indices[at] ?? 0
      if ((from[index] ?? NEVER) < zoom || (levels[index] ?? NO_LEVEL) <= level) sum += costs[index] ?? 0
      if (sum > most) most = sum
      // The next one lies in another tile.
      if ((common[at] ?? 0) < zoom) sum = 0
    }
    if (most <= budget) return level
  }
  return zoom + CELL_LEVELS - WIDEST_CELL
}

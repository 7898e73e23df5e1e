import { CELL_LEVELS } from '#contract/tiles/budget.ts'
import { TILE_MAX_ZOOM, WORLD } from '#contract/tiles/grid.ts'

const BITS = Math.log2(WORLD)

/** Places that matter more or less. */
interface Place {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly weight: number
}

/** Places in an order in which those of any cell stand together, and which cells each of them dominates. */
export interface Order {
  readonly size: number
  /** Of the places that take part, in the order of their cells. */
  readonly indices: Uint32Array
  /** The finest level at which each lies in one cell with the next. Level 0 is the world; each halves the sides of cells. */
  readonly common: Uint8Array
  /** By index: the coarsest level at which the place is what matters most in its cell; and so it is at all finer ones. */
  readonly levels: Uint8Array
}

/** The finest level of cells. */
const FINEST = TILE_MAX_ZOOM + CELL_LEVELS

/** No level: of what lies at the very point of something that matters more, or takes no part. */
export const NO_LEVEL = 255

/** Puts the places that take part in order. */
export function dominance<P extends Place>(places: readonly P[], takesPart: (place: P) => boolean = () => true): Order {
  const keys = Float64Array.from(places, ({ x, y }) => cellKey(x, y))
  const chosen = places.flatMap((place, index) => (takesPart(place) ? [index] : []))
  const indices = Uint32Array.from(chosen).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b)
  const common = commonLevels(places, indices)
  const ranks = ranksOf(places)
  const levels = new Uint8Array(places.length).fill(NO_LEVEL)
  for (let level = 0; level <= FINEST; level++) crown(ranks, { indices, common, levels }, level)
  return { size: places.length, indices, common, levels }
}

/** By index, how many places matter more. */
function ranksOf(places: readonly Place[]): Uint32Array {
  const weights = Float64Array.from(places, ({ weight }) => weight)
  const ids = Float64Array.from(places, ({ id }) => id)
  const best = Uint32Array.from(places.keys()).sort(
    (a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || (ids[a] ?? 0) - (ids[b] ?? 0),
  )
  const ranks = new Uint32Array(places.length)
  best.forEach((index, rank) => (ranks[index] = rank))
  return ranks
}

/** Gives the level to what matters most in each of its cells, where that has none yet. */
function crown(ranks: Uint32Array, { indices, common, levels }: Omit<Order, 'size'>, level: number): void {
  let best = -1
  let least = Infinity
  for (let at = 0; at < indices.length; at++) {
    const index = indices[at] ?? 0
    const rank = ranks[index] ?? 0
    if (rank < least) [best, least] = [index, rank]
    if (at < indices.length - 1 && (common[at] ?? 0) >= level) continue
    if (levels[best] === NO_LEVEL) levels[best] = level
    least = Infinity
  }
}

function commonLevels(places: readonly Place[], indices: Uint32Array): Uint8Array {
  return Uint8Array.from(indices, (index, at) => {
    const [place, next] = [places[index], places[indices[at + 1] ?? -1]]
    if (place === undefined || next === undefined) return 0
    return Math.clz32((place.x ^ next.x) | (place.y ^ next.y)) - (32 - BITS)
  })
}

const HALF = BITS / 2

/** Bits of x and y by turns (Morton): those of one cell follow each other. */
function cellKey(x: number, y: number): number {
  const low = 2 ** HALF - 1
  return (spread(x >> HALF) * 2 + spread(y >> HALF)) * 2 ** BITS + spread(x & low) * 2 + spread(y & low)
}

/** Bits with a gap between each: of 13 bits. */
function spread(bits: number): number {
  let spread = bits
  spread = (spread | (spread << 8)) & 0x00ff00ff
  spread = (spread | (spread << 4)) & 0x0f0f0f0f
  spread = (spread | (spread << 2)) & 0x33333333
  return (spread | (spread << 1)) & 0x55555555
}

import type { LngLat } from '#contract/geometry.ts'
import { EDGE, edgeAt, edgesCross, type Edges } from './edges.ts'
import { GeometryError } from './geometry-error.ts'

/** A direction in which hardly any two positions of real data lie at one height. */
const [SINE, COSINE] = [Math.sin(0.618), Math.cos(0.618)]
/** Where a slab ends, between the heights of the positions below and above. */
const BETWEEN = 0.381966
/** How many pairs are looked at that do not cross, for each edge and in all: only lines that lie upon each other have more. */
const VAIN_PER_EDGE = 50
const VAIN = 100_000

/**
 * Whether any of some edges cross, in time that hardly grows faster than their number, however they lie: the plane is
 * cut into slabs between the heights of positions, and these are joined two by two (a hereditary segment tree). Edges
 * that run through a slab have one order in it if none cross; an edge that ends in it has its ends in one gap of that
 * order. Throws a GeometryError where too many edges lie upon each other.
 */
export function anyCrossInSlabs(edges: Edges): boolean {
  return new Slabs(edges).anyCross()
}

class Slabs {
  readonly #edges: Edges
  readonly #count: number
  /** The ends of the edges: height and place along it, lower end first; and the numbers of their heights. */
  readonly #ends: Float64Array
  readonly #levels: Int32Array
  readonly #slopes: Float64Array
  /** The lower bound of each height's slab. */
  readonly #bounds: Float64Array
  #vain = 0

  constructor(edges: Edges) {
    this.#edges = edges
    this.#count = edges.length / EDGE
    this.#ends = new Float64Array(4 * this.#count)
    this.#slopes = new Float64Array(this.#count)
    for (let index = 0; index < this.#count; index++) {
      const { from, to } = edgeAt(edges, EDGE * index)
      const [start, end] = [turned(from), turned(to)]
      const [low, high] = start[0] <= end[0] ? [start, end] : [end, start]
      this.#ends.set([...low, ...high], 4 * index)
      this.#slopes[index] = high[0] === low[0] ? 0 : (high[1] - low[1]) / (high[0] - low[0])
    }
    const heights = distinct(this.#ends.filter((_, index) => index % 2 === 0).toSorted())
    this.#bounds = heights.map((height, index) => {
      const below = heights[index - 1] ?? height
      return below + BETWEEN * (height - below)
    })
    this.#levels = new Int32Array(2 * this.#count).map((_, index) => levelOf(heights, this.#ends[2 * index] ?? 0))
  }

  anyCross(): boolean {
    return this.#crossWithin(
      0,
      this.#bounds.length,
      Array.from({ length: this.#count }, (_, edge) => edge),
    )
  }

  /** Whether edges cross that have a part in the slabs from `first` to before `end`, but don't run through all of these and more. */
  #crossWithin(first: number, end: number, edges: readonly number[]): boolean {
    const through: number[] = []
    const ending: number[] = []
    for (const edge of edges) (this.#low(edge) < first && this.#high(edge) >= end ? through : ending).push(edge)
    if (through.length > 0 && this.#crossThrough(first, end, through, ending)) return true
    if (end - first === 1) return this.#crossAtLevel(ending)
    const middle = (first + end) >> 1
    const below = ending.filter((edge) => this.#low(edge) < middle)
    if (below.length > 1 && this.#crossWithin(first, middle, below)) return true
    const above = ending.filter((edge) => this.#high(edge) >= middle)
    return above.length > 1 && this.#crossWithin(middle, end, above)
  }

  #crossThrough(first: number, end: number, through: number[], ending: readonly number[]): boolean {
    const [bottom, top] = [this.#bounds[first] ?? 0, this.#bounds[end] ?? 0]
    const places = new Map(through.map((edge) => [edge, this.#placeAt(edge, bottom)]))
    const order = through.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) || a - b)
    if (this.#changesOrder(order, top)) return true
    return ending.some((edge) => {
      const low = this.#low(edge) < first ? this.#rankAt(order, edge, bottom) : this.#rankOfEnd(order, edge, 0)
      const high = this.#high(edge) >= end ? this.#rankAt(order, edge, top) : this.#rankOfEnd(order, edge, 2)
      for (let rank = Math.min(low, high); rank < Math.max(low, high); rank++) {
        if (this.#cross(edge, order[rank])) return true
      }
      return false
    })
  }

  /** Whether edges that are in order at the bottom of a slab cross before its top. */
  #changesOrder(order: readonly number[], top: number): boolean {
    const sorted: { readonly edge: number; readonly place: number }[] = []
    for (const edge of order) {
      const place = this.#placeAt(edge, top)
      let at = sorted.length
      for (
        let before = sorted[at - 1];
        before !== undefined && isBehind(before, { edge, place });
        before = sorted[at - 1]
      ) {
        if (this.#cross(before.edge, edge)) return true
        at--
      }
      sorted.splice(at, 0, { edge, place })
    }
    return false
  }

  /** Edges that end in one slab share that end, unless two positions lie at one height. */
  #crossAtLevel(ending: readonly number[]): boolean {
    const places = new Set(ending.flatMap((edge) => this.#placesOfEnds(edge, ending)))
    if (places.size < 2) return false
    return ending.some((edge, index) => ending.slice(index + 1).some((other) => this.#cross(edge, other)))
  }

  /** Where the ends of an edge lie that are at the height of the edges' common slab. */
  #placesOfEnds(edge: number, [first = 0, second = first]: readonly number[]): number[] {
    const levels = [this.#low(first), this.#high(first)]
    const level = levels.find((one) => one === this.#low(second) || one === this.#high(second))
    const places: number[] = []
    if (this.#low(edge) === level) places.push(this.#ends[4 * edge + 1] ?? 0)
    if (this.#high(edge) === level) places.push(this.#ends[4 * edge + 3] ?? 0)
    return places
  }

  #rankAt(order: readonly number[], edge: number, height: number): number {
    return this.#rank(order, edge, height, this.#placeAt(edge, height))
  }

  #rankOfEnd(order: readonly number[], edge: number, end: 0 | 2): number {
    return this.#rank(order, edge, this.#ends[4 * edge + end] ?? 0, this.#ends[4 * edge + end + 1] ?? 0)
  }

  /** How many of the edges in order lie before a place. */
  #rank(order: readonly number[], edge: number, height: number, place: number): number {
    let [from, to] = [0, order.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const other = order[middle] ?? 0
      if (isBehind({ edge, place }, { edge: other, place: this.#placeAt(other, height) })) from = middle + 1
      else to = middle
    }
    return from
  }

  #placeAt(edge: number, height: number): number {
    return (this.#ends[4 * edge + 1] ?? 0) + (height - (this.#ends[4 * edge] ?? 0)) * (this.#slopes[edge] ?? 0)
  }

  #low(edge: number): number {
    return this.#levels[2 * edge] ?? 0
  }

  #high(edge: number): number {
    return this.#levels[2 * edge + 1] ?? 0
  }

  #cross(first: number, second = first): boolean {
    if (edgesCross(this.#edges, EDGE * first, EDGE * second)) return true
    if (++this.#vain > VAIN + VAIN_PER_EDGE * this.#count) {
      throw new GeometryError('too many lines of its outline lie upon each other')
    }
    return false
  }
}

interface Placed {
  readonly edge: number
  readonly place: number
}

/** Edges at one place are told apart by their numbers, so that all slabs have them in one order. */
function isBehind(a: Placed, b: Placed): boolean {
  return a.place > b.place || (a.place === b.place && a.edge > b.edge)
}

/** The height of a position, and its place at that height. */
function turned([x, y]: LngLat): readonly [height: number, place: number] {
  return [x * SINE + y * COSINE, x * COSINE - y * SINE]
}

function distinct(sorted: Float64Array): Float64Array {
  return sorted.filter((height, index) => height !== sorted[index - 1])
}

function levelOf(heights: Float64Array, height: number): number {
  let [from, to] = [0, heights.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((heights[middle] ?? 0) < height) from = middle + 1
    else to = middle
  }
  return from
}

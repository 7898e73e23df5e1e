import Flatbush from 'flatbush'
import { EDGE, edgesCross, edgesOf, type Edges } from './edges.ts'
import type { Ring } from './ring.ts'
import { anyCrossInSlabs } from './slabs.ts'
import { turnsBack } from './turns-back.ts'

/** Edges that follow each other, with their bounds. */
interface Run {
  /** Where their numbers begin and end. */
  readonly first: number
  readonly end: number
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const RUN_LENGTH = 8 * EDGE
/** How many pairs of runs with common bounds an ordinary outline has: some for each run, and some more. */
const PAIRS_PER_RUN = 20
const PAIRS = 1000
/** How many pairs of runs are looked at for each crossing that may be counted. */
const PAIRS_PER_CROSSING = 20

/**
 * Whether lines of some rings cross, or one crosses itself, be it only at a position that it visits twice.
 * Rings that merely touch don't cross. Throws a GeometryError where too many lines lie upon each other.
 */
export function anyCross(rings: readonly Ring[]): boolean {
  if (rings.some(turnsBack)) return true
  const edges = edgesOf(rings)
  const runs = runsOf(edges)
  const pairs = new Pairs(runs, PAIRS + PAIRS_PER_RUN * runs.length)
  return pairs.some((run, other) => crossings(edges, run, other, 0) > 0) ?? anyCrossInSlabs(edges)
}

/** Whether lines of some rings cross more than so many times, or so nearly that they could not be counted. */
export function crossMoreThan(rings: readonly Ring[], most: number): boolean {
  let count = 0
  const edges = edgesOf(rings)
  const pairs = new Pairs(runsOf(edges), most * PAIRS_PER_CROSSING)
  return pairs.some((run, other) => (count += crossings(edges, run, other, most - count)) > most) ?? true
}

/** Pairs of runs, each with itself among them, whose bounds meet. */
class Pairs {
  readonly #runs: readonly Run[]
  readonly #index: Flatbush | null
  #left: number

  /** @param most how many are looked at */
  constructor(runs: readonly Run[], most: number) {
    this.#runs = runs
    this.#left = most
    this.#index = runs.length > 0 ? new Flatbush(runs.length) : null
    for (const { west, south, east, north } of runs) this.#index?.add(west, south, east, north)
    this.#index?.finish()
  }

  /** Whether something is true of some pair; null where there are too many to look at all. */
  some(test: (run: Run, other: Run) => boolean): boolean | null {
    for (const [at, run] of this.#runs.entries()) {
      let found = false
      const look = (index: number) => {
        const other = this.#runs[index]
        if (found || other === undefined || index < at || this.#left-- <= 0) return false
        found = test(run, other)
        return false
      }
      this.#index?.search(run.west, run.south, run.east, run.north, look)
      if (found) return true
      if (this.#left <= 0) return null
    }
    return false
  }
}

function runsOf(edges: Edges): Run[] {
  const runs: Run[] = []
  for (let first = 0; first < edges.length; first += RUN_LENGTH) {
    const end = Math.min(first + RUN_LENGTH, edges.length)
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = first; at < end; at += 2) {
      const lng = edges[at] ?? NaN
      const lat = edges[at + 1] ?? NaN
      if (lng < west) west = lng
      if (lng > east) east = lng
      if (lat < south) south = lat
      if (lat > north) north = lat
    }
    runs.push({ first, end, west, south, east, north })
  }
  return runs
}

/** How many edges of two runs cross, counted up to one more than `most`. */
function crossings(edges: Edges, run: Run, other: Run, most: number): number {
  let count = 0
  for (let first = run.first; first < run.end; first += EDGE) {
    if (run !== other && !edgeMeets(edges, first, other)) continue
    for (let second = run === other ? first + EDGE : other.first; second < other.end; second += EDGE) {
      if (edgesCross(edges, first, second) && ++count > most) return count
    }
  }
  return count
}

function edgeMeets(edges: Edges, at: number, { west, south, east, north }: Run): boolean {
  const fromLng = edges[at] ?? NaN
  const fromLat = edges[at + 1] ?? NaN
  const toLng = edges[at + 2] ?? NaN
  const toLat = edges[at + 3] ?? NaN
  return (
    (fromLng <= east || toLng <= east) &&
    (fromLng >= west || toLng >= west) &&
    (fromLat <= north || toLat <= north) &&
    (fromLat >= south || toLat >= south)
  )
}

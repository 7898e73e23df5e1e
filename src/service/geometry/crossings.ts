import Flatbush from 'flatbush'
import { edgesCross, edgesOf, type Edge } from './edges.ts'
import type { Ring } from './ring.ts'
import { anyCrossInSlabs } from './slabs.ts'
import { turnsBack } from './turns-back.ts'

/** Edges that follow each other, with their bounds. */
interface Run {
  readonly edges: readonly Edge[]
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

const RUN_LENGTH = 8
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
  return pairs.some((run, other) => crossings(run, other, 0) > 0) ?? anyCrossInSlabs(edges)
}

/** Whether lines of some rings cross more than so many times, or so nearly that they could not be counted. */
export function crossMoreThan(rings: readonly Ring[], most: number): boolean {
  let count = 0
  const pairs = new Pairs(runsOf(edgesOf(rings)), most * PAIRS_PER_CROSSING)
  return pairs.some((run, other) => (count += crossings(run, other, most - count)) > most) ?? true
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

function runsOf(edges: readonly Edge[]): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < edges.length; at += RUN_LENGTH) {
    const part = edges.slice(at, at + RUN_LENGTH)
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const { from, to } of part) {
      west = Math.min(west, from[0], to[0])
      east = Math.max(east, from[0], to[0])
      south = Math.min(south, from[1], to[1])
      north = Math.max(north, from[1], to[1])
    }
    runs.push({ edges: part, west, south, east, north })
  }
  return runs
}

/** How many edges of two runs cross, counted up to one more than `most`. */
function crossings(run: Run, other: Run, most: number): number {
  const near = run === other ? run.edges : run.edges.filter((edge) => edgeMeets(edge, other))
  const others = run === other ? run.edges : other.edges.filter((edge) => edgeMeets(edge, run))
  let count = 0
  for (const [index, edge] of near.entries()) {
    for (let at = run === other ? index + 1 : 0; at < others.length; at++) {
      const second = others[at]
      if (second !== undefined && edgesCross(edge, second) && ++count > most) return count
    }
  }
  return count
}

function edgeMeets({ from, to }: Edge, { west, south, east, north }: Run): boolean {
  return (
    (from[0] <= east || to[0] <= east) &&
    (from[0] >= west || to[0] >= west) &&
    (from[1] <= north || to[1] <= north) &&
    (from[1] >= south || to[1] >= south)
  )
}

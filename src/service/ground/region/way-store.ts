import type { Tags } from '../osm/elements.ts'
import { Integers } from './integers.ts'

const UNKNOWN = -1

/** The nodes of the ways that areas are made of, until all of them are there. */
export class WayStore {
  /** Tags of ways that may be an area by themselves, or tell what the area around is. */
  readonly held = new Map<number, Tags>()
  readonly #starts: Map<number, number>
  readonly #places = new Integers()

  /** @param wanted the ids of ways */
  constructor(wanted: Iterable<number>) {
    this.#starts = new Map()
    for (const id of wanted) this.#starts.set(id, UNKNOWN)
  }

  wants(id: number): boolean {
    return this.#starts.has(id)
  }

  /** @param places of its nodes in the table, below 0 for those that are missing */
  keep(id: number, places: readonly number[]): void {
    this.#starts.set(id, this.#places.length)
    this.#places.push(places.length)
    for (const place of places) this.#places.push(place)
  }

  /** The places of a way’s nodes; null for a way that is not there. */
  nodesOf(id: number): number[] | null {
    const start = this.#starts.get(id) ?? UNKNOWN
    if (start === UNKNOWN) return null
    return Array.from({ length: this.#places.at(start) }, (_, index) => this.#places.at(start + 1 + index))
  }
}

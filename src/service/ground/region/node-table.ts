import type { BBox } from '#contract/geometry.ts'
import { toGrid } from '#contract/tiles/grid.ts'
import { GroundError } from '../osm/ground-error.ts'
import { Integers } from './integers.ts'

const WORD = 2 ** 32

/** As many nodes as fit into the memory that is promised; those of ways are told by their place in the table. */
const MAX_NODES = 36_000_000

/**
 * Where nodes lie on the world grid, twelve bytes each, by their place in a table in the order of their ids. They come in
 * that order, as all usual extracts have it.
 */
export class NodeTable {
  /** The lower 32 bits of ids; `#starts` tells from which place on they have a higher word. */
  readonly #lows = new Integers()
  readonly #xs = new Integers()
  readonly #ys = new Integers()
  readonly #starts: number[] = []
  #last = 0
  readonly #box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]

  get size(): number {
    return this.#lows.length
  }

  /** Adds a node behind the others. Throws a GroundError. */
  add(id: number, lng: number, lat: number): void {
    if (id <= this.#last) {
      const order = `node ${id} comes after node ${this.#last}`
      throw new GroundError(`The file is not in the order of ids: ${order}. Sort it: osmium sort IN -o OUT.osm.pbf`)
    }
    if (this.size === MAX_NODES) throw new GroundError(`The file has more than ${MAX_NODES} nodes. ${TOO_LARGE}`)
    const word = Math.floor(id / WORD)
    while (this.#starts.length <= word) this.#starts.push(this.size)
    this.#lows.push(id % WORD)
    const [x, y] = toGrid([lng, lat])
    this.#xs.push(x)
    this.#ys.push(y)
    this.#last = id
    const box = this.#box
    if (lng < box[0]) box[0] = lng
    if (lat < box[1]) box[1] = lat
    if (lng > box[2]) box[2] = lng
    if (lat > box[3]) box[3] = lat
  }

  /** Around all nodes, in degrees; null without any. */
  bounds(): BBox | null {
    return this.size === 0 ? null : [...this.#box]
  }

  /** The place of a node in the table, -1 for none; `near`: a place where it may well be, such as that of the node before. */
  find(id: number, near: number): number {
    const word = Math.floor(id / WORD)
    let low = this.#starts[word] ?? this.size
    let high = (this.#starts[word + 1] ?? this.size) - 1
    const wanted = id % WORD
    if (near >= low && near <= high && this.#lowAt(near) === wanted) return near
    while (low <= high) {
      const middle = (low + high) >>> 1
      const found = this.#lowAt(middle)
      if (found === wanted) return middle
      if (found < wanted) low = middle + 1
      else high = middle - 1
    }
    return -1
  }

  x(place: number): number {
    return this.#xs.at(place)
  }

  y(place: number): number {
    return this.#ys.at(place)
  }

  #lowAt(place: number): number {
    return this.#lows.at(place) >>> 0
  }
}

/** What to do where a region is too large. */
export const TOO_LARGE =
  'That is more than fits into memory here. Take a smaller extract (osmium extract), or make an archive with planetiler ' +
  'or tilemaker and put it into DATA_DIR/maps.'

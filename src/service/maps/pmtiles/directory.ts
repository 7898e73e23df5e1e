import { PbfReader } from 'pbf'
import { MAX_DIRECTORY_BYTES, MAX_DIRECTORY_ENTRIES, MAX_TILE_BYTES } from '../files/limits.ts'
import { damaged } from '../files/map-error.ts'
import type { StoredTiles } from '../files/archive.ts'

/** Each entry has four numbers of a byte or more. */
const LEAST_ENTRY_BYTES = 4
const COLUMNS = 4

/** The lengths of the parts that entries point into, in bytes. */
export interface PartLengths {
  readonly leaves: number
  readonly tiles: number
}

/**
 * A directory of a PMTiles archive: entries by the numbers of their tiles, in columns as they are stored. An entry whose
 * `runLength` is 0 stands for a directory of the numbers up to the next entry.
 */
export class Directory {
  readonly length: number
  /** Of entry `i`: number, run length, length and offset, at `4 × i` and on. */
  readonly #values: Float64Array

  private constructor(length: number, values: Float64Array) {
    this.length = length
    this.#values = values
  }

  /** Reads a directory, unpacked. `name`: as errors call it. Throws a MapError where it contradicts itself. */
  static read(bytes: Uint8Array, lengths: PartLengths, name: string): Directory {
    try {
      const directory = Directory.#parse(bytes, name)
      for (let index = 0; index < directory.length; index++) directory.#check(index, lengths, name)
      return directory
    } catch (error) {
      // What the reader of numbers throws.
      if (error instanceof Error && error.message.startsWith('Expected varint')) throw damaged(`${name} ends too early`)
      throw error
    }
  }

  static #parse(bytes: Uint8Array, name: string): Directory {
    const pbf = new PbfReader(bytes)
    const count = pbf.readVarint()
    if (count > MAX_DIRECTORY_ENTRIES || count * LEAST_ENTRY_BYTES > bytes.length) {
      throw damaged(`${name} claims ${count} entries`)
    }
    const values = new Float64Array(count * COLUMNS)
    const fill = (column: number, next: (value: number, index: number) => number) => {
      for (let index = 0; index < count; index++) values[index * COLUMNS + column] = next(pbf.readVarint(), index)
    }
    let before = 0
    fill(0, (difference) => (before += difference))
    fill(1, (run) => run)
    fill(2, (length) => length)
    // 0: where the content of the entry before ends.
    let end = 0
    fill(3, (value, index) => {
      const offset = value === 0 && index > 0 ? end : value - 1
      end = offset + (values[index * COLUMNS + 2] ?? 0)
      return offset
    })
    if (pbf.pos > bytes.length) throw damaged(`${name} ends too early`)
    return new Directory(count, values)
  }

  /** What it takes in memory, nearly, in bytes. */
  get size(): number {
    return this.#values.byteLength + 200
  }

  at(index: number): StoredTiles {
    const [tileId = NaN, runLength = 0, length = 0, offset = 0] = this.#values.subarray(index * COLUMNS)
    return { tileId, runLength, length, offset }
  }

  /** The last entry that begins at a number or before; -1 where there is none. */
  indexOf(number: number): number {
    let [low, high] = [0, this.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if ((this.#values[middle * COLUMNS] ?? NaN) <= number) low = middle + 1
      else high = middle - 1
    }
    return high
  }

  #check(index: number, lengths: PartLengths, name: string): void {
    const { tileId, runLength, length, offset } = this.at(index)
    const isLeaf = runLength === 0
    const next = index + 1 < this.length ? this.at(index + 1).tileId : Number.MAX_SAFE_INTEGER
    const [most, part] = isLeaf ? [MAX_DIRECTORY_BYTES, lengths.leaves] : [MAX_TILE_BYTES, lengths.tiles]
    const told = `entry ${index} of ${name}`
    if (!(tileId + Math.max(1, runLength) <= next)) throw damaged(`${told} overlaps the next`)
    if (length === 0 || length > most) throw damaged(`${told} claims ${length} bytes`)
    if (offset < 0 || offset + length > part)
      throw damaged(`${told} lies beyond the ${isLeaf ? 'directories' : 'tiles'}`)
  }
}

import { generateLevelBounds, NODE_ITEM_BYTE_LEN } from 'flatgeobuf/lib/mjs/packedrtree.js'
import type { BBox } from '#contract/geometry.ts'
import { hilbertPlace } from '../../archive/hilbert.ts'
import { Numbers } from '../numbers.ts'

/** How many children a node has: as many as with other writers. */
export const NODE_SIZE = 16
/** Cells along each side of the world, by which features are put in order. */
const SIDE = 2 ** 16
const NO_BOX: BBox = [Infinity, Infinity, -Infinity, -Infinity]

/** Where features lie, on the map and in a file; some eighty bytes for each. */
export class FeatureIndex {
  /** Four numbers a feature. */
  readonly #boxes = new Numbers()
  /** Where each feature starts in the file, in bytes, and where the last one ends. */
  readonly #starts = new Numbers()
  #placed = 0

  constructor() {
    this.#starts.push(0)
  }

  get count(): number {
    return this.#starts.length - 1
  }

  /** Whether there are features and all have a place: an index would not find the others. */
  get isWhole(): boolean {
    return this.count > 0 && this.#placed === this.count
  }

  /** The box of all features that have one; null where none has. */
  get box(): BBox | null {
    const box = unionOf(this.count, (feature) => this.#boxOf(feature))
    return box[0] > box[2] ? null : box
  }

  /** Adds the feature that follows in the file. `box`: null for one without a place; `length` in bytes. */
  add(box: BBox | null, length: number): void {
    if (box !== null) this.#placed++
    this.#boxes.push(...(box ?? NO_BOX))
    this.#starts.push(this.#starts.at(this.count) + length)
  }

  /** Where a feature lies in the file, in bytes. */
  stretchOf(feature: number): readonly [start: number, length: number] {
    const start = this.#starts.at(feature)
    return [start, this.#starts.at(feature + 1) - start]
  }

  /** The features in an order that puts neighbours on the map near each other. */
  inOrder(): Uint32Array {
    const places = Uint32Array.from({ length: this.count }, (_, feature) => {
      const [west, south, east, north] = this.#boxOf(feature)
      return hilbertPlace(SIDE, cellOf((west + east) / 360 + 0.5), cellOf((south + north) / 360 + 0.5))
    })
    const order = Uint32Array.from(places, (_, feature) => feature)
    return order.sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
  }

  /** The packed R-tree over the features in an order, as it stands in a FlatGeobuf file. Of a whole index alone. */
  tree(order: Uint32Array): Uint8Array {
    const levels = generateLevelBounds(this.count, NODE_SIZE)
    const nodes = Buffer.alloc((levels[0]?.[1] ?? 0) * NODE_ITEM_BYTE_LEN)
    let start = 0
    for (const [at, feature] of order.entries()) {
      writeNode(nodes, (levels[0]?.[0] ?? 0) + at, this.#boxOf(feature), start)
      start += this.stretchOf(feature)[1]
    }
    for (const [level, [first, end]] of levels.slice(1).entries()) {
      const [firstChild, lastChild] = levels[level] ?? [0, 0]
      for (let node = first; node < end; node++) {
        const child = firstChild + (node - first) * NODE_SIZE
        const children = Math.min(NODE_SIZE, lastChild - child)
        writeNode(
          nodes,
          node,
          unionOf(children, (index) => readBox(nodes, child + index)),
          child,
        )
      }
    }
    return nodes
  }

  #boxOf(feature: number): BBox {
    const at = feature * 4
    return [this.#boxes.at(at), this.#boxes.at(at + 1), this.#boxes.at(at + 2), this.#boxes.at(at + 3)]
  }
}

function cellOf(share: number): number {
  return Math.min(SIDE - 1, Math.max(0, Math.floor(share * SIDE)))
}

function unionOf(count: number, boxOf: (index: number) => BBox): BBox {
  let [west, south, east, north] = NO_BOX
  for (let index = 0; index < count; index++) {
    const box = boxOf(index)
    west = Math.min(west, box[0])
    south = Math.min(south, box[1])
    east = Math.max(east, box[2])
    north = Math.max(north, box[3])
  }
  return [west, south, east, north]
}

/** A node: its box, and where its feature starts or, further up, which node is its first child. */
function writeNode(nodes: Buffer, node: number, box: BBox, target: number): void {
  const at = node * NODE_ITEM_BYTE_LEN
  for (const [index, value] of box.entries()) nodes.writeDoubleLE(value, at + index * 8)
  nodes.writeBigUInt64LE(BigInt(target), at + 32)
}

function readBox(nodes: Buffer, node: number): BBox {
  const at = node * NODE_ITEM_BYTE_LEN
  return [nodes.readDoubleLE(at), nodes.readDoubleLE(at + 8), nodes.readDoubleLE(at + 16), nodes.readDoubleLE(at + 24)]
}

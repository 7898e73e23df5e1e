import { PbfWriter } from 'pbf'
import { EXTENT } from './grid.ts'
import type { TileRing } from './shape.ts'

export type TileValue = string | number | true

/** A feature of a tile; its geometry in the tile's units. */
export interface TileFeature {
  readonly id: number
  readonly properties: Readonly<Record<string, TileValue>>
  readonly geometry: { readonly point: readonly [x: number, y: number] } | { readonly rings: readonly TileRing[] }
}

/** Encodes layers of features as a Mapbox vector tile, version 2; layers without features are left out. */
export function encodeTile(layers: Readonly<Record<string, readonly TileFeature[]>>): Uint8Array {
  const pbf = new PbfWriter()
  for (const [name, features] of Object.entries(layers)) {
    if (features.length > 0) pbf.writeMessage(3, writeLayer, { name, features })
  }
  return pbf.finish()
}

/** Numbers things in the order in which they are first asked for. */
class Numbering<T> {
  readonly #numbers = new Map<T, number>()

  numberOf(thing: T): number {
    const known = this.#numbers.get(thing)
    if (known !== undefined) return known
    this.#numbers.set(thing, this.#numbers.size)
    return this.#numbers.size - 1
  }

  things(): Iterable<T> {
    return this.#numbers.keys()
  }
}

function writeLayer({ name, features }: { name: string; features: readonly TileFeature[] }, pbf: PbfWriter): void {
  const keys = new Numbering<string>()
  const values = new Numbering<TileValue>()
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const { id, properties, geometry } of features) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [keys.numberOf(key), values.numberOf(value)])
    pbf.writeMessage(2, writeFeature, { id, tags, geometry })
  }
  for (const key of keys.things()) pbf.writeStringField(3, key)
  for (const value of values.things()) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, EXTENT)
}

type Tagged = Pick<TileFeature, 'id' | 'geometry'> & { readonly tags: number[] }

function writeFeature({ id, tags, geometry }: Tagged, pbf: PbfWriter): void {
  const isPoint = 'point' in geometry
  pbf.writeVarintField(1, id)
  pbf.writePackedVarint(2, tags)
  pbf.writeVarintField(3, isPoint ? 1 : 3)
  pbf.writePackedVarint(4, isPoint ? [MOVE, ...geometry.point.map(zigzag)] : ringCommands(geometry.rings))
}

function writeValue(value: TileValue, pbf: PbfWriter): void {
  if (value === true) pbf.writeBooleanField(7, true)
  else if (typeof value === 'string') pbf.writeStringField(1, value)
  else if (Number.isInteger(value)) pbf.writeSVarintField(6, value)
  else pbf.writeFloatField(2, value)
}

const MOVE = command(1, 1)
const CLOSE = command(7, 1)

/** Moves to each ring's start, draws its other vertices from one to the next, and closes it. */
function ringCommands(rings: readonly TileRing[]): number[] {
  const commands: number[] = []
  let [x, y] = [0, 0]
  for (const { points } of rings) {
    for (let at = 0; at < points.length; at += 2) {
      if (at === 0) commands.push(MOVE)
      else if (at === 2) commands.push(command(2, points.length / 2 - 1))
      commands.push(zigzag((points[at] ?? 0) - x), zigzag((points[at + 1] ?? 0) - y))
      x = points[at] ?? 0
      y = points[at + 1] ?? 0
    }
    commands.push(CLOSE)
  }
  return commands
}

function command(id: number, count: number): number {
  return (id & 7) | (count << 3)
}

function zigzag(value: number): number {
  return (value << 1) ^ (value >> 31)
}

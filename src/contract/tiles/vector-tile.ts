import { PbfWriter } from 'pbf'
import { EXTENT } from './grid.ts'
import type { TileRing } from './shape.ts'

type TileValue = string | number | true

/** A feature of a tile; its geometry in the tile's units. */
export interface TileFeature {
  readonly id: number
  /** By the layer's keys; null where the feature has no such property. */
  readonly values: readonly (TileValue | null)[]
  readonly geometry: { readonly point: readonly [x: number, y: number] } | { readonly rings: readonly TileRing[] }
}

export interface TileLayer {
  readonly name: string
  readonly keys: readonly string[]
  readonly features: readonly TileFeature[]
}

/** Encodes layers as a Mapbox vector tile, version 2; those without features are left out. */
export function encodeTile(layers: readonly TileLayer[]): Uint8Array {
  const pbf = new PbfWriter(new Uint8Array(2 ** 14))
  for (const layer of layers) if (layer.features.length > 0) pbf.writeMessage(3, writeLayer, layer)
  return pbf.finish()
}

function writeLayer({ name, keys, features }: TileLayer, pbf: PbfWriter): void {
  const values: TileValue[] = []
  const known = new Map<TileValue, number>()
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const feature of features) {
    const tags: number[] = []
    for (let key = 0; key < keys.length; key++) {
      const value = feature.values[key] ?? null
      if (value !== null) tags.push(key, numberOf(value, values, known))
    }
    pbf.writeMessage(2, writeFeature, { feature, tags })
  }
  for (const key of keys) pbf.writeStringField(3, key)
  for (const value of values) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, EXTENT)
}

/** A value's place in the layer's list. Texts hardly ever repeat: looking them up costs more than it saves. */
function numberOf(value: TileValue, values: TileValue[], known: Map<TileValue, number>): number {
  const isRepeated = typeof value !== 'string'
  const earlier = isRepeated ? known.get(value) : undefined
  if (earlier !== undefined) return earlier
  if (isRepeated) known.set(value, values.length)
  return values.push(value) - 1
}

function writeFeature({ feature, tags }: { feature: TileFeature; tags: number[] }, pbf: PbfWriter): void {
  const { id, geometry } = feature
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

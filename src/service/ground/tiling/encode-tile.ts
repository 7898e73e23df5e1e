import { PbfWriter } from 'pbf'
import { EXTENT } from '#contract/tiles/grid.ts'
import { LAYERS } from '../schema/layers.ts'
import type { TileFeature } from './merge.ts'
import type { PropertyTable } from './piece.ts'

type Value = string | number | boolean

/** Told of each property that a tile’s layer has. */
export type NoteField = (layer: string, name: string, value: Value) => void

/** Encodes a vector tile, version 2. */
export function encodeTile(features: readonly TileFeature[], properties: PropertyTable, note: NoteField): Uint8Array {
  const pbf = new PbfWriter(new Uint8Array(2 ** 14))
  for (const [index, { name }] of LAYERS.entries()) {
    const own = features.filter(({ layer }) => layer === index)
    if (own.length > 0) pbf.writeMessage(3, writeLayer, { name, features: own, properties, note })
  }
  return pbf.finish()
}

interface Layer {
  readonly name: string
  readonly features: readonly TileFeature[]
  readonly properties: PropertyTable
  readonly note: NoteField
}

function writeLayer({ name, features, properties, note }: Layer, pbf: PbfWriter): void {
  const keys = new Numbered<string>()
  const values = new Numbered<Value>()
  pbf.writeVarintField(15, 2)
  pbf.writeStringField(1, name)
  for (const feature of features) {
    const tags: number[] = []
    properties.read(feature.properties, (key, value) => {
      tags.push(keys.numberOf(key), values.numberOf(value))
      note(name, key, value)
    })
    pbf.writeMessage(2, writeFeature, { feature, tags })
  }
  for (const key of keys.all) pbf.writeStringField(3, key)
  for (const value of values.all) pbf.writeMessage(4, writeValue, value)
  pbf.writeVarintField(5, EXTENT)
}

/** Things that are told by their place in a list. */
class Numbered<T> {
  readonly all: T[] = []
  readonly #numbers = new Map<T, number>()

  numberOf(thing: T): number {
    const known = this.#numbers.get(thing)
    if (known !== undefined) return known
    this.#numbers.set(thing, this.all.length)
    return this.all.push(thing) - 1
  }
}

function writeFeature({ feature, tags }: { feature: TileFeature; tags: number[] }, pbf: PbfWriter): void {
  const { id, type, geometry } = feature
  if (id > 0) pbf.writeVarintField(1, id)
  pbf.writePackedVarint(2, tags)
  pbf.writeVarintField(3, type)
  if (geometry instanceof Uint8Array) pbf.writeBytesField(4, geometry)
  else pbf.writePackedVarint(4, [...geometry])
}

function writeValue(value: Value, pbf: PbfWriter): void {
  // `writeStringField` spoils what lies beyond U+1FFFF.
  if (typeof value === 'string') pbf.writeBytesField(1, Buffer.from(value))
  else if (typeof value === 'number') pbf.writeSVarintField(6, value)
  else pbf.writeBooleanField(7, value)
}

import { PbfReader, PbfWriter } from 'pbf'

/** Longitude and latitude in degrees. */
export type Position = readonly [lon: number, lat: number]
export type Properties = Readonly<Record<string, string | number>>
export type Shape = 'point' | 'line' | 'polygon'

/** One thing on the map: a point has one part of one position, a line one part, a polygon one part a ring. */
export interface BandFeature {
  readonly parts: readonly (readonly Position[])[]
  readonly properties: Properties
}

/** The lattice that positions are rounded to: longitude = origin[0] + n · step[0], and latitude likewise. */
export interface Lattice {
  readonly origin: Position
  readonly step: readonly [number, number]
}

/** A layer of features of one shape, all of which have the same property names. */
export interface BandLayer {
  readonly name: string
  readonly shape: Shape
  readonly lattice: Lattice
  readonly features: readonly BandFeature[]
}

const SHAPES: readonly Shape[] = ['point', 'line', 'polygon']
const TAG = { layer: 1, name: 1, shape: 2, lattice: 3, parts: 4, lengths: 5, steps: 6, column: 7 }
const COLUMN = { key: 1, numbers: 2, texts: 3 }

/**
 * Packs layers into bytes that compress well: positions as differences on the lattice, properties by column.
 * Text must not contain a line feed, numbers must be whole and not negative.
 */
export function encodeBand(layers: readonly BandLayer[]): Uint8Array {
  const pbf = new PbfWriter()
  for (const layer of layers) pbf.writeMessage(TAG.layer, writeLayer, layer)
  return pbf.finish()
}

/** The layers of an encoded band, by name, with positions on each layer's lattice. Throws on bytes of another form. */
export function decodeBand(bytes: Uint8Array | ArrayBuffer): ReadonlyMap<string, BandLayer> {
  const layers = new PbfReader(bytes).readFields<BandLayer[]>((tag, all, pbf) => {
    if (tag === TAG.layer) all.push(readLayer(pbf))
  }, [])
  if (layers.length === 0) throw new Error('These bytes hold no layers of a basemap.')
  return new Map(layers.map((layer) => [layer.name, layer]))
}

/** The layers of an encoded band at an address, as {@link decodeBand}. Throws where it cannot be read. */
export async function fetchBand(url: string): Promise<ReadonlyMap<string, BandLayer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The map's data could not be read (${response.status}): ${url}`)
  return decodeBand(await response.arrayBuffer())
}

function writeLayer({ name, shape, lattice, features }: BandLayer, pbf: PbfWriter): void {
  const parts = features.flatMap((feature) => feature.parts)
  const counts = features.map((feature) => feature.parts.length)
  const lengths = parts.map((part) => part.length)
  pbf.writeStringField(TAG.name, name)
  pbf.writeVarintField(TAG.shape, SHAPES.indexOf(shape))
  pbf.writePackedDouble(TAG.lattice, [...lattice.origin, ...lattice.step])
  if (shape === 'polygon') pbf.writePackedVarint(TAG.parts, counts)
  if (shape !== 'point') pbf.writePackedVarint(TAG.lengths, lengths)
  pbf.writePackedSVarint(TAG.steps, stepsBetween(parts.flat(), lattice))
  for (const key of Object.keys(features[0]?.properties ?? {})) {
    pbf.writeMessage(TAG.column, writeColumn, { key, values: features.map(({ properties }) => properties[key] ?? '') })
  }
}

function stepsBetween(positions: readonly Position[], { origin, step }: Lattice): number[] {
  let [x, y] = [0, 0]
  return positions.flatMap(([lon, lat]) => {
    const [fromX, fromY] = [x, y]
    x = Math.round((lon - origin[0]) / step[0])
    y = Math.round((lat - origin[1]) / step[1])
    return [x - fromX, y - fromY]
  })
}

interface Column {
  key: string
  values: readonly (string | number)[]
}

function writeColumn({ key, values }: Column, pbf: PbfWriter): void {
  pbf.writeStringField(COLUMN.key, key)
  if (values.every((value) => typeof value === 'number')) pbf.writePackedVarint(COLUMN.numbers, [...values])
  else pbf.writeStringField(COLUMN.texts, values.join('\n'))
}

interface RawLayer {
  name: string
  shape: Shape
  lattice: number[]
  parts: number[]
  lengths: number[]
  steps: number[]
  columns: Column[]
}

function readLayer(pbf: PbfReader): BandLayer {
  const raw = pbf.readMessage<RawLayer>(readLayerField, {
    name: '',
    shape: 'point',
    lattice: [],
    parts: [],
    lengths: [],
    steps: [],
    columns: [],
  })
  const [lon = 0, lat = 0, stepX = 1, stepY = 1] = raw.lattice
  const lattice: Lattice = { origin: [lon, lat], step: [stepX, stepY] }
  const positions = walk(raw.steps, lattice)
  const lengths = raw.shape === 'point' ? positions.map(() => 1) : raw.lengths
  const parts = group(positions, lengths)
  const counts = raw.shape === 'polygon' ? raw.parts : parts.map(() => 1)
  const features = group(parts, counts).map((own, index) => ({
    parts: own,
    properties: Object.fromEntries(raw.columns.map(({ key, values }) => [key, values[index] ?? ''])),
  }))
  return { name: raw.name, shape: raw.shape, lattice, features }
}

function readLayerField(tag: number, layer: RawLayer, pbf: PbfReader): void {
  if (tag === TAG.name) layer.name = pbf.readString()
  else if (tag === TAG.shape) layer.shape = SHAPES[pbf.readVarint()] ?? 'point'
  else if (tag === TAG.lattice) pbf.readPackedDouble(layer.lattice)
  else if (tag === TAG.parts) pbf.readPackedVarint(layer.parts)
  else if (tag === TAG.lengths) pbf.readPackedVarint(layer.lengths)
  else if (tag === TAG.steps) pbf.readPackedSVarint(layer.steps)
  else if (tag === TAG.column) layer.columns.push(pbf.readMessage(readColumnField, { key: '', values: [] }))
}

function readColumnField(tag: number, column: Column, pbf: PbfReader): void {
  if (tag === COLUMN.key) column.key = pbf.readString()
  else if (tag === COLUMN.numbers) column.values = pbf.readPackedVarint()
  else if (tag === COLUMN.texts) column.values = pbf.readString().split('\n')
}

/** The inverse of `stepsBetween`. */
function walk(steps: readonly number[], { origin, step }: Lattice): Position[] {
  const positions: Position[] = []
  let [x, y] = [0, 0]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0
    y += steps[i + 1] ?? 0
    positions.push([origin[0] + x * step[0], origin[1] + y * step[1]])
  }
  return positions
}

function group<T>(items: readonly T[], counts: readonly number[]): T[][] {
  let start = 0
  return counts.map((count) => items.slice(start, (start += count)))
}

import { deflateSync } from 'node:zlib'
import { PbfWriter } from 'pbf'
import type { BBox } from '#contract/geometry.ts'
import type { Member } from '../osm/elements.ts'

type TagsLike = Readonly<Record<string, string>>

export interface MadeNode {
  readonly id: number
  readonly lng: number
  readonly lat: number
  readonly tags?: TagsLike
}

export interface MadeWay {
  readonly id: number
  readonly nodes: readonly number[]
  readonly tags?: TagsLike
}

export interface MadeRelation {
  readonly id: number
  readonly members: readonly Member[]
  readonly tags?: TagsLike
}

/** The elements of one block. */
export interface MadeBlock {
  readonly nodes?: readonly MadeNode[]
  readonly ways?: readonly MadeWay[]
  readonly relations?: readonly MadeRelation[]
}

export interface Writing {
  /** Whether blocks are packed; they are unless told. */
  readonly isPacked?: boolean
  /** Whether nodes are written in columns, as nearly all files have them. */
  readonly isDense?: boolean
}

/** A file in OpenStreetMap’s format. */
export function osmFile(blocks: readonly MadeBlock[], bounds: BBox | null = null, writing: Writing = {}): Buffer {
  return Buffer.concat([headerBlob({ bounds }), ...blocks.map((block) => dataBlob(block, writing))])
}

export function headerBlob({
  bounds = null,
  required = ['OsmSchema-V0.6', 'DenseNodes'],
  optional = [],
}: {
  readonly bounds?: BBox | null
  readonly required?: readonly string[]
  readonly optional?: readonly string[]
}): Buffer {
  const pbf = new PbfWriter()
  if (bounds !== null) pbf.writeMessage(1, writeBounds, bounds)
  for (const feature of required) pbf.writeStringField(4, feature)
  for (const feature of optional) pbf.writeStringField(5, feature)
  return blob('OSMHeader', pbf.finish())
}

export function dataBlob(block: MadeBlock, { isPacked = true, isDense = true }: Writing = {}): Buffer {
  const texts = new Texts()
  const groups = new PbfWriter()
  const { nodes = [], ways = [], relations = [] } = block
  if (nodes.length > 0 && isDense) groups.writeMessage(2, (own, pbf) => writeDense(own, pbf, texts), nodes)
  for (const node of isDense ? [] : nodes) groups.writeMessage(1, (own, pbf) => writeNode(own, pbf, texts), node)
  for (const way of ways) groups.writeMessage(3, (own, pbf) => writeWay(own, pbf, texts), way)
  for (const relation of relations) groups.writeMessage(4, (own, pbf) => writeRelation(own, pbf, texts), relation)
  const pbf = new PbfWriter()
  pbf.writeMessage(1, (all, table) => all.forEach((text) => table.writeBytesField(1, Buffer.from(text))), texts.all)
  pbf.writeBytesField(2, groups.finish())
  return blob('OSMData', pbf.finish(), isPacked)
}

/** A blob with its header, as it stands in a file. */
export function blob(type: string, content: Uint8Array, isPacked = true): Buffer {
  const pbf = new PbfWriter()
  if (isPacked) {
    pbf.writeVarintField(2, content.length)
    pbf.writeBytesField(3, deflateSync(content))
  } else pbf.writeBytesField(1, content)
  return framed(type, pbf.finish())
}

/** Any bytes as the content of a blob. */
export function framed(type: string, content: Uint8Array): Buffer {
  const header = new PbfWriter()
  header.writeStringField(1, type)
  header.writeVarintField(3, content.length)
  const head = header.finish()
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return Buffer.concat([length, head, content])
}

class Texts {
  readonly all = ['']
  readonly #numbers = new Map<string, number>()

  numberOf(text: string): number {
    const known = this.#numbers.get(text) ?? this.all.push(text) - 1
    this.#numbers.set(text, known)
    return known
  }
}

const NANOS = 1e9
const GRANULARITY = 100
const units = (degrees: number) => Math.round((degrees * NANOS) / GRANULARITY)

function writeBounds([west, south, east, north]: BBox, pbf: PbfWriter): void {
  for (const [index, side] of [west, east, north, south].entries()) {
    pbf.writeSVarintField(index + 1, Math.round(side * NANOS))
  }
}

function writeDense(nodes: readonly MadeNode[], pbf: PbfWriter, texts: Texts): void {
  const tags = nodes.map((node) => Object.entries(node.tags ?? {}))
  const pairs = tags.flatMap((own) => [...own.flatMap((pair) => pair.map((text) => texts.numberOf(text))), 0])
  pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)))
  pbf.writePackedSVarint(8, differences(nodes.map(({ lat }) => units(lat))))
  pbf.writePackedSVarint(9, differences(nodes.map(({ lng }) => units(lng))))
  pbf.writePackedVarint(10, tags.some((own) => own.length > 0) ? pairs : [])
}

function writeNode({ id, lng, lat, tags = {} }: MadeNode, pbf: PbfWriter, texts: Texts): void {
  pbf.writeSVarintField(1, id)
  writeTags(tags, pbf, texts)
  pbf.writeSVarintField(8, units(lat))
  pbf.writeSVarintField(9, units(lng))
}

function writeWay({ id, nodes, tags = {} }: MadeWay, pbf: PbfWriter, texts: Texts): void {
  pbf.writeVarintField(1, id)
  writeTags(tags, pbf, texts)
  pbf.writePackedSVarint(8, differences(nodes))
}

function writeRelation({ id, members, tags = {} }: MadeRelation, pbf: PbfWriter, texts: Texts): void {
  pbf.writeVarintField(1, id)
  writeTags(tags, pbf, texts)
  const roles = members.map(({ role }) => texts.numberOf(role))
  pbf.writePackedVarint(8, roles)
  pbf.writePackedSVarint(9, differences(members.map((member) => member.id)))
  const types = members.map(({ type }) => type)
  pbf.writePackedVarint(10, types)
}

function writeTags(tags: TagsLike, pbf: PbfWriter, texts: Texts): void {
  const keys = Object.keys(tags).map((key) => texts.numberOf(key))
  const values = Object.values(tags).map((value) => texts.numberOf(value))
  pbf.writePackedVarint(2, keys)
  pbf.writePackedVarint(3, values)
}

function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0))
}

import { ReliefError } from '../../relief-error.ts'
import type { TiffBytes } from './tiff-bytes.ts'

/** The tags that count, by their numbers in the specification. */
export const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  planar: 284,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  sampleFormat: 339,
  copyright: 33_432,
  pixelScale: 33_550,
  tiepoints: 33_922,
  transformation: 34_264,
  geoKeys: 34_735,
  geoDoubles: 34_736,
  geoTexts: 34_737,
  gdalMetadata: 42_112,
  noData: 42_113,
} as const

/** More values than that no tag of a file of heights has: a number for each of its tiles or rows. */
const MOST_VALUES = 4_000_000
const MOST_TAGS = 1000

type Read = (bytes: Buffer, at: number, isLittle: boolean) => number
const TYPES: Readonly<Record<number, { size: number; read: Read }>> = {
  1: { size: 1, read: (bytes, at) => bytes.readUInt8(at) },
  2: { size: 1, read: (bytes, at) => bytes.readUInt8(at) },
  3: { size: 2, read: (bytes, at, isLittle) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)) },
  4: { size: 4, read: (bytes, at, isLittle) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)) },
  11: { size: 4, read: (bytes, at, isLittle) => (isLittle ? bytes.readFloatLE(at) : bytes.readFloatBE(at)) },
  12: { size: 8, read: (bytes, at, isLittle) => (isLittle ? bytes.readDoubleLE(at) : bytes.readDoubleBE(at)) },
  16: {
    size: 8,
    read: (bytes, at, isLittle) => Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at)),
  },
}

/** The tags of the first picture in a TIFF or BigTIFF file. */
export interface TiffTags {
  readonly isLittle: boolean
  /** The numbers of a tag; none where it is missing. */
  numbers(tag: number): readonly number[]
  /** A tag's first number, or what holds without it. */
  number(tag: number, otherwise: number): number
  text(tag: number): string
}

interface Field {
  readonly type: number
  readonly count: number
  /** Where the values stand, or the place of the values themselves. */
  readonly at: number
}

/** Reads the directory at the head of a file. Throws a ReliefError where it leads nowhere. */
export function readTags(bytes: TiffBytes): TiffTags {
  const head = bytes.at(0, 8, 'its head')
  const isLittle = head.toString('latin1', 0, 2) === 'II'
  const isBig = (isLittle ? head.readUInt16LE(2) : head.readUInt16BE(2)) === 43
  const fields = fieldsOf(bytes, isLittle, isBig)
  const numbers = (tag: number) => {
    const field = fields.get(tag)
    return field === undefined ? [] : valuesOf(bytes, field, isLittle, tag)
  }
  return {
    isLittle,
    numbers,
    number: (tag, otherwise) => numbers(tag)[0] ?? otherwise,
    text: (tag) => Buffer.from(numbers(tag)).toString('utf8').replace(/\0+$/, ''),
  }
}

function fieldsOf(bytes: TiffBytes, isLittle: boolean, isBig: boolean): ReadonlyMap<number, Field> {
  const size = isBig ? 20 : 12
  const numberAt = (at: number, type: 3 | 4 | 16, what: string) => {
    const { size: length, read } = TYPES[type] ?? unknownType(bytes.file, type)
    return read(bytes.at(at, length, what), 0, isLittle)
  }
  const start = isBig ? numberAt(8, 16, 'its head') : numberAt(4, 4, 'its head')
  const count = numberAt(start, isBig ? 16 : 3, 'its directory')
  if (count > MOST_TAGS) throw new ReliefError(`${bytes.file} is damaged: its directory has ${count} tags.`)
  const first = start + (isBig ? 8 : 2)
  const fields = new Map<number, Field>()
  for (let at = first; at < first + count * size; at += size) {
    const type = numberAt(at + 2, 3, 'its directory')
    const values = numberAt(at + 4, isBig ? 16 : 4, 'its directory')
    const place = at + (isBig ? 12 : 8)
    const isInline = (TYPES[type]?.size ?? Infinity) * values <= (isBig ? 8 : 4)
    const where = isInline ? place : numberAt(place, isBig ? 16 : 4, 'its directory')
    fields.set(numberAt(at, 3, 'its directory'), { type, count: values, at: where })
  }
  return fields
}

function valuesOf(bytes: TiffBytes, field: Field, isLittle: boolean, tag: number): readonly number[] {
  const { size, read } = TYPES[field.type] ?? unknownType(bytes.file, field.type)
  if (field.count > MOST_VALUES) {
    throw new ReliefError(`${bytes.file} is damaged: its tag ${tag} has ${field.count} values.`)
  }
  const part = bytes.at(field.at, field.count * size, `its tag ${tag}`)
  return Array.from({ length: field.count }, (_, index) => read(part, index * size, isLittle))
}

function unknownType(file: string, type: number): never {
  throw new ReliefError(`${file} is damaged: a tag has the type ${type}, which there is not.`)
}

import { deflateSync } from 'node:zlib'
import type { Surface } from './height-files.ts'
import { packBits, packLzw } from './pack.ts'

type SampleType = 'int16' | 'uint16' | 'int32' | 'float32' | 'float64'

/** A GeoTIFF file to be written: by default little-endian, striped, float32, unpacked, in WGS 84. */
export interface TiffPlan {
  readonly width: number
  readonly height: number
  /** Coordinates of the north-western corner, or of the first sample where `isPoint`, and of a step east and south. */
  readonly origin: readonly [x: number, y: number]
  readonly step: readonly [x: number, y: number]
  /** In the file's own coordinates. */
  readonly surface: Surface
  readonly type?: SampleType
  readonly isBig?: boolean
  readonly isLittle?: boolean
  readonly isPoint?: boolean
  readonly tile?: readonly [width: number, height: number]
  readonly rowsPerStrip?: number
  readonly packing?: 'none' | 'deflate' | 'lzw' | 'packbits'
  readonly predictor?: 1 | 2 | 3
  readonly noData?: number
  /** Null for a file that does not say where it lies. */
  readonly epsg?: { readonly geographic: number } | { readonly projected: number } | null
  readonly heightUnit?: number
  /** Tags that replace others, or are added. */
  readonly tags?: ReadonlyMap<number, Tag>
}

export interface Tag {
  readonly type: 2 | 3 | 4 | 12 | 16
  readonly values: readonly number[]
}

const TYPES = {
  int16: { size: 2, format: 2, write: 'setInt16' },
  uint16: { size: 2, format: 1, write: 'setUint16' },
  int32: { size: 4, format: 2, write: 'setInt32' },
  float32: { size: 4, format: 3, write: 'setFloat32' },
  float64: { size: 8, format: 3, write: 'setFloat64' },
} as const
const PACKINGS = {
  none: { code: 1, pack: (bytes: Buffer) => bytes },
  lzw: { code: 5, pack: packLzw },
  deflate: { code: 8, pack: (bytes: Buffer) => deflateSync(bytes) },
  packbits: { code: 32_773, pack: packBits },
} as const
const SIZES = { 2: 1, 3: 2, 4: 4, 12: 8, 16: 8 } as const

export function tiffBytes(plan: TiffPlan): Buffer {
  const blocks = blocksOf(plan)
  const head = plan.isBig === true ? 16 : 8
  const offsets = blocks.map((_, index) => head + blocks.slice(0, index).reduce((sum, { length }) => sum + length, 0))
  const tags = tagsOf(
    plan,
    offsets,
    blocks.map(({ length }) => length),
  )
  const body = Buffer.concat([Buffer.alloc(head), ...blocks])
  return withDirectory(body, new Map([...tags, ...(plan.tags ?? [])]), plan)
}

function blocksOf(plan: TiffPlan): readonly Buffer[] {
  const { width, height, tile, rowsPerStrip = height, packing = 'none' } = plan
  const [blockWidth, blockHeight] = tile ?? [width, rowsPerStrip]
  const blocks: Buffer[] = []
  for (let top = 0; top < height; top += blockHeight) {
    const rows = tile === undefined ? Math.min(blockHeight, height - top) : blockHeight
    for (let left = 0; left < width; left += blockWidth) {
      blocks.push(PACKINGS[packing].pack(predicted(samplesOf(plan, left, top, blockWidth, rows), plan, blockWidth)))
    }
  }
  return blocks
}

function samplesOf(plan: TiffPlan, left: number, top: number, width: number, height: number): Buffer {
  const { origin, step, surface, type = 'float32', noData = 0, isPoint = false, isLittle = true } = plan
  const { size, write } = TYPES[type]
  const bytes = Buffer.alloc(width * height * size)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let index = 0; index < width * height; index++) {
    const half = isPoint ? 0 : 0.5
    const x = origin[0] + (left + (index % width) + half) * step[0]
    const y = origin[1] - (top + Math.floor(index / width) + half) * step[1]
    const height = surface(x, y) ?? noData
    view[write](index * size, type.startsWith('float') ? height : Math.round(height), isLittle && plan.predictor !== 3)
  }
  return bytes
}

function predicted(
  bytes: Buffer,
  { type = 'float32', predictor = 1, isLittle = true }: TiffPlan,
  width: number,
): Buffer {
  const { size } = TYPES[type]
  const rows = Array.from({ length: bytes.length / (width * size) }, (_, row) =>
    bytes.subarray(row * width * size, (row + 1) * width * size),
  )
  if (predictor === 1) return bytes
  return Buffer.concat(rows.map((row) => (predictor === 2 ? differences(row, size, isLittle) : planes(row, size))))
}

function differences(row: Buffer, size: number, isLittle: boolean): Buffer {
  const result = Buffer.from(row)
  const inOrder = (bytes: Uint8Array) => Buffer.from(isLittle ? bytes.toReversed() : bytes)
  const number = (at: number) => BigInt(`0x${inOrder(row.subarray(at, at + size)).toString('hex')}`)
  for (let at = size; at < row.length; at += size) {
    const difference = BigInt.asUintN(8 * size, number(at) - number(at - size))
    result.set(inOrder(Buffer.from(difference.toString(16).padStart(2 * size, '0'), 'hex')), at)
  }
  return result
}

function planes(row: Buffer, size: number): Buffer {
  const count = row.length / size
  const sorted = Buffer.from(Array.from(row, (_, at) => row[(at % count) * size + Math.floor(at / count)] ?? 0))
  return Buffer.from(Array.from(sorted, (byte, at) => byte - (sorted[at - 1] ?? 0)))
}

function tagsOf(plan: TiffPlan, offsets: readonly number[], lengths: readonly number[]): Map<number, Tag> {
  const { width, height, origin, step, type = 'float32', tile, rowsPerStrip = height, packing = 'none' } = plan
  const short = (...values: number[]): Tag => ({ type: 3, values })
  const long = (...values: number[]): Tag => ({ type: plan.isBig === true ? 16 : 4, values })
  const double = (...values: number[]): Tag => ({ type: 12, values })
  const tags = new Map<number, Tag>([
    [256, long(width)],
    [257, long(height)],
    [258, short(TYPES[type].size * 8)],
    [259, short(PACKINGS[packing].code)],
    [262, short(1)],
    [277, short(1)],
    [317, short(plan.predictor ?? 1)],
    [339, short(TYPES[type].format)],
    [33_550, double(step[0], step[1], 0)],
    [33_922, double(0, 0, 0, origin[0], origin[1], 0)],
    ...(tile === undefined
      ? ([
          [273, long(...offsets)],
          [278, long(rowsPerStrip)],
          [279, long(...lengths)],
        ] as const)
      : ([
          [322, short(tile[0])],
          [323, short(tile[1])],
          [324, long(...offsets)],
          [325, long(...lengths)],
        ] as const)),
  ])
  const keys = geoKeys(plan)
  if (keys !== null) tags.set(34_735, short(...keys))
  if (plan.noData !== undefined) tags.set(42_113, { type: 2, values: [...Buffer.from(`${plan.noData}\0`)] })
  return tags
}

function geoKeys({ epsg = { geographic: 4326 }, isPoint = false, heightUnit }: TiffPlan): readonly number[] | null {
  if (epsg === null) return null
  const system =
    'geographic' in epsg
      ? [
          [1024, 2],
          [2048, epsg.geographic],
        ]
      : [
          [1024, 1],
          [3072, epsg.projected],
        ]
  const keys = [...system, [1025, isPoint ? 2 : 1], ...(heightUnit === undefined ? [] : [[4099, heightUnit]])]
  return [1, 1, 0, keys.length, ...keys.flatMap(([key = 0, value = 0]) => [key, 0, 1, value])]
}

function withDirectory(
  body: Buffer,
  tags: ReadonlyMap<number, Tag>,
  { isBig = false, isLittle = true }: TiffPlan,
): Buffer {
  const word = isBig ? 16 : 4
  const values = [...tags].map(([tag, { type, values }]) => ({
    tag,
    type,
    count: values.length,
    bytes: packed(values, type, isLittle),
  }))
  const inline = isBig ? 8 : 4
  let end = body.length
  const entries = values
    .sort((a, b) => a.tag - b.tag)
    .map(({ tag, type, count, bytes }) => {
      const isInline = bytes.length <= inline
      const value = isInline
        ? Buffer.concat([bytes, Buffer.alloc(inline - bytes.length)])
        : packed([end], word, isLittle)
      if (!isInline) end += bytes.length
      return {
        entry: Buffer.concat([packed([tag, type], 3, isLittle), packed([count], word, isLittle), value]),
        outside: isInline ? [] : [bytes],
      }
    })
  const count = packed([entries.length], isBig ? 16 : 3, isLittle)
  const directory = [count, ...entries.map(({ entry }) => entry), Buffer.alloc(inline)]
  const magic = isBig ? packed([43, 8, 0], 3, isLittle) : packed([42], 3, isLittle)
  const head = Buffer.concat([Buffer.from(isLittle ? 'II' : 'MM'), magic, packed([end], word, isLittle)])
  head.copy(body)
  return Buffer.concat([body, ...entries.flatMap(({ outside }) => outside), ...directory])
}

function packed(values: readonly number[], type: Tag['type'], isLittle: boolean): Buffer {
  const size = SIZES[type]
  const bytes = Buffer.alloc(values.length * size)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (const [index, value] of values.entries()) {
    if (type === 12) view.setFloat64(index * size, value, isLittle)
    else if (type === 16) view.setBigUint64(index * size, BigInt(value), isLittle)
    else if (type === 4) view.setUint32(index * size, value, isLittle)
    else if (type === 3) view.setUint16(index * size, value, isLittle)
    else view.setUint8(index * size, value)
  }
  return bytes
}

import { NoHeightsError, ReliefError } from '../../relief-error.ts'
import type { TiffBytes } from './tiff-bytes.ts'
import { TAG, type TiffTags } from './tiff-tags.ts'
import { UNPACK } from './unpack.ts'
import { unpredicted } from './unpredict.ts'
import { sampleReader } from './sample-type.ts'

/** How the samples of a TIFF file are cut into blocks, which are its tiles or its strips. */
export interface TiffRaster {
  readonly width: number
  readonly height: number
  readonly blockWidth: number
  readonly blockHeight: number
  /** The first sample of each pixel of a block, row by row, as numbers; null for a block that the file leaves out. */
  block(column: number, row: number): Float64Array | null
}

/** Blocks hold so many samples at most. */
const MOST_SAMPLES = 2 ** 25
const [PALETTE, RGB] = [3, 2]

/** Reads how a file's samples are kept. Throws a ReliefError where they are no heights, or cannot be read. */
export function rasterOf(bytes: TiffBytes, tags: TiffTags): TiffRaster {
  const { file } = bytes
  const [width, height] = [tags.number(TAG.width, 0), tags.number(TAG.height, 0)]
  if (width < 2 || height < 2) throw new ReliefError(`${file} is damaged: it has ${width} × ${height} samples.`)
  const blocks = blocksOf(tags, width, height)
  const perPixel = tags.number(TAG.planar, 1) === 1 ? tags.number(TAG.samplesPerPixel, 1) : 1
  checkShape(file, tags, blocks, perPixel)
  const unpack = unpackerOf(file, tags)
  const { size, read } = sampleReader(file, tags)
  const most = blocks.blockWidth * blocks.blockHeight * perPixel * size
  const form = { width: blocks.blockWidth, perPixel, size, isLittle: tags.isLittle }
  const block = (column: number, row: number) => {
    const index = row * blocks.across + column
    const what = `block ${index + 1} of ${blocks.offsets.length}`
    const [offset = 0, length = 0] = [blocks.offsets[index], blocks.lengths[index]]
    if (length === 0) return null
    const rows = Math.min(blocks.blockHeight, height - row * blocks.blockHeight)
    const unpacked = unpackedBlock(file, what, () => unpack(bytes.at(offset, length, what), most))
    if (unpacked.length < most - (blocks.blockHeight - rows) * (most / blocks.blockHeight)) {
      throw new ReliefError(`${file} is damaged: ${what} unpacks to ${unpacked.length} bytes of ${most}.`)
    }
    const plain = unpredicted(unpacked, tags.number(TAG.predictor, 1), form)
    return samplesIn(plain, form, rows, read)
  }
  return { width, height, blockWidth: blocks.blockWidth, blockHeight: blocks.blockHeight, block }
}

/** Methods that are met in files of heights, by their numbers. */
const NOT_READ: Readonly<Record<number, string>> = {
  34_712: 'JPEG 2000',
  34_887: 'LERC',
  34_925: 'LZMA',
  50_000: 'ZSTD',
}

function unpackerOf(file: string, tags: TiffTags) {
  const method = tags.number(TAG.compression, 1)
  const unpack = UNPACK[method]
  if (unpack !== undefined) return unpack
  const named = NOT_READ[method]
  const told = named === undefined ? `a method (${method})` : `${named} (${method})`
  throw new ReliefError(
    `${file} is packed by ${told}, which is not read: gdal_translate -co COMPRESS=DEFLATE ${file} OUT.tif`,
  )
}

interface Blocks {
  readonly blockWidth: number
  readonly blockHeight: number
  readonly across: number
  readonly count: number
  readonly offsets: readonly number[]
  readonly lengths: readonly number[]
}

function blocksOf(tags: TiffTags, width: number, height: number): Blocks {
  const tileWidth = tags.number(TAG.tileWidth, 0)
  const isTiled = tileWidth > 0
  const blockWidth = isTiled ? tileWidth : width
  const blockHeight = isTiled ? tags.number(TAG.tileHeight, 0) : Math.min(height, tags.number(TAG.rowsPerStrip, height))
  const across = Math.ceil(width / blockWidth)
  return {
    blockWidth,
    blockHeight,
    across,
    count: across * Math.ceil(height / blockHeight),
    offsets: tags.numbers(isTiled ? TAG.tileOffsets : TAG.stripOffsets),
    lengths: tags.numbers(isTiled ? TAG.tileBytes : TAG.stripBytes),
  }
}

function checkShape(file: string, tags: TiffTags, blocks: Blocks, perPixel: number): void {
  const { blockWidth, blockHeight, count, offsets, lengths } = blocks
  const colours = tags.number(TAG.photometric, 1)
  if (colours === PALETTE || colours === RGB || tags.number(TAG.bits, 1) < 16) {
    throw new NoHeightsError(`${file} is a picture and not heights: samples of 16 bits or more are needed.`)
  }
  if (!(blockHeight > 0) || perPixel > 16 || blockWidth * blockHeight * perPixel > MOST_SAMPLES) {
    const shape = `${blockWidth} × ${blockHeight} pixels of ${perPixel} samples`
    throw new ReliefError(`${file} has blocks of ${shape}: make smaller ones, as by gdal_translate -co TILED=YES.`)
  }
  if (offsets.length < count || lengths.length < count) {
    throw new ReliefError(
      `${file} is damaged: it lists ${Math.min(offsets.length, lengths.length)} of ${count} blocks.`,
    )
  }
}

function unpackedBlock(file: string, what: string, unpack: () => Uint8Array): Uint8Array {
  try {
    return unpack()
  } catch (cause) {
    if (cause instanceof ReliefError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ReliefError(`${file} is damaged: ${what} cannot be unpacked (${reason}). Fetch it again.`, { cause })
  }
}

function samplesIn(
  bytes: Uint8Array,
  { width, perPixel, size }: { width: number; perPixel: number; size: number },
  rows: number,
  read: (view: DataView, at: number) => number,
): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float64Array(width * rows)
  for (let index = 0; index < samples.length; index++) samples[index] = read(view, index * perPixel * size)
  return samples
}

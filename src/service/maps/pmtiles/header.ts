import type { BBox } from '#contract/geometry.ts'
import { HEADER_BYTES } from '../../archive/header.ts'
import { MAX_DIRECTORY_BYTES, MAX_METADATA_BYTES, MAX_ZOOM } from '../files/limits.ts'
import { cutOff, damaged, MapError } from '../files/map-error.ts'
import type { TileFormat } from '../files/archive.ts'

/** A part of the file, in bytes. */
export interface Part {
  readonly offset: number
  readonly length: number
}

/** What the header of a PMTiles archive says: every part lies within the file. */
export interface Header {
  readonly root: Part
  readonly metadata: Part
  readonly leaves: Part
  readonly tiles: Part
  /** Whether directories and metadata are gzipped. */
  readonly isPacked: boolean
  /** Whether tiles are gzipped. */
  readonly isGzipped: boolean
  readonly format: TileFormat
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: BBox
}

const MAGIC = 'PMTiles'
const VERSION = 3
const FORMATS: Readonly<Record<number, TileFormat>> = { 1: 'mvt', 2: 'png', 3: 'jpg', 4: 'webp' }
const COMPRESSIONS = ['unknown', 'none', 'gzip', 'brotli', 'zstd'] as const
type Compression = (typeof COMPRESSIONS)[number]

/** Reads a header. `size`: of the whole file, in bytes. Throws a MapError for what cannot be, or cannot be served. */
export function readHeader(bytes: Uint8Array, size: number): Header {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new MapError('it is no PMTiles archive, since it does not begin with “PMTiles”. Put an archive there')
  }
  const version = view.readUInt8(MAGIC.length)
  if (version !== VERSION) {
    throw new MapError(`it is of version ${version} of PMTiles, not ${VERSION}. Convert it with \`pmtiles convert\``)
  }
  const [root, metadata, leaves, tiles] = ['root directory', 'metadata', 'leaf directories', 'tiles'].map(
    (name, index) => partAt(view, 8 + 16 * index, name, size),
  )
  if (root === undefined || metadata === undefined || leaves === undefined || tiles === undefined) throw damaged('')
  if (root.length > MAX_DIRECTORY_BYTES) throw damaged(`its root directory claims ${root.length} bytes`)
  if (metadata.length > MAX_METADATA_BYTES) throw damaged(`its metadata claims ${metadata.length} bytes`)
  const format = formatAt(view)
  return {
    root,
    metadata,
    leaves,
    tiles,
    format,
    isPacked: isGzip(view, 97, 'directories'),
    isGzipped: isGzip(view, 98, 'tiles', format === 'mvt' ? ['none', 'gzip'] : ['none', 'unknown']),
    ...zoomsAt(view),
    bounds: [degrees(view, 102), degrees(view, 106), degrees(view, 110), degrees(view, 114)],
  }
}

function partAt(view: Buffer, at: number, name: string, size: number): Part {
  const [offset, length] = [Number(view.readBigUInt64LE(at)), Number(view.readBigUInt64LE(at + 8))]
  if (length > 0 && offset < HEADER_BYTES) throw damaged(`its header says that its ${name} lie within the header`)
  if (offset + length > size) throw cutOff(offset + length, size)
  return { offset, length }
}

function formatAt(view: Buffer): TileFormat {
  const format = FORMATS[view.readUInt8(99)]
  if (format !== undefined) return format
  throw new MapError('its tiles are neither vector tiles (MVT) nor PNG, JPEG or WebP. Make it with one of these')
}

function isGzip(
  view: Buffer,
  at: number,
  what: 'tiles' | 'directories',
  known: readonly Compression[] = ['none', 'gzip'],
): boolean {
  const compression = COMPRESSIONS[view.readUInt8(at)] ?? 'unknown'
  if (known.includes(compression)) return compression === 'gzip'
  if (compression === 'gzip') throw new MapError(`its ${what} are pictures packed by gzip. Make it without compression`)
  const told = compression === 'unknown' ? 'in a way that it does not tell' : `with ${compression}`
  throw new MapError(`its ${what} are compressed ${told}. Make it with gzip, or without compression for pictures`)
}

function zoomsAt(view: Buffer): Pick<Header, 'minZoom' | 'maxZoom'> {
  const [minZoom, maxZoom] = [view.readUInt8(100), view.readUInt8(101)]
  if (minZoom <= maxZoom && maxZoom <= MAX_ZOOM) return { minZoom, maxZoom }
  throw damaged(`its header says zooms ${minZoom} to ${maxZoom}`)
}

/** Kept as ten-millionths. */
function degrees(view: Buffer, at: number): number {
  return view.readInt32LE(at) / 1e7
}

import type { BBox } from '#contract/geometry.ts'

export const HEADER_BYTES = 127

/** How long each part of an archive is; they follow each other in this order, behind the header. */
export interface PartLengths {
  readonly root: number
  readonly metadata: number
  readonly leaves: number
  readonly tiles: number
}

/** What an archive's header says of its tiles. */
export interface TileFacts {
  /** Tiles with an address, entries for them, and different contents. */
  readonly addressed: number
  readonly entries: number
  readonly contents: number
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: BBox
}

/** What tiles are: vector tiles are kept gzipped unless said, pictures as they are. */
export type TileKind = 'vector' | 'plain vector' | 'png' | 'jpg' | 'webp'

const [UNPACKED, GZIP] = [1, 2]
const KINDS = {
  vector: { type: 1, compression: GZIP },
  'plain vector': { type: 1, compression: UNPACKED },
  png: { type: 2, compression: UNPACKED },
  jpg: { type: 3, compression: UNPACKED },
  webp: { type: 4, compression: UNPACKED },
} as const satisfies Record<TileKind, object>

/** The header of a PMTiles archive, version 3: clustered, with gzipped directories. */
export function writeHeader(kind: TileKind, lengths: PartLengths, facts: TileFacts): Uint8Array {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  let at = 8
  let start = HEADER_BYTES
  for (const length of [lengths.root, lengths.metadata, lengths.leaves, lengths.tiles]) {
    at = header.writeBigUInt64LE(BigInt(start), at)
    at = header.writeBigUInt64LE(BigInt(length), at)
    start += length
  }
  for (const number of [facts.addressed, facts.entries, facts.contents]) {
    at = header.writeBigUInt64LE(BigInt(number), at)
  }
  const [west, south, east, north] = facts.bounds
  const { type, compression } = KINDS[kind]
  for (const byte of [1, GZIP, compression, type, facts.minZoom, facts.maxZoom]) at = header.writeUInt8(byte, at)
  for (const degrees of facts.bounds) at = header.writeInt32LE(inUnits(degrees), at)
  at = header.writeUInt8(facts.minZoom, at)
  at = header.writeInt32LE(inUnits((west + east) / 2), at)
  header.writeInt32LE(inUnits((south + north) / 2), at)
  return header
}

/** Ten-millionths of a degree. */
function inUnits(degrees: number): number {
  return Math.round(degrees * 1e7)
}

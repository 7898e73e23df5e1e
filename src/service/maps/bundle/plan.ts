import { crc32, gzipSync } from 'node:zlib'
import type { BBox } from '#contract/geometry.ts'
import type { Entry } from '../../archive/directory.ts'
import { writeHeader, type TileKind } from '../../archive/header.ts'
import { writeRoot } from '../../archive/root-directory.ts'
import type { Archive, ArchiveFacts, Place } from '../files/archive.ts'
import { boundsIn } from '../files/bounds.ts'
import { MAX_BUNDLE_TILES } from '../files/limits.ts'
import { BoxTooLargeError } from '../files/map-error.ts'
import { tileBoxes } from './tile-boxes.ts'

/** The part of an archive that is asked for. */
export interface BundleAsk {
  /** West > east crosses the antimeridian. */
  readonly bbox: BBox
  readonly minZoom: number
  readonly maxZoom: number
}

/** What a bundle will be, byte for byte, before any tile of it is read. */
export interface BundlePlan {
  /** Header, directories and metadata. */
  readonly head: Uint8Array<ArrayBuffer>
  /** The contents that follow, in their order. */
  readonly places: readonly Place[]
  /** Where each content begins in the bundle, in bytes. */
  readonly starts: Float64Array
  /** In bytes, all in all. */
  readonly size: number
  readonly tiles: number
  /** Changes whenever a byte before the tiles does. */
  readonly checksum: string
}

/** Why there is no bundle. */
export type NoBundle = 'nothing' | 'too large'

/** Plans a bundle of at most so many bytes. Throws MapErrors. */
export async function planBundle(archive: Archive, ask: BundleAsk, maxBytes: number): Promise<BundlePlan | NoBundle> {
  const gathered = await gather(archive, ask, maxBytes).catch(largenessIn)
  if (gathered === 'too large') return gathered
  const { entries, places, bytes, tiles } = gathered
  if (entries.length === 0) return 'nothing'
  const head = await headOf(archive.facts, ask, { entries, contents: places.length, bytes, tiles })
  const size = head.length + bytes
  if (size > maxBytes) return 'too large'
  const starts = new Float64Array(places.length)
  let start = head.length
  for (const [index, { length }] of places.entries()) {
    starts[index] = start
    start += length
  }
  return { head, places, starts, size, tiles, checksum: crc32(head).toString(36) }
}

interface Gathered {
  /** With offsets in the bundle. */
  readonly entries: readonly Entry[]
  /** Where the archive has each content. */
  readonly places: readonly Place[]
  readonly bytes: number
  readonly tiles: number
}

function largenessIn(error: unknown): 'too large' {
  if (error instanceof BoxTooLargeError) return 'too large'
  throw error
}

async function gather(archive: Archive, ask: BundleAsk, maxBytes: number): Promise<Gathered | 'too large'> {
  const entries: Entry[] = []
  const places: Place[] = []
  const known = new Map<number, number>()
  let [bytes, tiles] = [0, 0]
  for await (const { tileId, runLength, offset, length } of archive.tilesIn(
    tileBoxes(ask.bbox, ask.minZoom, ask.maxZoom),
  )) {
    let own = known.get(offset)
    if (own === undefined) {
      known.set(offset, (own = bytes))
      places.push({ offset, length })
      bytes += length
    }
    tiles += runLength
    const last = entries.at(-1)
    if (last !== undefined && last.offset === own && last.tileId + last.runLength === tileId) {
      entries[entries.length - 1] = { ...last, runLength: last.runLength + runLength }
    } else entries.push({ tileId, offset: own, length, runLength })
    if (bytes > maxBytes || entries.length > MAX_BUNDLE_TILES) return 'too large'
  }
  return { entries, places, bytes, tiles }
}

async function headOf(
  facts: ArchiveFacts,
  { bbox, minZoom, maxZoom }: BundleAsk,
  { entries, contents, bytes, tiles }: Omit<Gathered, 'places'> & { readonly contents: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const leaves = new LeavesInMemory()
  const root = await writeRoot(entries, leaves)
  const metadata = gzipSync(JSON.stringify(facts.metadata))
  const lengths = { root: root.length, metadata: metadata.length, leaves: leaves.size, tiles: bytes }
  const counts = { addressed: tiles, entries: entries.length, contents }
  const header = writeHeader(kindOf(facts), lengths, { ...counts, minZoom, maxZoom, bounds: boundsOf(facts, bbox) })
  return new Uint8Array(Buffer.concat([header, root, metadata, ...leaves.parts]))
}

class LeavesInMemory {
  readonly parts: Uint8Array[] = []
  size = 0

  async append(bytes: Uint8Array): Promise<void> {
    this.parts.push(bytes)
    this.size += bytes.length
  }
}

function kindOf({ format, isGzipped }: ArchiveFacts): TileKind {
  return format === 'mvt' ? (isGzipped ? 'vector' : 'plain vector') : format
}

/** Of a box over the antimeridian, which no header can tell, those of the archive. */
function boundsOf({ bounds }: ArchiveFacts, bbox: BBox): BBox {
  const [west, south, east, north] = bounds ?? bbox
  if (bbox[0] > bbox[2]) return [west, south, east, north]
  const shared: BBox = [
    Math.max(west, bbox[0]),
    Math.max(south, bbox[1]),
    Math.min(east, bbox[2]),
    Math.min(north, bbox[3]),
  ]
  return boundsIn(shared) ?? bbox
}

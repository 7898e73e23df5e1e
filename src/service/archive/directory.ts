import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

/** Where a tile lies, and those that follow it with the same content; or, without a run, a directory of more entries. */
export interface Entry {
  /** Its place along the Hilbert curves of all zooms. */
  readonly tileId: number
  /** In bytes, from the start of the tiles, or of the directories. */
  readonly offset: number
  readonly length: number
  /** How many tiles in a row it stands for; 0 for a directory. */
  readonly runLength: number
}

/** Entries in the order of their tiles as PMTiles keeps them: in columns, differences instead of numbers, gzipped. */
export function writeDirectory(entries: readonly Entry[]): Uint8Array {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  let before = 0
  for (const { tileId } of entries) {
    pbf.writeVarint(tileId - before)
    before = tileId
  }
  for (const { runLength } of entries) pbf.writeVarint(runLength)
  for (const { length } of entries) pbf.writeVarint(length)
  let end: number | null = null
  for (const { offset, length } of entries) {
    pbf.writeVarint(offset === end ? 0 : offset + 1)
    end = offset + length
  }
  return gzipSync(pbf.finish())
}

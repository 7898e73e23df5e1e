import type { Bytes } from '../../answer/answer.ts'
import { HEADER_BYTES } from '../../archive/header.ts'
import type { Archive, ArchiveFacts, Place } from '../files/archive.ts'
import { boundsIn } from '../files/bounds.ts'
import { MAX_METADATA_BYTES } from '../files/limits.ts'
import { damaged } from '../files/map-error.ts'
import { MapFile } from '../files/map-file.ts'
import { metadataIn } from '../files/metadata.ts'
import { numberOf, rangesOf } from '../files/tile-ids.ts'
import { isGzip, unpack } from '../files/unpack.ts'
import { Directories } from './directories.ts'
import { readHeader, type Header } from './header.ts'

/** Neighbours on the map are mostly neighbours in the file, and are read at once up to so many bytes. */
const READ_BYTES = 2 ** 20

/** Opens a PMTiles archive, version 3. Throws a MapError for what cannot be served. */
export async function openPmtiles(path: string): Promise<Archive> {
  const file = await MapFile.open(path)
  try {
    return await archiveIn(file)
  } catch (error) {
    await file.close()
    throw error
  }
}

async function archiveIn(file: MapFile): Promise<Archive> {
  const header = readHeader(await file.read(0, HEADER_BYTES), file.size)
  const facts = await factsOf(file, header)
  const directories = await Directories.open(file, header)
  const read = (offset: number, length: number) => file.read(header.tiles.offset + offset, length)
  return {
    facts,
    async tile(id) {
      const place = await directories.find(numberOf(id))
      if (place === null) return null
      const bytes = await read(place.offset, place.length)
      if (facts.isGzipped && !isGzip(bytes)) throw damaged(`its tile ${id.z}/${id.x}/${id.y} is not gzipped`)
      return bytes
    },
    tilesIn: (boxes) => directories.within(rangesOf(boxes)),
    contents: (places) => contentsOf(places, read),
    close: () => file.close(),
  }
}

async function factsOf(file: MapFile, header: Header): Promise<ArchiveFacts> {
  const { format, isGzipped, minZoom, maxZoom, metadata, bounds } = header
  return {
    format,
    isGzipped,
    minZoom,
    maxZoom,
    bounds: boundsIn(bounds),
    metadata: metadataIn(metadata.length === 0 ? '{}' : await metadataOf(file, header)),
  }
}

async function metadataOf(file: MapFile, { metadata, isPacked }: Header): Promise<string> {
  const bytes = await file.read(metadata.offset, metadata.length)
  return Buffer.from(isPacked ? await unpack(bytes, MAX_METADATA_BYTES, 'its metadata') : bytes).toString()
}

/** Contents that follow each other in the file are read together. */
async function* contentsOf(
  places: readonly Place[],
  read: (offset: number, length: number) => Promise<Bytes>,
): AsyncGenerator<Bytes, undefined> {
  let [offset, length] = [0, 0]
  for (const place of places) {
    if (place.offset === offset + length && length + place.length <= READ_BYTES) {
      length += place.length
      continue
    }
    if (length > 0) yield await read(offset, length)
    ;[offset, length] = [place.offset, place.length]
  }
  if (length > 0) yield await read(offset, length)
}

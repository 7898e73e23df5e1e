import { join } from 'node:path'
import type { BBox } from '#contract/geometry.ts'
import { fillFile, type GrowingFile } from '../../archive/growing-file.ts'
import { TileArchive } from '../../archive/tile-archive.ts'
import { LAYERS, MAX_ZOOM, MIN_ZOOM } from '../schema/layers.ts'
import { encodeTile } from './encode-tile.ts'
import type { ExternalSort, Sorted } from './external-sort.ts'
import { FieldNotes } from './field-notes.ts'
import { fitTile } from './fit-tile.ts'
import { merged } from './merge.ts'
import { readPiece, type PropertyTable } from './piece.ts'

/** What is to be written. */
export interface ArchiveJob {
  readonly sort: ExternalSort
  readonly properties: PropertyTable
  readonly bounds: BBox
  /** What viewers show of it, beside its layers. */
  readonly metadata: object
  /** Where temporary files go. */
  readonly directory: string
  readonly path: string
  /** Told of the pieces that are in tiles. */
  readonly onPieces: (pieces: number) => void
}

/** Tiles below this zoom have no features of single ways. */
const SINGLE_ZOOM = MAX_ZOOM
const FIRST_SINGLE = (4 ** SINGLE_ZOOM - 1) / 3

/** Between so many tiles others have a turn, such as a signal that ends the process. */
const STRIDE = 64

/** Writes a PMTiles archive of all pieces; returns how many tiles it has. */
export async function writeArchive(job: ArchiveJob): Promise<number> {
  const [tilePath, leafPath] = [join(job.directory, 'tiles'), join(job.directory, 'leaves')]
  const { head, addressed } = await fillFile(tilePath, (tiles) =>
    fillFile(leafPath, async (leaves) => {
      const archive = new TileArchive(tiles, leaves)
      const fields = new FieldNotes()
      await addTiles(job, archive, fields)
      const root = await archive.end()
      const around = { minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, bounds: job.bounds }
      const metadata = { ...job.metadata, vector_layers: fields.layers(LAYERS.map(({ name }) => name)) }
      return { head: archive.head(root, metadata, around), addressed: archive.addressed }
    }),
  )
  await fillFile(job.path, (file) => joinParts(file, head, leafPath, tilePath))
  return addressed
}

async function addTiles(job: ArchiveJob, archive: TileArchive, fields: FieldNotes): Promise<void> {
  let pieces = 0
  let tiles = 0
  for (const sorted of job.sort.sorted()) {
    await archive.add(sorted.key, tileOf(sorted, job.properties, fields))
    pieces += sorted.records.length
    if (++tiles % STRIDE > 0) continue
    job.onPieces(pieces)
    await new Promise(setImmediate)
  }
  job.onPieces(pieces)
}

function tileOf({ key, records }: Sorted, properties: PropertyTable, fields: FieldNotes): Uint8Array {
  const isSingle = key >= FIRST_SINGLE
  return fitTile(records.map(readPiece), (pieces) =>
    encodeTile(isSingle ? pieces : merged(pieces), properties, fields.note),
  )
}

async function joinParts(file: GrowingFile, head: Uint8Array, ...paths: readonly string[]): Promise<void> {
  await file.append(head)
  for (const path of paths) await file.appendFile(path)
}

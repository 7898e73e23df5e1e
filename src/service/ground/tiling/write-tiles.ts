import type { BBox } from '#contract/geometry.ts'
import type { TileArchive } from '../../archive/tile-archive.ts'
import { writeArchive } from '../../archive/whole-archive.ts'
import { LAYERS, MAX_ZOOM, MIN_ZOOM } from '../schema/layers.ts'
import { encodeTile } from './encode-tile.ts'
import type { ExternalSort, Sorted } from './external-sort.ts'
import { FieldNotes } from './field-notes.ts'
import { fitTile } from './fit-tile.ts'
import { merged } from './merge.ts'
import { readPiece, type PropertyTable } from './piece.ts'

/** What is to be written. */
export interface TilesJob {
  readonly sort: ExternalSort
  readonly properties: PropertyTable
  readonly bounds: BBox
  /** What viewers show of it, beside its layers. */
  readonly metadata: object
  readonly path: string
  /** Told how many pieces are in tiles. */
  readonly onPieces: (pieces: number) => void
}

/** Tiles below the last zoom have no features of single ways. */
const FIRST_SINGLE = (4 ** MAX_ZOOM - 1) / 3

/** Between so many tiles others have a turn, such as a signal that ends the process. */
const STRIDE = 64

/** Writes a PMTiles archive of all pieces; returns how many tiles it has. */
export async function writeTiles(job: TilesJob): Promise<number> {
  const fields = new FieldNotes()
  const metadata = {
    ...job.metadata,
    /** Known, and asked for, when all tiles are there. */
    get vector_layers() {
      return fields.layers(LAYERS.map(({ name }) => name))
    },
  }
  const facts = { kind: 'vector', metadata, minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, bounds: job.bounds } as const
  const { addressed } = await writeArchive(job.path, facts, (archive) => addTiles(job, archive, fields))
  return addressed
}

async function addTiles(job: TilesJob, archive: TileArchive, fields: FieldNotes): Promise<void> {
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

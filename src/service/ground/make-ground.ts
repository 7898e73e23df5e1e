import { renameSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BBox } from '#contract/geometry.ts'
import { ownDirectory } from '../archive/own-directory.ts'
import { archiveFile, removeOlder } from './archive-names.ts'
import { GroundError } from './osm/ground-error.ts'
import { OsmFile } from './osm/osm-file.ts'
import { drawRegion, type RegionFacts, type RegionStage } from './region/draw-region.ts'
import { TOO_LARGE } from './region/node-table.ts'
import { tileRanges } from './tile-ranges.ts'
import { ExternalSort } from './tiling/external-sort.ts'
import { PropertyTable } from './tiling/piece.ts'
import { TileCutter } from './tiling/tile-cutter.ts'
import { writeArchive } from './tiling/write-archive.ts'

export type GroundStage = RegionStage | 'tiles'

export interface GroundRequest {
  /** The region’s file, `.osm.pbf`. */
  readonly region: string
  /** What is made of it; null for all that the file promises. */
  readonly bbox: BBox | null
  readonly name: string
  /** The region’s name for people. */
  readonly title: string
  readonly revision: string
  /** Where archives are. */
  readonly directory: string
  readonly onProgress: (stage: GroundStage, done: number) => void
}

export interface GroundFacts extends RegionFacts {
  readonly path: string
  readonly tiles: number
  readonly bytes: number
}

/** Larger files do not fit into the memory that is promised: a gigabyte. In bytes. */
const MAX_FILE = 250e6

const CREDIT = '© OpenStreetMap contributors'
const SCHEMA = { kind: 'vector', schema: 'fieldgate', version: 1 }

/** Makes the ground of a region: an archive of tiles, whole or not at all. Throws a GroundError. */
export async function makeGround(request: GroundRequest): Promise<GroundFacts> {
  const file = await OsmFile.open(request.region)
  try {
    if (file.size > MAX_FILE) throw new GroundError(`${request.region} has ${megabytes(file.size)} MB. ${TOO_LARGE}`)
    await mkdir(request.directory, { recursive: true })
    const work = ownDirectory(request.directory, '.fieldgate-ground-')
    try {
      return await makeIn(work.path, file, request)
    } finally {
      work.remove()
    }
  } finally {
    await file.close()
  }
}

async function makeIn(directory: string, file: OsmFile, request: GroundRequest): Promise<GroundFacts> {
  const { name, title, revision, onProgress } = request
  const sort = new ExternalSort(directory)
  const properties = new PropertyTable()
  const cutter = new TileCutter(sort, properties, tileRanges(request.bbox))
  const facts = await drawRegion(file, cutter, () => null, onProgress)
  const bounds = request.bbox ?? file.bounds ?? facts.bounds
  if (bounds === null || sort.count === 0) throw new GroundError(`There is nothing to draw in ${request.region}.`)
  const path = join(directory, 'archive')
  const tiles = await writeArchive({
    sort,
    properties,
    bounds,
    metadata: { name: title, attribution: CREDIT, type: 'baselayer', version: revision, fieldgate: SCHEMA },
    directory,
    path,
    onPieces: (pieces) => onProgress('tiles', pieces / sort.count),
  })
  const target = join(request.directory, archiveFile(name, revision))
  renameSync(path, target)
  removeOlder(request.directory, name, revision)
  return { ...facts, path: target, tiles, bytes: statSync(target).size }
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

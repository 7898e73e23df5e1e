import { renameSync, statSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BBox } from '#contract/geometry.ts'
import { ownDirectory, removeAbandoned } from '../archive/own-directory.ts'
import { archiveFile, heightsName, reliefName, removeOlder } from './archive-names.ts'
import { GroundError } from './osm/ground-error.ts'
import { OsmFile } from './osm/osm-file.ts'
import { drawRegion, type RegionFacts, type RegionStage } from './region/draw-region.ts'
import { TOO_LARGE } from './region/node-table.ts'
import { openHeights, type Heights } from './relief/heights.ts'
import { writeRelief } from './relief/shading/write-relief.ts'
import { writeHeights } from './relief/write-heights.ts'
import { nothingToDraw } from './nothing-to-draw.ts'
import { removeSlopes } from './remove-slopes.ts'
import { drawContours } from './slopes/draw-contours.ts'
import { Lakes } from './slopes/lakes.ts'
import { tileRanges } from './tile-ranges.ts'
import { ExternalSort } from './tiling/external-sort.ts'
import { PropertyTable } from './tiling/piece.ts'
import { TileCutter } from './tiling/tile-cutter.ts'
import { writeTiles } from './tiling/write-tiles.ts'

export type GroundStage = RegionStage | 'contours' | 'tiles' | 'shading' | 'heights'

export interface GroundRequest {
  /** The region’s file, `.osm.pbf`. */
  readonly region: string
  /** Files of heights; without any there is no relief. */
  readonly heights: readonly string[]
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

/** An archive that was made. */
export interface MadeArchive {
  readonly path: string
  readonly tiles: number
  readonly bytes: number
}

export interface GroundFacts extends RegionFacts {
  readonly ground: MadeArchive
  readonly relief: MadeArchive | null
  readonly heights: MadeArchive | null
  /** Archives of earlier heights, of which there are none now. */
  readonly removed: readonly string[]
}

/** Larger files do not fit into the memory that is promised: a gigabyte. In bytes. */
const MAX_FILE = 250e6

/** How the directories begin in which archives are made. */
const WORK = '.fieldgate-ground-'

const CREDIT = '© OpenStreetMap contributors'
const SCHEMA = { kind: 'vector', schema: 'fieldgate', version: 1 }

/** Makes the ground of a region: archives of tiles, whole or not at all. Throws a GroundError or a ReliefError. */
export async function makeGround(request: GroundRequest): Promise<GroundFacts> {
  const file = await OsmFile.open(request.region)
  try {
    if (file.size > MAX_FILE) {
      throw new GroundError(`${request.region} has ${Math.round(file.size / 1e6)} MB. ${TOO_LARGE}`)
    }
    await mkdir(request.directory, { recursive: true })
    removeAbandoned(request.directory, WORK, Date.now())
    const work = ownDirectory(request.directory, WORK)
    try {
      return await withHeights(request.heights, work.path, (heights) => makeIn(work.path, file, heights, request))
    } finally {
      work.remove()
    }
  } finally {
    await file.close()
  }
}

async function withHeights<T>(
  files: readonly string[],
  directory: string,
  make: (heights: Heights | null) => Promise<T>,
): Promise<T> {
  const heights = files.length === 0 ? null : await openHeights(files, { directory })
  try {
    return await make(heights)
  } finally {
    await heights?.close()
  }
}

async function makeIn(
  directory: string,
  file: OsmFile,
  heights: Heights | null,
  request: GroundRequest,
): Promise<GroundFacts> {
  const { title, revision, onProgress } = request
  const sort = new ExternalSort(directory)
  const properties = new PropertyTable()
  const { facts, bounds } = await draw(
    file,
    heights,
    new TileCutter(sort, properties, tileRanges(request.bbox)),
    request,
  )
  if (sort.count === 0) throw nothingToDraw(request, facts)
  const credits = heights === null ? null : `Heights: ${heights.sources.join(', ')}`
  const attribution = credits === null ? CREDIT : `${CREDIT} · ${credits}`
  const path = join(directory, 'ground')
  const tiles = await writeTiles({
    sort,
    properties,
    bounds,
    metadata: { name: title, attribution, type: 'baselayer', version: revision, fieldgate: SCHEMA },
    path,
    onPieces: (pieces) => onProgress('tiles', pieces / sort.count),
  })
  const region = { bounds, name: title, attribution: credits ?? '' }
  const slopes = heights === null ? NO_SLOPES : await writeSlopes(directory, heights, region, request)
  const ground = place(path, request.name, tiles, request)
  return { ...facts, ground, ...slopes, removed: await removeSlopes(request.directory, request.name, slopes) }
}

const NO_SLOPES = { relief: null, heights: null }

/** The archives that are made of heights alone: their shading, and they themselves. */
async function writeSlopes(
  directory: string,
  heights: Heights,
  { bounds, name, attribution }: { readonly bounds: BBox; readonly name: string; readonly attribution: string },
  request: GroundRequest,
): Promise<Pick<GroundFacts, 'relief' | 'heights'>> {
  const toldOf = (stage: GroundStage) => ({
    name,
    attribution,
    onProgress: (done: number) => request.onProgress(stage, done),
  })
  const [reliefPath, heightsPath] = [join(directory, 'relief'), join(directory, 'heights')]
  const shades = await writeRelief(heights, bounds, reliefPath, toldOf('shading'))
  const tiles = await writeHeights(heights, bounds, heightsPath, toldOf('heights'))
  return {
    relief: place(reliefPath, reliefName(request.name), shades.tiles, request),
    heights: tiles === 0 ? null : place(heightsPath, heightsName(request.name), tiles, request),
  }
}

async function draw(file: OsmFile, heights: Heights | null, cutter: TileCutter, request: GroundRequest) {
  const lakes = new Lakes()
  const canvas = {
    point: cutter.point.bind(cutter),
    line: cutter.line.bind(cutter),
    area: (...[draft, id, area]: Parameters<TileCutter['area']>) => {
      lakes.add(draft, area)
      cutter.area(draft, id, area)
    },
  }
  const heightAt = (lng: number, lat: number) => heights?.at(lng, lat) ?? null
  const facts = await drawRegion(file, canvas, heightAt, request.onProgress)
  const bounds = request.bbox ?? file.bounds ?? facts.bounds
  if (bounds === null) throw nothingToDraw(request, facts)
  if (heights !== null) {
    await drawContours(heights, bounds, canvas, lakes, (done) => request.onProgress('contours', done))
  }
  return { facts, bounds }
}

/** Puts an archive where it is served from, in the place of its older self. */
function place(path: string, name: string, tiles: number, { directory, revision }: GroundRequest): MadeArchive {
  const target = join(directory, archiveFile(name, revision))
  const { size: bytes } = statSync(path)
  renameSync(path, target)
  removeOlder(directory, name, revision)
  return { path: target, tiles, bytes }
}

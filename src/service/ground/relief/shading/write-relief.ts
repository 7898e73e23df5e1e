import { rename } from 'node:fs/promises'
import type { BBox } from '#contract/geometry.ts'
import { writeArchive } from '../../../archive/whole-archive.ts'
import { overlapOf, widened } from '../boxes.ts'
import { HeightTiles } from '../height-tiles.ts'
import { placedTiles } from '../placed-tiles.ts'
import type { Heights } from '../heights.ts'
import { reliefZoom } from '../relief-zoom.ts'
import { ReliefError } from '../relief-error.ts'
import { FADE_METRES } from './fade.ts'
import { shadeTile } from './shade-tile.ts'

const MIN_ZOOM = 7
const METRES_A_DEGREE = 111_200

export interface ReliefOptions {
  /** The region's name for people. */
  readonly name: string
  /** The credit that is due, as plain text. */
  readonly attribution: string
  /** Told after each tile how much of the work is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void
  readonly signal?: AbortSignal
}

/** What a relief archive holds. */
export interface ReliefFacts {
  readonly tiles: number
  readonly minZoom: number
  readonly maxZoom: number
  readonly bounds: BBox
}

/**
 * Writes the shading of a region as a PMTiles archive, whole or not at all: PNG tiles of 256 pixels, black with alpha.
 * Beyond `bounds`, and before the heights end, the shade fades out. Throws a ReliefError where there are no heights.
 */
export async function writeRelief(
  heights: Heights,
  bounds: BBox,
  path: string,
  { name, attribution, onProgress, signal }: ReliefOptions,
): Promise<ReliefFacts> {
  const within = withinOf(heights, bounds)
  const maxZoom = reliefZoom(heights)
  const metadata = { name, attribution, type: 'overlay', fieldgate: { kind: 'relief' } }
  const facts = { minZoom: MIN_ZOOM, maxZoom, bounds: within }
  const tiles = new HeightTiles(heights, within, maxZoom)
  const ids = placedTiles(within, MIN_ZOOM, maxZoom)
  const making = `${path}.making`
  const { addressed } = await writeArchive(making, { kind: 'png', metadata, ...facts }, async (archive) => {
    for (const [index, { id, z, x, y }] of ids.entries()) {
      signal?.throwIfAborted()
      const png = shadeTile(tiles, z, x, y)
      if (png !== null) await archive.add(id, png)
      onProgress?.((index + 1) / ids.length)
      await new Promise(setImmediate)
    }
  })
  await rename(making, path)
  return { tiles: addressed, ...facts }
}

function withinOf(heights: Heights, bounds: BBox): BBox {
  const degrees = FADE_METRES / METRES_A_DEGREE
  const widest = Math.max(Math.abs(bounds[1]), Math.abs(bounds[3]))
  const lng = degrees / Math.max(0.05, Math.cos((widest * Math.PI) / 180))
  const within = overlapOf(widened(bounds, lng, degrees), heights.bounds)
  if (within === null) throw new ReliefError(`The heights lie elsewhere: they end before ${bounds.join(', ')} begins.`)
  return within
}

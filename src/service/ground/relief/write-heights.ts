import type { BBox } from '#contract/geometry.ts'
import { colourOfHeight, HEIGHTS_SIDE, HEIGHTS_ZOOM } from '#contract/ground/heights-config.ts'
import { writeArchive } from '../../archive/whole-archive.ts'
import { overlapOf } from './boxes.ts'
import { HeightTiles } from './height-tiles.ts'
import type { Heights } from './heights.ts'
import { placedTiles } from './placed-tiles.ts'
import { reliefZoom } from './relief-zoom.ts'
import { smoothPng } from './smooth-png.ts'

export interface HeightsArchiveOptions {
  /** The region's name for people. */
  readonly name: string
  /** The credit that is due, as plain text. */
  readonly attribution: string
  /** Told after each tile how much of the work is done, from 0 to 1. */
  readonly onProgress?: (done: number) => void
}

/**
 * Writes the heights of a region themselves as a PMTiles archive, to be read by programs: PNG tiles of one zoom, in the
 * encoding called Terrarium, whole metres. Returns how many tiles it has.
 */
export async function writeHeights(
  heights: Heights,
  bounds: BBox,
  path: string,
  { name, attribution, onProgress }: HeightsArchiveOptions,
): Promise<number> {
  const within = overlapOf(bounds, heights.bounds)
  if (within === null) return 0
  const tiles = new HeightTiles(heights, heights.bounds, reliefZoom(heights))
  const placed = placedTiles(within, HEIGHTS_ZOOM, HEIGHTS_ZOOM)
  const metadata = { name, attribution, type: 'overlay', encoding: 'terrarium', fieldgate: { kind: 'heights' } }
  const facts = { minZoom: HEIGHTS_ZOOM, maxZoom: HEIGHTS_ZOOM, bounds: within }
  const { addressed } = await writeArchive(path, { kind: 'png', metadata, ...facts }, async (archive) => {
    for (const [index, { id, z, x, y }] of placed.entries()) {
      const png = heightsTile(tiles.tile(z, x, y))
      if (png !== null) await archive.add(id, png)
      onProgress?.((index + 1) / placed.length)
      await new Promise(setImmediate)
    }
  })
  return addressed
}

/** The heights of a tile as a PNG; null where there are none. */
function heightsTile(heights: Float32Array): Uint8Array | null {
  const data = new Uint8Array(3 * heights.length)
  let isEmpty = true
  heights.forEach((metres, index) => {
    if (Number.isNaN(metres)) return
    data.set(colourOfHeight(metres), 3 * index)
    isEmpty = false
  })
  return isEmpty ? null : smoothPng(data, HEIGHTS_SIDE)
}

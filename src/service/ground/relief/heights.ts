import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boundsAround } from './boxes.ts'
import type { BBox } from '#contract/geometry.ts'
import { Mosaic } from './mosaic.ts'
import type { HeightGrid } from './reading/height-grid.ts'
import { readHeightFile } from './reading/read-height-file.ts'
import { ReliefError } from './relief-error.ts'

/** The heights of a region, from one file or several. */
export interface Heights {
  readonly bounds: BBox
  /** Degrees of latitude from one sample to the next, where the heights are finest. */
  readonly resolution: number
  /** The same at a place; null where there are no heights. */
  resolutionAt(lng: number, lat: number): number | null
  /** Metres above the sea, interpolated between samples; null where there are no heights. */
  at(lng: number, lat: number): number | null
  /** Whom the heights are owed to, as the files tell. */
  readonly sources: readonly string[]
  /** Removes what was unpacked. */
  close(): Promise<void>
}

export interface HeightsOptions {
  /** Where files are unpacked while they are in use: the system's directory for such things unless told. */
  readonly directory?: string
}

/**
 * Reads files of heights, each of them whole, so that damaged ones are found before anything is made: `.hgt` of SRTM and
 * NASADEM, GeoTIFF, and both zipped. Where files overlap, the finest counts. Samples go to a temporary directory, and
 * parts of them to memory as they are needed. Throws a ReliefError with the name of the file and the reason.
 */
export async function openHeights(files: readonly string[], options: HeightsOptions = {}): Promise<Heights> {
  if (files.length === 0) throw new ReliefError('No file of heights was given.')
  const directory = await mkdtemp(join(options.directory ?? tmpdir(), 'fieldgate-heights-'))
  const grids: HeightGrid[] = []
  const close = async () => {
    for (const grid of grids) grid.samples.close()
    await rm(directory, { recursive: true, force: true })
  }
  try {
    for (const file of files) grids.push(...(await readHeightFile(file, directory)))
    return heightsOf(grids, close)
  } catch (error) {
    await close()
    throw error
  }
}

function heightsOf(grids: readonly HeightGrid[], close: () => Promise<void>): Heights {
  const mosaic = new Mosaic(grids)
  return {
    bounds: boundsAround(grids.map((grid) => grid.bounds)),
    resolution: Math.min(...grids.map((grid) => grid.resolution)),
    resolutionAt: (lng, lat) => mosaic.resolutionAt(lng, lat),
    at: (lng, lat) => {
      const height = mosaic.at(lng, lat)
      return Number.isNaN(height) ? null : height
    },
    sources: [...new Set(grids.flatMap(({ credit }) => credit ?? []))],
    close,
  }
}

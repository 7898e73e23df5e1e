import { SampleFile } from '../sample-file.ts'
import { ReliefError } from '../../relief-error.ts'
import type { HeightGrid } from '../height-grid.ts'
import { Means } from './means.ts'
import { geoKeysOf } from './geo-keys.ts'
import { coarser, metresApart, placementOf, type Placement } from './placement.ts'
import { TiffBytes } from './tiff-bytes.ts'
import { SampleHeights } from './sample-heights.ts'
import { rasterOf, type TiffRaster } from './tiff-raster.ts'
import { readTags, TAG } from './tiff-tags.ts'
import { turnsOf } from './turns.ts'

/** Samples that are nearer than so many metres are averaged: no map here shows more. */
const FINEST_METRES = 8
/** So many samples of one file are kept, of 4 bytes each. */
const MOST_SAMPLES = 400e6

/**
 * Heights of a GeoTIFF file: the first band of its first picture, once on each side of the antimeridian where it lies on
 * both. Throws a ReliefError where they cannot be used.
 */
export async function readGeotiff(path: string, file: string, place: string): Promise<readonly HeightGrid[]> {
  const bytes = new TiffBytes(path, file)
  try {
    const tags = readTags(bytes)
    const raster = rasterOf(bytes, tags)
    const keys = geoKeysOf(file, tags)
    const whole = placementOf(file, tags, keys, raster)
    const factor = Math.max(1, Math.floor(FINEST_METRES / metresApart(whole)))
    const samples = await stored(file, raster, factor, place, new SampleHeights(file, tags, keys))
    const credit = creditOf(file, tags.text(TAG.copyright))
    return turnsOf(placedBy(whole, factor), samples.width).map((placed) => ({ file, samples, credit, ...placed }))
  } finally {
    bytes.close()
  }
}

function placedBy(whole: Placement, factor: number): Placement {
  return factor === 1 ? whole : coarser(whole, factor)
}

async function stored(
  file: string,
  raster: TiffRaster,
  factor: number,
  place: string,
  heights: SampleHeights,
): Promise<SampleFile> {
  const [width, height] = [Math.ceil(raster.width / factor), Math.ceil(raster.height / factor)]
  if (width * height > MOST_SAMPLES) {
    const size = `${raster.width} × ${raster.height} samples`
    throw new ReliefError(`${file} has ${size}, which is too much: cut it to the region, as by gdalwarp -te.`)
  }
  const samples = new SampleFile(place, width, height)
  try {
    const means = new Means(samples, factor)
    for (let row = 0; row * raster.blockHeight < raster.height; row++) {
      for (let column = 0; column * raster.blockWidth < raster.width; column++)
        addBlock(raster, column, row, means, heights)
      means.writeTo(Math.min(raster.height, (row + 1) * raster.blockHeight))
      await new Promise(setImmediate)
    }
    means.writeTo(height * factor)
    heights.check()
  } catch (error) {
    samples.close()
    throw error
  }
  return samples
}

function addBlock(raster: TiffRaster, column: number, row: number, means: Means, heights: SampleHeights): void {
  const block = raster.block(column, row)
  if (block === null) return
  const { blockWidth, blockHeight, width, height } = raster
  const [left, top] = [column * blockWidth, row * blockHeight]
  const [right, bottom] = [Math.min(width, left + blockWidth), Math.min(height, top + blockHeight)]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) means.add(x, y, heights.of(block[(y - top) * blockWidth + x - left] ?? NaN))
  }
}

/** Whom the heights are owed to: as the file says, or as the best known sets ask, told by how they name their files. */
function creditOf(file: string, copyright: string): string | null {
  if (copyright.trim() !== '') return copyright.trim()
  const seconds = /copernicus_dsm_(?:cog_)?(10|30)_/i.exec(file)?.[1]
  if (seconds !== undefined) return copernicusCredit(seconds === '10' ? 30 : 90)
  return /srtm/i.test(file) ? 'SRTM, NASA' : null
}

/** In the words of its licence. */
function copernicusCredit(metres: number): string {
  return (
    `produced using Copernicus WorldDEM-${metres} © DLR e.V. 2010-2014 and © Airbus Defence and Space GmbH 2014-2018 ` +
    'provided under COPERNICUS by the European Union and ESA; all rights reserved'
  )
}

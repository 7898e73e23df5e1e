import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { NoHeightsError, ReliefError } from '../relief-error.ts'
import type { HeightGrid } from './height-grid.ts'
import { readGeotiff } from './tiff/geotiff.ts'
import { cornerOfHgt, readHgt, sideOfHgt } from './hgt.ts'
import { withZipped, type ZippedFile } from './zipped.ts'

const HGT = /\.hgt$/i
const TIFF = /^(II[*+]\0|MM\0[*+])/
/** What Copernicus, ASTER and ALOS put beside heights: errors, counts and masks, some of them in the samples of heights. */
const BESIDE_HEIGHTS = /_(ACM|EDM|FLM|HEM|WBM|NUM|MSK|STK)\.tiff?$/i
/** Its first line tells how many columns it has. */
const ASCII_GRID = /^\s*ncols\s/i
const GZIP = '\u001f\u008b'
const BEGINNING = 16
/** Of a raster in an archive, in bytes. */
const MOST_UNPACKED = 2e9
let count = 0

/** The heights of a file, unpacked into a directory: its grid, or those of an archive. Throws a ReliefError. */
export async function readHeightFile(path: string, directory: string): Promise<readonly HeightGrid[]> {
  const name = basename(path)
  const { start, bytes } = await beginningOf(path, name)
  if (start.startsWith('PK')) return zippedGrids(path, name, directory)
  if (start.startsWith(GZIP)) throw new ReliefError(`${name} is packed by gzip. Unpack it: gunzip ${name}`)
  if (TIFF.test(start)) return readGeotiff(path, name, placeFor(directory))
  if (HGT.test(name)) {
    cornerOfHgt(name)
    return [await readHgt(name, sideOfHgt(name, bytes), createReadStream(path), placeFor(directory))]
  }
  if (ASCII_GRID.test(start)) {
    throw new ReliefError(
      `${name} is an ESRI ASCII grid, which is not read: .hgt, GeoTIFF and .zip of them are. Convert it: ` +
        `gdal_translate -a_srs EPSG:CODE ${name} ${name.replace(/\.[^.]*$/, '')}.tif`,
    )
  }
  throw new ReliefError(
    `${name} holds no heights that are known: .hgt, .tif and .zip of them are read. ` +
      'Convert other grids, as by gdal_translate -a_srs EPSG:CODE IN OUT.tif.',
  )
}

async function zippedGrids(path: string, name: string, directory: string): Promise<readonly HeightGrid[]> {
  return withZipped(path, name, isOfHeights, async (files) => {
    const grids: HeightGrid[] = []
    let refusal = new ReliefError(`${name} has no file of heights (.hgt, .tif) in it.`)
    try {
      for (const file of files) {
        await gridsOfZipped(file, directory).then(
          (read) => grids.push(...read),
          (error: unknown) => {
            if (!(error instanceof NoHeightsError)) throw error
            refusal = error
          },
        )
      }
    } catch (error) {
      for (const grid of grids) grid.samples.close()
      throw error
    }
    if (grids.length === 0) throw refusal
    return grids
  })
}

function isOfHeights(name: string): boolean {
  return HGT.test(name) || (/\.tiff?$/i.test(name) && !BESIDE_HEIGHTS.test(name))
}

async function gridsOfZipped(entry: ZippedFile, directory: string): Promise<readonly HeightGrid[]> {
  const { file, bytes } = entry
  if (HGT.test(file)) {
    cornerOfHgt(file)
    return [await readHgt(file, sideOfHgt(file, bytes), entry.chunks(), placeFor(directory))]
  }
  if (bytes > MOST_UNPACKED) throw new ReliefError(`${file} unpacks to ${bytes} bytes: unpack it first.`)
  const unpacked = placeFor(directory)
  await pipeline(entry.chunks(), createWriteStream(unpacked))
  return readGeotiff(unpacked, file, placeFor(directory))
}

/** The first bytes of a file, as Latin 1, and how many it has. */
async function beginningOf(path: string, name: string): Promise<{ start: string; bytes: number }> {
  try {
    const file = await open(path, 'r')
    try {
      const stat = await file.stat()
      if (stat.isDirectory()) throw new ReliefError(`${name} is a folder. Name the files in it: ${join(path, '*.hgt')}`)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
      return { start: buffer.toString('latin1', 0, bytesRead), bytes: stat.size }
    } finally {
      await file.close()
    }
  } catch (error) {
    if (error instanceof ReliefError) throw error
    throw new ReliefError(`${name} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

function placeFor(directory: string): string {
  return join(directory, `${++count}.samples`)
}

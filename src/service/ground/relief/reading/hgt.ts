import { basename } from 'node:path'
import type { BBox } from '#contract/geometry.ts'
import { ReliefError } from '../relief-error.ts'
import { geographic, type HeightGrid } from './height-grid.ts'
import { SampleFile } from './sample-file.ts'

const VOID = -32_768
/** Nothing on land is lower or higher, in metres; such samples are errors of the radar. */
const [LOWEST, HIGHEST] = [-500, 9000]
const BYTES = 2
/** Samples along an edge by the resolution in arc seconds. */
const SIDES = [1201, 3601]

/** The sizes that a file of heights of one degree may have, in bytes. */
export function sideOfHgt(file: string, bytes: number): number {
  const side = SIDES.find((samples) => samples * samples * BYTES === bytes)
  if (side !== undefined) return side
  const sizes = SIDES.map((samples) => `${samples * samples * BYTES} (${samples} × ${samples} samples)`)
  throw new ReliefError(`${file} has ${bytes} bytes, where an .hgt file has ${sizes.join(' or ')}: fetch it again.`)
}

/** The south-western corner that the name of a file tells, as N42E001.hgt does. Throws a ReliefError. */
export function cornerOfHgt(file: string): readonly [lng: number, lat: number] {
  const [, ns, latitude, ew, longitude] =
    /(?:^|[^a-z0-9])([ns])(\d\d)([ew])(\d{3})(?![a-z0-9])/i.exec(basename(file)) ?? []
  const lat = Number(latitude) * (ns?.toUpperCase() === 'S' ? -1 : 1)
  const lng = Number(longitude) * (ew?.toUpperCase() === 'W' ? -1 : 1)
  if (lat >= -90 && lat < 90 && lng >= -180 && lng < 180) return [lng, lat]
  throw new ReliefError(
    `The name of ${file} does not tell its place: name it by its south-western corner, N42E001.hgt.`,
  )
}

/**
 * Heights of one degree as SRTM and NASADEM keep them: 3 or 1 arc second, big-endian, from the north, its edges shared
 * with the neighbours. `chunks` are the bytes, as many as `side` needs.
 */
export async function readHgt(
  file: string,
  side: number,
  chunks: AsyncIterable<Buffer>,
  path: string,
): Promise<HeightGrid> {
  const [west, south] = cornerOfHgt(file)
  const samples = new SampleFile(path, side, side)
  try {
    await fill(samples, chunks, file)
  } catch (error) {
    samples.close()
    throw error
  }
  const step = 1 / (side - 1)
  const bounds: BBox = [west, south, west + 1, south + 1]
  const georeference = geographic(west, south + 1, step, step)
  return { file, georeference, samples, resolution: step, bounds, credit: 'SRTM, NASA' }
}

async function fill(samples: SampleFile, chunks: AsyncIterable<Buffer>, file: string): Promise<void> {
  const { width, height } = samples
  let rest: Buffer = Buffer.alloc(0)
  let row = 0
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const rows = Math.min(height - row, Math.floor(bytes.length / (width * BYTES)))
    samples.write({ column: 0, row, width, height: rows }, heightsIn(bytes, rows * width))
    rest = bytes.subarray(rows * width * BYTES)
    row += rows
  }
  if (row < height || rest.length > 0) {
    throw new ReliefError(
      `${file} ended after row ${row} of ${height}: it is cut off or still growing. Fetch it again.`,
    )
  }
}

function heightsIn(bytes: Buffer, count: number): Float32Array {
  const heights = new Float32Array(count)
  for (let index = 0; index < count; index++) {
    const height = bytes.readInt16BE(index * BYTES)
    heights[index] = height === VOID || height < LOWEST || height > HIGHEST ? NaN : height
  }
  return heights
}

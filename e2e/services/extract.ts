import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BBox } from '../../src/contract/geometry.ts'
import { makeGround } from '../../src/service/ground/make-ground.ts'
import { laySideBySide } from '../../src/service/ground/testing/side-by-side.ts'

/** An extract of OpenStreetMap, and the heights of its degree, beside the project. */
const DIRECTORY = join(import.meta.dirname, '../../../shared/data/ground')
export const EXTRACT = join(DIRECTORY, 'andorra.osm.pbf')
export const HEIGHTS = join(DIRECTORY, 'N42E001.hgt.zip')
export const hasExtract = [EXTRACT, HEIGHTS].every((file) => existsSync(file))

/** How much of the extract is made, and how often it is laid side by side. */
interface Laid {
  readonly bbox?: BBox
  readonly columns?: number
  readonly rows?: number
}

/** Makes the ground of the extract, with its relief and heights, in a data directory, as an operator would. */
export async function makeExtractGround(dataDir: string, { bbox, columns = 1, rows = 1 }: Laid = {}): Promise<void> {
  const region = columns * rows === 1 ? EXTRACT : join(dataDir, 'laid.osm.pbf')
  await mkdir(dataDir, { recursive: true })
  if (region !== EXTRACT) await laySideBySide(EXTRACT, region, columns, rows)
  await makeGround({
    region,
    heights: [HEIGHTS],
    bbox: bbox ?? null,
    name: 'extract',
    title: 'Extract',
    revision: 'r1',
    directory: join(dataDir, 'maps'),
    onProgress: () => {},
  })
  if (region !== EXTRACT) await rm(region)
}

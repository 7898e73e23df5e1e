import { join } from 'node:path'
import { benchImport } from './import-bench.ts'
import { areaFeatures } from './made-areas.ts'
import type { Result } from './measure.ts'
import { writeFeatures } from './write-features.ts'

/** A data directory with so many made areas. */
export interface MadeStore {
  readonly areas: number
  readonly dataDir: string
}

const MOST_MEGABYTES = 1500

/** Imports so many made areas into a directory of its own under another, and tells what that cost. */
export async function madeStore(
  program: string,
  root: string,
  areas: number,
): Promise<{ readonly store: MadeStore; readonly results: readonly Result[] }> {
  const dataDir = join(root, String(areas))
  const file = `${dataDir}.geojson`
  await writeFeatures(file, areaFeatures(areas))
  const results = await benchImport(program, file, dataDir, MOST_MEGABYTES)
  return { store: { areas, dataDir }, results }
}

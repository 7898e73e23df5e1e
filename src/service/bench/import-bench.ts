import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Feature } from 'geojson'
import * as z from 'zod/mini'
import { eachPosition } from '#contract/geo/bounds.ts'
import { isGeometry } from '#contract/geometry.ts'
import { importFiles } from '../import/import-files.ts'
import { readFeatures } from '../import/reading/feature-file.ts'
import { openSqliteWriter } from '../store/sqlite/sqlite-writer.ts'
import { areaFeatures } from './made-areas.ts'
import { cpuMs, type Result } from './measure.ts'
import { writeFeatures } from './write-features.ts'

const Cost = z.object({ cpuMs: z.number(), megabytes: z.number() })

/**
 * Imports a file in a process of its own, so that its memory and its start count too, and leaves the data.
 * @param mostMegabytes the target of its memory
 */
export async function benchImport(
  program: string,
  file: string,
  dataDir: string,
  mostMegabytes: number,
): Promise<Result[]> {
  const cost = costOf(program, file, dataDir)
  const vertices = await verticesOf(file)
  return [
    {
      what: `Import of ${vertices.toLocaleString('en')} vertices, from file to commit`,
      values: [vertices / (cost.cpuMs / 1000)],
      unit: 'vertices per CPU second',
      target: { least: 120_000 },
    },
    { what: 'Import, most memory', values: [cost.megabytes], unit: 'MB', target: { most: mostMegabytes } },
  ]
}

const UNPLACED = 5000

/** The cost of importing made areas that name no country, against the cost of the same areas with their countries. */
export async function benchUnplaced(program: string, root: string): Promise<Result> {
  const cpuOf = async (name: string, features: Iterable<Feature>) => {
    const file = join(root, `${name}.geojson`)
    await writeFeatures(file, features)
    return costOf(program, file, join(root, name)).cpuMs
  }
  const placed = await cpuOf('placed', areaFeatures(UNPLACED))
  const unplaced = await cpuOf('unplaced', Array.from(areaFeatures(UNPLACED), withoutCountry))
  return {
    what: 'Import of areas that name no country, against one of the same that do',
    values: [unplaced / placed],
    unit: '×',
    target: { most: 2 },
  }
}

function withoutCountry({ properties, ...feature }: Feature): Feature {
  return { ...feature, properties: { ...properties, country_id: null } }
}

function costOf(program: string, file: string, dataDir: string): z.infer<typeof Cost> {
  const child = spawnSync(process.execPath, [program, 'import', file, dataDir], { encoding: 'utf8' })
  if (child.status !== 0) throw new Error(`The import failed: ${child.stderr}`)
  return Cost.parse(JSON.parse(child.stdout))
}

/** What the process of its own does: imports, and prints what it cost. */
export async function importAndTell(file: string, dataDir: string): Promise<void> {
  const writer = openSqliteWriter(dataDir)
  const options = { files: [file], kind: 'areas', mapping: null, timeZone: null, onProgress: () => {} } as const
  await importFiles(options, writer)
  await writer.close()
  console.log(JSON.stringify({ cpuMs: cpuMs(), megabytes: process.resourceUsage().maxRSS / 1024 }))
}

async function verticesOf(file: string): Promise<number> {
  let count = 0
  for await (const { geometry } of readFeatures(file, () => {})) {
    if (isGeometry(geometry)) eachPosition(geometry, () => count++)
  }
  return count
}

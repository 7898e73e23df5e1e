import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { areas, closures } from '../data.ts'
import * as crossing from '../features/here.ts'
import { hikeClosures } from '../features/hike.ts'
import { timelineClosures } from '../features/timeline.ts'
import { variedClosures } from '../features/varied.ts'
import { importFeatures, makeDemo } from './process.ts'

/** The data that services start with. */
export type Seed = 'demo' | 'plain' | 'varied' | 'crossing' | 'hike' | 'timeline'

/** Of the directory with a data directory for each seed; every worker is told. */
const VARIABLE = 'FIELDGATE_E2E_SEEDS'

/** Makes the data of all seeds, once for a run; resolves with what removes it. */
export async function makeSeeds(): Promise<() => Promise<void>> {
  const root = await mkdtemp(join(tmpdir(), 'fieldgate-seeds-'))
  process.env[VARIABLE] = root
  const directory = async (name: string) => {
    await mkdir(join(root, name))
    return join(root, name)
  }
  const onAreas = async () => {
    const base = await directory('areas')
    await importFeatures(base, { areas })
    for (const [seed, features] of Object.entries({
      plain: closures,
      varied: variedClosures,
      timeline: timelineClosures,
    })) {
      await cp(base, join(root, seed), { recursive: true })
      await importFeatures(join(root, seed), { closures: features })
    }
  }
  const others = async () => {
    await importFeatures(await directory('crossing'), crossing)
    await importFeatures(await directory('hike'), { closures: hikeClosures })
    await makeDemo(await directory('demo'))
  }
  await Promise.all([onAreas(), others()])
  return () => rm(root, { recursive: true, force: true })
}

/** The data directory of a seed, to be copied. */
export function dataOf(seed: Seed): string {
  const root = process.env[VARIABLE]
  if (root === undefined) throw new Error('The data of the tests has not been made.')
  return join(root, seed)
}

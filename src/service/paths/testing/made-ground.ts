import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BBox } from '#contract/geometry.ts'
import { makeGround } from '../../ground/make-ground.ts'
import { osmFile, type MadeBlock } from '../../ground/testing/write-osm.ts'
import { aDirectory } from '../../store/testing/store.ts'

/** Makes the ground of a made region as an operator would, in a folder of archives. */
export async function aGround(directory: string, block: MadeBlock, bounds: BBox, revision = 'r1'): Promise<void> {
  const region = join(aDirectory(), 'made.osm.pbf')
  writeFileSync(region, osmFile([block], bounds))
  const named = { name: 'made', title: 'Made', revision, directory }
  await makeGround({ region, heights: [], bbox: null, ...named, onProgress: () => {} })
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPmtiles } from '../maps/pmtiles/open-pmtiles.ts'
import { heightsName, reliefName, revisionsOf } from './archive-names.ts'

/**
 * Removes what was made of a region's heights at an earlier time, and of which nothing was made now: it would be shown
 * beside a ground that it may not fit. Returns the paths.
 */
export async function removeSlopes(
  directory: string,
  name: string,
  made: { readonly relief: unknown; readonly heights: unknown },
): Promise<readonly string[]> {
  const removed: string[] = []
  for (const [kind, of] of [
    ['relief', reliefName(name)],
    ['heights', heightsName(name)],
  ] as const) {
    for (const file of made[kind] === null ? revisionsOf(directory, of) : []) {
      const path = join(directory, file)
      if ((await kindOf(path)) !== kind) continue
      rmSync(path, { force: true })
      removed.push(path)
    }
  }
  return removed
}

/** What an archive says that it is; undefined where it does not, or cannot be read: such are not of ours. */
async function kindOf(path: string): Promise<string | undefined> {
  const archive = await openPmtiles(path).catch(() => null)
  await archive?.close()
  return archive?.facts.metadata.fieldgate?.kind
}

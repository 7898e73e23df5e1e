import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { makeFiles } from './data.ts'
import { packageVersions } from './sources.ts'

/** What an unfinished folder's name begins with. */
const DRAFT = 'draft-'
/** No build takes so long, in milliseconds: whose draft is older was interrupted. */
const LONGEST = 3_600_000
/** What the names of the files begin and end with on the disk. */
export const [PREFIX, SUFFIX] = ['basemap-', '.pbf']
/** What the form of the files depends on, beside the packages. */
const SOURCES = [
  'src/build/basemap',
  'src/contract/geo',
  'src/map/basemap/tiles/band.ts',
  'src/map/basemap/tiles/bands.ts',
  'src/contract/tiles/clip.ts',
]

/**
 * The paths of the basemap's files under the project's `root`, by their names. They are made first if the packages or
 * the code that makes them have changed since.
 */
export function basemapFiles(root: string): ReadonlyMap<string, string> {
  const folder = cachedFolder(join(root, '.cache/basemap'), keyOf(root), (draft) => {
    for (const [name, bytes] of makeFiles()) writeFileSync(join(draft, `${PREFIX}${name}${SUFFIX}`), bytes)
  })
  const names = readdirSync(folder).sort()
  return new Map(names.map((file) => [file.slice(PREFIX.length, -SUFFIX.length), join(folder, file)]))
}

/**
 * The folder in `cache` for a key, filled first if it is not there; those of other keys are then deleted. Several
 * processes may ask at once: each sees whole folders only.
 */
export function cachedFolder(cache: string, key: string, fill: (draft: string) => void): string {
  const folder = join(cache, key)
  mkdirSync(cache, { recursive: true })
  removeInterrupted(cache)
  if (existsSync(folder)) return folder
  const draft = mkdtempSync(join(cache, DRAFT))
  try {
    fill(draft)
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
  for (const name of readdirSync(cache)) {
    if (name !== key && !name.startsWith(DRAFT)) rmSync(join(cache, name), { recursive: true, force: true })
  }
  return folder
}

function removeInterrupted(cache: string): void {
  for (const name of readdirSync(cache).filter((file) => file.startsWith(DRAFT))) {
    const changed = statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity
    if (changed < Date.now() - LONGEST) rmSync(join(cache, name), { recursive: true, force: true })
  }
}

function keyOf(root: string): string {
  const hash = createHash('sha256').update(packageVersions().join())
  for (const file of SOURCES.flatMap((source) => filesIn(join(root, source)))) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (statSync(path).isFile()) return [path]
  const names = readdirSync(path).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  return names.sort().map((name) => join(path, name))
}

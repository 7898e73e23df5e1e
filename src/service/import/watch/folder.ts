import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

export interface Part {
  readonly name: string
  readonly size: number
  /** When it was last changed, in epoch milliseconds. */
  readonly changed: number
}

/** What is imported at once: a file, with those beside it that it cannot be read without. */
export interface FileSet {
  /** The file that is named to an import. */
  readonly name: string
  readonly parts: readonly Part[]
}

/** What a folder holds at one time. */
export interface Look {
  readonly sets: ReadonlyMap<string, FileSet>
  /** What is left alone, and why, by name. */
  readonly skipped: ReadonlyMap<string, string>
}

const UNFINISHED = /\.(part|partial|tmp|temp|crdownload|download|filepart|swp)$|^~|~$/i
/** The files of one shapefile: `parks.shp`, `parks.dbf`, `parks.shp.xml` … */
const OF_SHAPEFILE = /^(.+?)\.(shp\.xml|shp|dbf|prj|shx|cpg|sbn|sbx|qix|qpj|qmd|fix)$/i
/** What lies beside a GeoPackage while a program has it open. */
const OPEN_DATABASE = /^(.+)-(wal|shm|journal)$/i

/** Looks into a folder, without going into those within it and without following links. Throws where it cannot be read. */
export async function lookInto(directory: string): Promise<Look> {
  const skipped = new Map<string, string>()
  const parts: Part[] = []
  for (const name of (await readdir(directory)).toSorted()) {
    const found = await lstat(join(directory, name)).catch(() => null)
    if (found === null) continue
    const why = leftAlone(name, found)
    if (why === null) parts.push({ name, size: found.size, changed: found.mtimeMs })
    else skipped.set(name, why)
  }
  const sets = new Map<string, FileSet>()
  for (const stem of new Set(parts.map(({ name }) => stemOf(name)))) {
    const together = parts.filter(({ name }) => stemOf(name) === stem)
    const set = setOf(together)
    const first = together[0]?.name ?? stem
    const link = [...skipped.keys()].find((name) => stemOf(name) === stem)
    if (typeof set === 'string') skipped.set(first, set)
    else if (link !== undefined) skipped.set(set.name, `${link} belongs to it and is left alone`)
    else sets.set(set.name, set)
  }
  return { sets, skipped }
}

interface Kind {
  isFile(): boolean
  isDirectory(): boolean
  isSymbolicLink(): boolean
}

function leftAlone(name: string, kind: Kind): string | null {
  if (kind.isSymbolicLink()) return 'it is a link'
  if (kind.isDirectory()) return 'it is a folder'
  if (!kind.isFile()) return 'it is no file'
  if (name.startsWith('.')) return 'it is hidden'
  return UNFINISHED.test(name) ? 'by its name it is not finished' : null
}

/** What files that belong together have in common. */
function stemOf(name: string): string {
  const [, shapefile] = OF_SHAPEFILE.exec(name) ?? []
  if (shapefile !== undefined) return `${shapefile.toLowerCase()}.shp`
  return OPEN_DATABASE.exec(name)?.[1] ?? name
}

/** The set that some files make, or what it waits for. */
function setOf(parts: readonly Part[]): FileSet | string {
  const ending = (end: RegExp) => parts.find(({ name }) => end.test(name))
  const first = parts[0]
  if (parts.some(({ name }) => OPEN_DATABASE.test(name))) return 'a program has it open'
  if (first === undefined || !OF_SHAPEFILE.test(first.name)) return { name: first?.name ?? '', parts }
  const shapes = ending(/\.shp$/i)
  if (shapes === undefined) return 'it waits for its .shp'
  return ending(/\.dbf$/i) === undefined ? 'it waits for its .dbf' : { name: shapes.name, parts }
}

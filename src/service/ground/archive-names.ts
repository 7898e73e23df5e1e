import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { GroundError } from './osm/ground-error.ts'

/** What the archives beside that of a region end with; names have at most 40 characters. */
const ENDINGS = { shading: '-relief', heights: '-heights' }
const MOST = 40 - ENDINGS.heights.length

/** The name of a region’s archive, by what was said or by the name of its file. Throws a GroundError. */
export function archiveName(said: string | undefined, file: string): string {
  const name = said ?? nameOfFile(file)
  if (!/^[a-z0-9-]+$/.test(name) || name.length > MOST) {
    throw new GroundError(`“${name}” cannot be a name: say one of a-z, 0-9 and -, at most ${MOST} long, after --name.`)
  }
  for (const [what, ending] of Object.entries(ENDINGS)) {
    if (name.endsWith(ending)) throw new GroundError(`“${name}” cannot be a name: ${ending} is for the ${what}.`)
  }
  return name
}

/** `andorra` for `andorra-latest.osm.pbf` and `andorra-260101.osm.pbf`. */
function nameOfFile(file: string): string {
  return basename(file)
    .replace(/(\.osm)?(\.pbf)?$/i, '')
    .toLowerCase()
    .replace(/[-_](latest|\d{6,8})$/, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, MOST)
}

/** What people call a region, by the name of its archive: “Alto Adige” for `alto-adige`. */
export function titleOf(name: string): string {
  return name.replaceAll('-', ' ').replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase())
}

/** A revision that no other archive has, and that sorts behind those made before. */
export function revisionAt(now: number): string {
  return Math.floor(now / 1000).toString(36) + randomBytes(4).toString('hex')
}

/** The name of the archive with the shading of a region. */
export function reliefName(name: string): string {
  return name + ENDINGS.shading
}

/** The name of the archive with the heights of a region themselves. */
export function heightsName(name: string): string {
  return name + ENDINGS.heights
}

export function archiveFile(name: string, revision: string): string {
  return `${name}.${revision}.pmtiles`
}

/** Removes other revisions of an archive that were made here. */
export function removeOlder(directory: string, name: string, revision: string): void {
  const kept = archiveFile(name, revision)
  for (const file of revisionsOf(directory, name)) if (file !== kept) rmSync(join(directory, file), { force: true })
}

/** The files of an archive that tell a revision; those without one are the operator’s own. */
export function revisionsOf(directory: string, name: string): readonly string[] {
  return readdirSync(directory).filter((file) => {
    const [ofName, revision = '', ending, more] = file.split('.')
    return ofName === name && ending === 'pmtiles' && more === undefined && /^[0-9a-z]{1,32}$/.test(revision)
  })
}

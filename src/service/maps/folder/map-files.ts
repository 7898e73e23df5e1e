import { createHash } from 'node:crypto'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { MapError, UnreadyError } from '../files/map-error.ts'
import { mapNameOf, type MapName } from './map-name.ts'

/** A file that may be an archive, as it lies in the folder. */
export interface FoundMap {
  readonly name: string
  readonly revision: string
  readonly kind: MapName['kind']
  readonly path: string
  /** Changes whenever the file does. */
  readonly state: string
  /** When it was last changed, in nanoseconds since the epoch. */
  readonly changed: bigint
}

/** What lies in a folder: archives, and by their paths files that cannot be used, with the reason. */
export interface FoundMaps {
  readonly maps: readonly FoundMap[]
  readonly refused: ReadonlyMap<string, MapError>
}

/** Looks into a folder, of which no link is followed. A folder that is not there is empty. */
export async function findMaps(directory: string): Promise<FoundMaps> {
  const maps: FoundMap[] = []
  const refused = new Map<string, MapError>()
  try {
    for (const file of await filesIn(directory)) {
      const path = join(directory, file)
      try {
        const found = await mapAt(path, mapNameOf(file))
        if (found !== null) maps.push(found)
      } catch (error) {
        refused.set(path, asMapError(error))
      }
    }
  } catch (error) {
    refused.set(directory, asMapError(error))
  }
  return { maps: maps.toSorted(newestFirst), refused }
}

async function filesIn(directory: string): Promise<readonly string[]> {
  const stats = await lstat(directory).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (stats === null) return []
  if (stats.isDirectory()) return readdir(directory)
  throw new MapError(
    'it is no folder, and links are not followed. Make a folder of that name and put the archives there',
  )
}

async function mapAt(path: string, named: MapName | null): Promise<FoundMap | null> {
  if (named === null) return null
  const stats = await lstat(path, { bigint: true })
  if (!stats.isFile()) {
    throw new MapError('it is a link, a folder or something else than a file. Put the archive itself there')
  }
  const { mtimeNs, size, ino } = stats
  const revision = named.revision ?? revisionOf(`${mtimeNs} ${size}`)
  return { ...named, revision, path, state: `${mtimeNs} ${size} ${ino}`, changed: mtimeNs }
}

/** A revision for a file whose name says none: the same on each machine to which it was copied with its time. */
function revisionOf(state: string): string {
  return createHash('sha256').update(state).digest('hex').slice(0, 12)
}

function newestFirst(a: FoundMap, b: FoundMap): number {
  if (a.changed !== b.changed) return a.changed > b.changed ? -1 : 1
  return a.revision > b.revision ? -1 : 1
}

/** What is to be said of an error that a file is to blame for. */
export function asMapError(error: unknown): MapError {
  if (error instanceof MapError) return error
  const [code, reason] = [codeOf(error), error instanceof Error ? error.message : String(error)]
  if (code === 'EACCES' || code === 'EPERM') {
    return new UnreadyError('the service has no right to read it. Give it that right (chmod, chown)')
  }
  if (code === 'ELOOP') return new MapError('it is a link, and links are not followed. Put the archive itself there')
  return new UnreadyError(`it cannot be read: ${reason}`)
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

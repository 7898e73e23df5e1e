import { MAX_ARCHIVES } from '../files/limits.ts'
import { MapError, UnreadyError } from '../files/map-error.ts'
import { openMbtiles } from '../mbtiles/open-mbtiles.ts'
import { openPmtiles } from '../pmtiles/open-pmtiles.ts'
import { asMapError, findMaps, type FoundMap } from './map-files.ts'
import { Complaints } from './complaints.ts'
import type { ToldGround } from './ground.ts'
import { OpenMap } from './open-map.ts'

export interface MapFolderOptions {
  /** Takes a line about an archive that cannot be used. */
  readonly log: (line: string) => void
  /** For how long it is not looked into again, in milliseconds; 2000 unless said. */
  readonly restMs?: number
}

const REST_MS = 2000
const OPENERS = { pmtiles: openPmtiles, mbtiles: openMbtiles }

/**
 * The archives of tiles in a folder: of each name the newest that can be read. It is looked into when something is asked,
 * and not more often than now and then.
 */
export class MapFolder {
  readonly #directory: string
  readonly #restMs: number
  readonly #complaints: Complaints
  /** By path, with the state that the file was in: it is opened again only when that has changed. */
  readonly #failures = new Map<string, { readonly state: string; readonly error: MapError }>()
  /** By name. */
  #maps: ReadonlyMap<string, OpenMap> = new Map()
  #lookedAt = -Infinity
  #looking: Promise<void> | null = null

  constructor(directory: string, { log, restMs = REST_MS }: MapFolderOptions) {
    this.#directory = directory
    this.#restMs = restMs
    this.#complaints = new Complaints(log)
  }

  /** What the app is told: the archives that it can draw or read, by their names. */
  async grounds(): Promise<readonly ToldGround[]> {
    await this.look()
    const maps = [...this.#maps.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    return maps.map(({ ground }) => ground).filter((ground) => ground !== null)
  }

  /** The archive of a name in a revision, open until its `release` is called; null where it is not the current one. */
  async borrow(name: string, revision: string): Promise<OpenMap | null> {
    const known = this.#maps.get(name)
    // A map that is at work is not kept waiting.
    if (known?.revision === revision) void this.look()
    else await this.look()
    const map = this.#maps.get(name)
    return map?.revision === revision && map.borrow() ? map : null
  }

  /** The current revision of a name's archive; null where there is none. */
  revisionOf(name: string): string | null {
    return this.#maps.get(name)?.revision ?? null
  }

  /** All archives as they are now, each open until its `release` is called. */
  async borrowAll(): Promise<readonly OpenMap[]> {
    await this.look()
    return [...this.#maps.values()].filter((map) => map.borrow()).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  }

  /** Tells the log, once, what is wrong with an archive that is in use. */
  complain(map: OpenMap, error: MapError): void {
    this.#complaints.tell(map.path, `cannot be read in part: ${error.message}`)
  }

  /** Looks whether archives have come, changed or gone, unless it has been looked just now. */
  look(): Promise<void> {
    if (performance.now() - this.#lookedAt < this.#restMs) return Promise.resolve()
    return (this.#looking ??= this.#lookNow().finally(() => {
      this.#lookedAt = performance.now()
      this.#looking = null
    }))
  }

  /** Closes all archives, each when nothing is read from it any more. */
  async close(): Promise<void> {
    await this.#looking
    for (const map of this.#maps.values()) map.release()
    this.#maps = new Map()
  }

  async #lookNow(): Promise<void> {
    const { maps, refused } = await findMaps(this.#directory)
    const next = new Map<string, OpenMap>()
    const bad = new Map([...refused].map(([path, { message }]) => [path, `is left out: ${message}`]))
    for (const found of maps) {
      if (next.has(found.name)) continue
      const opened = await this.#open(found, next.size)
      if (opened instanceof MapError) bad.set(found.path, `is left out: ${opened.message}`)
      else {
        next.set(found.name, opened)
        if (opened.problem !== null) bad.set(found.path, `is not shown: ${opened.problem.message}`)
      }
    }
    for (const [name, map] of this.#maps) if (next.get(name) !== map) map.release()
    this.#maps = next
    this.#complaints.replace(bad)
  }

  /** The archive of a file as it is now: the one that is open already, or else a new one; or why there is none. */
  async #open(found: FoundMap, count: number): Promise<OpenMap | MapError> {
    const known = this.#maps.get(found.name)
    if (known?.path === found.path && known.state === found.state) return known
    if (count >= MAX_ARCHIVES) return new MapError(`there are more than ${MAX_ARCHIVES} archives. Remove some`)
    const failed = this.#failures.get(found.path)
    if (failed?.state === found.state) return failed.error
    try {
      const map = new OpenMap(found, await OPENERS[found.kind](found.path))
      this.#failures.delete(found.path)
      return map
    } catch (error) {
      const failure = asMapError(error)
      if (!(failure instanceof UnreadyError)) this.#failures.set(found.path, { state: found.state, error: failure })
      return failure
    }
  }
}

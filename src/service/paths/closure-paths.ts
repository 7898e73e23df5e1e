import { createHash } from 'node:crypto'
import { outlineOf } from '#contract/geo/outline.ts'
import { MapError } from '../maps/files/map-error.ts'
import type { MapFolder } from '../maps/folder/map-folder.ts'
import type { OpenMap } from '../maps/folder/open-map.ts'
import type { KnownPaths } from '../output/served/served-closures.ts'
import type { Store } from '../store/domain/store.ts'
import { Turns } from '../store/domain/turns.ts'
import { closuresWithin, type ClosureShape } from './closures-within.ts'
import { pathsWithin } from './paths-within.ts'
import { WayArchive } from './way-archive.ts'

export interface ClosurePathsOptions {
  readonly store: Store
  readonly maps: MapFolder
  /** The present in epoch milliseconds. */
  readonly now: () => number
  /** Takes a line about what went wrong. */
  readonly log: (line: string) => void
}

/** What was found of a closure: for which shape on which archives, and as JSON. */
interface Found {
  readonly key: string
  readonly paths: string | null
}

/** What was found is told after so many milliseconds, then after twice as many: each time answers are made anew. */
const FIRST_TELLING_MS = 500
const REST_AFTER_FAILURE_MS = 60_000

/**
 * The paths within all closures on the ground, found out in the background and kept in memory. They follow from the archives of this
 * one service and are found again within minutes, so that neither the database nor the disk has to know them.
 */
export class ClosurePaths implements KnownPaths {
  readonly #options: ClosurePathsOptions
  readonly #found = new Map<string, Found>()
  #isOffered = false
  #told = 0
  /** Of which data and archives all is known. */
  #done = ''
  #work: Promise<void> | null = null
  #restUntil = -Infinity
  #isClosed = false

  constructor(options: ClosurePathsOptions) {
    this.#options = options
  }

  get isOffered(): boolean {
    return this.#isOffered
  }

  get revision(): string {
    return `${this.#told}`
  }

  of(uuid: string): string | null {
    return this.#found.get(uuid)?.paths ?? null
  }

  /** Finds out what is new, where something is; nobody waits for it. `revision`: that of the store. */
  follow(revision: string): void {
    if (this.#work !== null || this.#isClosed || performance.now() < this.#restUntil) return
    this.#work = this.#catchUp(revision)
      .catch((error: unknown) => {
        this.#restUntil = performance.now() + REST_AFTER_FAILURE_MS
        this.#options.log(`The paths within closures are not known: ${String(error)}`)
      })
      .finally(() => (this.#work = null))
  }

  /** Ends what is at work. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#work
  }

  async #catchUp(revision: string): Promise<void> {
    const maps = await this.#options.maps.borrowAll()
    try {
      const shown = maps.flatMap((map) => {
        const archive = WayArchive.of(map)
        return archive === null ? [] : [{ map, archive }]
      })
      const grounds = shown.map(({ map }) => `${map.name} ${map.revision} ${map.state}`).join('\n')
      const key = `${revision}\n${grounds}`
      if (key === this.#done) return
      if (this.#isOffered !== shown.length > 0) this.#told++
      this.#isOffered = shown.length > 0
      await this.#findAll(shown, grounds)
      if (!this.#isClosed) this.#done = key
    } finally {
      for (const map of maps) map.release()
    }
  }

  async #findAll(shown: readonly Shown[], grounds: string): Promise<void> {
    const { store, now } = this.#options
    const telling = new Telling(() => this.#told++)
    const turns = new Turns()
    const seen = new Set<string>()
    for (const { archive } of shown) {
      for await (const closure of closuresWithin(store, archive.bounds, now())) {
        if (this.#isClosed) return
        if (seen.has(closure.uuid)) continue
        seen.add(closure.uuid)
        const key = createHash('sha256').update(grounds).update(closure.text).digest('base64')
        if (this.#found.get(closure.uuid)?.key !== key) {
          this.#found.set(closure.uuid, { key, paths: await this.#find(closure, shown, turns) })
          telling.isNew()
        }
        await turns.pass()
      }
    }
    for (const uuid of this.#found.keys()) if (!seen.has(uuid)) this.#found.delete(uuid)
    telling.end()
  }

  async #find({ geometry }: ClosureShape, shown: readonly Shown[], turns: Turns): Promise<string | null> {
    if (geometry === null) return null
    try {
      const archives = shown.map(({ archive }) => archive)
      const paths = await pathsWithin(outlineOf(geometry), archives, turns)
      return paths === null ? null : JSON.stringify(paths)
    } catch (error) {
      if (!(error instanceof MapError)) throw error
      for (const { map, archive } of shown) if (archive.isDamaged) this.#options.maps.complain(map, error)
      return null
    }
  }
}

interface Shown {
  readonly map: OpenMap
  readonly archive: WayArchive
}

/** Tells what is new now and then, and more seldom as time goes on. */
class Telling {
  readonly #tell: () => void
  #wait = FIRST_TELLING_MS
  #last = performance.now()
  #isDue = false

  constructor(tell: () => void) {
    this.#tell = tell
  }

  isNew(): void {
    this.#isDue = true
    if (performance.now() - this.#last < this.#wait) return
    this.end()
    this.#wait *= 2
  }

  end(): void {
    if (this.#isDue) this.#tell()
    this.#isDue = false
    this.#last = performance.now()
  }
}

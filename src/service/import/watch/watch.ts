import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspect } from 'node:util'
import { LimitError } from '../../intake/limits.ts'
import { StoreError } from '../../store/domain/errors.ts'
import { ImportError } from '../reading/input/import-error.ts'
import { reportLines, type ImportReport } from '../report.ts'
import { lookInto, type FileSet, type Look } from './folder.ts'
import { fingerprint, type Imported } from './imported.ts'

export interface Watching {
  readonly directory: string
  /** A file has settled when it is the same for so long. */
  readonly pauseMs: number
  readonly imported: Imported
  /** All that tells how files are read and where they go: with other options, a file is imported again. */
  readonly way: string
  readonly importFile: (path: string) => Promise<WatchedImport>
  readonly say: (lines: readonly string[]) => void
  /** Ends the watching, after the file that is being imported. */
  readonly signal: AbortSignal
}

/** What came of a file, and the edition of the store since. */
export interface WatchedImport {
  readonly report: ImportReport
  readonly edition: string | null
}

/** The store is asked again after so long where it could not be written to. */
const RETRY_MS = 60_000

/**
 * Imports each file that lies in a folder or comes into it, once it has settled, and again when its content has changed.
 * By looking again and again, since network drives report no changes. What fails is told, and tried again when it has
 * changed. A file that vanishes deletes nothing. Returns when the signal says so.
 */
export async function watch(watching: Watching): Promise<void> {
  const { directory, pauseMs, say, signal } = watching
  const folder = new WatchedFolder(watching)
  let trouble = ''
  while (!signal.aborted) {
    let wait = pauseMs / 2
    try {
      const look = await lookInto(directory)
      if (trouble !== '') say([`${directory} can be read again`])
      trouble = ''
      const next = await folder.take(look)
      if (next !== 'wait') wait = next === 'look again' ? 0 : RETRY_MS
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      if (trouble !== error.message) say([`${directory} cannot be read now, and is tried again: ${error.message}`])
      trouble = error.message
    }
    await sleep(wait, undefined, { signal }).catch(() => null)
  }
}

/** A set as it was found, and since when, in milliseconds of a clock that is never set. */
interface Known {
  readonly state: string
  readonly since: number
  /** Whether it needs no more until it changes. */
  isDone: boolean
}

/** What is known of a folder between two looks. */
class WatchedFolder {
  readonly #watching: Watching
  #known = new Map<string, Known>()
  #skipped: Look['skipped'] = new Map()

  constructor(watching: Watching) {
    this.#watching = watching
  }

  /** Imports the first that has settled, after which the folder may be another. */
  async take({ sets, skipped }: Look): Promise<'wait' | 'look again' | 'store fails'> {
    this.#tellSkipped(skipped)
    this.#tellVanished({ sets, skipped })
    this.#skipped = skipped
    const now = performance.now()
    this.#known = new Map([...sets].map(([name, set]) => [name, this.#knownOf(set, now)]))
    for (const name of this.#watching.imported.inOrder(sets.keys())) {
      const [set, known] = [sets.get(name), this.#known.get(name)]
      if (set === undefined || known === undefined || known.isDone || now - known.since < this.#watching.pauseMs)
        continue
      known.isDone = await this.#take(set)
      return known.isDone ? 'look again' : 'store fails'
    }
    return 'wait'
  }

  #knownOf({ name, parts }: FileSet, now: number): Known {
    const state = JSON.stringify(parts)
    const before = this.#known.get(name)
    return before?.state === state ? before : { state, since: now, isDone: false }
  }

  #tellSkipped(skipped: Look['skipped']): void {
    for (const [name, why] of skipped) {
      if (this.#skipped.get(name) !== why) this.#watching.say([`${name}: left alone, as ${why}`])
    }
  }

  #tellVanished({ sets, skipped }: Look): void {
    for (const [name, { isDone }] of this.#known) {
      if (sets.has(name) || skipped.has(name)) continue
      const told = isDone ? 'nothing is deleted, and what it brought stays' : 'it was not imported'
      this.#watching.say([`${name}: has gone; ${told}`])
    }
  }

  /** Imports a set and tells what came of it; false where the store is to blame. */
  async #take(set: FileSet): Promise<boolean> {
    const { directory, imported, way, importFile, say } = this.#watching
    try {
      const print = await fingerprint(directory, set, way)
      if (await imported.has(set.name, print)) {
        say([`${set.name}: has been imported before as it is`])
        return true
      }
      say([`${set.name}: is being imported`])
      const { report, edition } = await importFile(join(directory, set.name))
      const isIn = report.outcome === 'imported'
      say([`${set.name}: ${isIn ? 'imported' : 'not imported'}`, ...reportLines(report)])
      if (isIn) await imported.add(set.name, print, edition)
      return true
    } catch (error) {
      const isStore = error instanceof StoreError
      say([`${set.name}: not imported: ${messageOf(error)}`, ...(isStore ? ['It is tried again in a minute.'] : [])])
      return !isStore
    }
  }
}

function messageOf(error: unknown): string {
  const isForOperators =
    error instanceof ImportError ||
    error instanceof LimitError ||
    error instanceof StoreError ||
    (error instanceof Error && 'syscall' in error)
  return isForOperators ? error.message : inspect(error)
}

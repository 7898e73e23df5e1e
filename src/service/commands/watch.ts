import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ImportError } from '../import/reading/input/import-error.ts'
import { saveReport } from '../import/save-report.ts'
import { Imported, type EditionsThere } from '../import/watch/imported.ts'
import { watch, type WatchedImport } from '../import/watch/watch.ts'

export interface WatchOptions {
  readonly directory: string
  /** Seconds, as they were written. */
  readonly settle: string
  /** The folder for a report of each import; null for none. */
  readonly reports: string | null
  readonly dataDir: string
  /** All that tells how files are read and where they go. */
  readonly way: string
  readonly editionsThere: EditionsThere
  readonly importFile: (path: string) => Promise<WatchedImport>
}

const LONGEST_S = 3600

/** What cannot be said beside `--watch`, and why. */
const REFUSED = [
  ['full', 'a file that comes later would be taken for one that has gone'],
  ['undo', 'undo first, then watch'],
  ['dry-run', 'it is there to import'],
  ['preview', 'a preview is of a trial, and this imports'],
  ['save-mapping', 'save it from one file first, without --watch'],
] as const

/** Throws an ImportError for options that go with `--watch` alone, or not with it. */
export function checkWatchOptions(values: Readonly<Record<string, unknown>>, files: readonly string[]): void {
  if (values['watch'] === undefined) {
    if (values['settle'] !== undefined) throw new ImportError('--settle goes with --watch FOLDER.')
    return
  }
  if (files.length > 0) throw new ImportError(`Say --watch FOLDER or files, not both: ${files.join(', ')}.`)
  for (const [option, why] of REFUSED) {
    if (values[option] !== undefined && values[option] !== false) {
      throw new ImportError(`--${option} does not go with --watch: ${why}.`)
    }
  }
}

/** Watches a folder until the process is told to end; a second time ends it at once, and rolls back. Throws an ImportError. */
export async function watchFolder(options: WatchOptions): Promise<void> {
  const { dataDir, reports, settle, way, editionsThere, importFile } = options
  const directory = resolve(options.directory)
  checkFolder('--watch', options.directory)
  if (reports !== null) checkFolder('--report', reports)
  if (reports !== null && resolve(reports) === directory) {
    throw new ImportError(`--report ${reports}: reports would be imported. Say another folder than that of --watch.`)
  }
  const seconds = Number(settle)
  if (!(seconds > 0 && seconds <= LONGEST_S)) {
    throw new ImportError(`--settle ${settle}: say seconds, up to ${LONGEST_S}.`)
  }
  const name = createHash('sha256').update(directory).digest('hex').slice(0, 16)
  const imported = await Imported.open(join(dataDir, 'watched', `${name}.json`), editionsThere)
  say([`Watching ${directory}. Files are imported once they have not changed for ${seconds} s. Ctrl+C ends.`])
  await watch({
    directory,
    pauseMs: seconds * 1000,
    imported,
    way,
    say,
    signal: endingSignal(),
    importFile: async (path) => {
      const done = await importFile(path)
      if (reports !== null) await saveReport(join(reports, reportName(path)), done.report)
      return done
    },
  })
  say(['Ended.'])
}

function checkFolder(option: string, path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() !== true) throw new ImportError(`${option} ${path}: there is no such folder.`)
}

/** `parks.geojson-2026-11-23T09-00-00-000Z.json`: by when it was written, and so never one that is there. */
function reportName(path: string): string {
  const [file = ''] = path.split(/[\\/]/).slice(-1)
  return `${file}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`
}

function endingSignal(): AbortSignal {
  const ending = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      say([
        'Ending, after the file that is being imported if one is; once more ends at once, and imports nothing of it.',
      ])
      ending.abort()
    })
  }
  return ending.signal
}

/** Writes a line with its time, and under it those that belong to it. */
function say([first = '', ...others]: readonly string[]): void {
  console.log([`${new Date().toISOString()} ${first}`, ...others.map((line) => `  ${line}`)].join('\n'))
}

import { join } from 'node:path'
import { keysOf } from '#contract/keys.ts'
import { isInvented } from '../store/domain/invented.ts'
import type { Store } from '../store/domain/store.ts'
import { writeCsv } from './csv.ts'
import { ExportError } from './export-error.ts'
import type { About, Job, WriteExport } from './format.ts'
import { writeFlatgeobuf } from './flatgeobuf/flatgeobuf.ts'
import { writeGeojson, writeGeojsonLines } from './geojson.ts'
import { fillFile } from '../archive/growing-file.ts'
import { inOneState } from './one-state.ts'
import { writePmtiles } from './pmtiles/pmtiles.ts'
import type { OnRecords } from './record-pages.ts'
import { select, type Kind } from './selection.ts'
import { deliver, type Target } from './target.ts'

const WRITERS = {
  geojson: writeGeojson,
  geojsonl: writeGeojsonLines,
  flatgeobuf: writeFlatgeobuf,
  csv: writeCsv,
  pmtiles: writePmtiles,
} as const satisfies Record<string, WriteExport>

export const FORMATS = keysOf(WRITERS)
export type ExportFormat = keyof typeof WRITERS

export interface ExportRequest extends Pick<Job, 'wkt' | 'maxZoom'> {
  readonly format: ExportFormat
  readonly kind: Kind
  /** Parameters of the interface's list, which narrow the selection. */
  readonly where: URLSearchParams
  /** What the service is called. */
  readonly service: string
  /** Decides each closure's status: epoch milliseconds. */
  readonly now: number
  readonly onProgress: OnRecords
  /** Told that the data has changed, so that the export begins again. */
  readonly onChange: () => void
}

export interface Exported {
  /** How many records, or tiles. */
  readonly written: number
  readonly demo: boolean
}

/**
 * Delivers what is in a store in a format, as one state of it, in memory that does not grow with it. Throws an
 * ExportError where that cannot be done.
 */
export async function runExport(store: Store, request: ExportRequest, target: Target): Promise<Exported> {
  const write: WriteExport = WRITERS[request.format]
  return deliver(target, (directory) => {
    const path = join(directory, 'export')
    const attempt = (check: Job['check']) =>
      fillFile(path, async (file) => {
        const job = await jobOf(store, request, directory, check)
        return { path, written: await write(job, file), demo: job.about.demo }
      })
    return inOneState(store, attempt, request.onChange)
  })
}

async function jobOf(store: Store, request: ExportRequest, directory: string, check: Job['check']): Promise<Job> {
  const { kind, where, service, now, wkt, maxZoom, onProgress } = request
  const selection = await select(store, kind, where, now)
  const about = await aboutOf(store, service)
  return { store, selection, about, wkt, maxZoom, directory, check, onProgress }
}

async function aboutOf(store: Store, service: string): Promise<About> {
  const state = await store.state()
  const { updatedAt } = state
  if (updatedAt === null) throw new ExportError('The store is empty: there is nothing to export.')
  return { service, demo: isInvented(state), updatedAt, licences: await store.listLicences() }
}

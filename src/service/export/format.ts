import type { Licence } from '#contract/records/lookups.ts'
import type { Store } from '../store/domain/store.ts'
import type { GrowingFile } from '../archive/growing-file.ts'
import type { CheckState } from './one-state.ts'
import type { OnRecords } from './record-pages.ts'
import type { Selection } from './selection.ts'

/** What an export says of itself. */
export interface About {
  /** What the service is called. */
  readonly service: string
  /** Whether the records are demonstration data. */
  readonly demo: boolean
  /** When the data last changed, RFC 3339. */
  readonly updatedAt: string
  readonly licences: readonly Licence[]
}

/** An export at work. */
export interface Job {
  readonly store: Store
  readonly selection: Selection
  readonly about: About
  /** Whether a table holds geometries. */
  readonly wkt: boolean
  /** The last zoom of tiles. */
  readonly maxZoom: number
  /** Where files can be put that go with the export. */
  readonly directory: string
  readonly check: CheckState
  /** Called now and then with how many records are done, and of how many. */
  readonly onProgress: OnRecords
}

/** Writes an export into a file; returns how many records, or tiles, it holds. */
export type WriteExport = (job: Job, file: GrowingFile) => Promise<number>

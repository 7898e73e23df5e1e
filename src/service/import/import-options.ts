import type { RecordChange } from '../store/domain/last-imports.ts'
import type { Mapping, MappingKind } from './mapping/mapping.ts'
import type { Limits } from './reading/input/limits.ts'
import type { Stated } from './stated/stated.ts'

export interface ImportOptions {
  readonly files: readonly string[]
  /** Null: told by what is in the files. */
  readonly kind: MappingKind | null
  /** For all files; null chooses one for each. */
  readonly mapping: Mapping | null
  /** The source that all records belong to, by its name or key; null leaves it to the mapping or the records. */
  readonly source?: string | null
  /** What the operator says of the records; nothing unless given. */
  readonly stated?: Stated
  /** The operator's time zone, for closures without a place; null where there is none. */
  readonly timeZone: string | null
  /** Do everything but write: for a look at what would come of it. */
  readonly dryRun?: boolean
  /** The files are all that their source has: what came from it before, and is in none of them, is deleted. */
  readonly full?: boolean
  /** Told in a trial, before it is undone, what it has changed. */
  readonly onTried?: (changes: AsyncIterable<RecordChange>) => Promise<void>
  /** Delete even most or all of a source's records; take in records that seem to belong to another source. */
  readonly force?: boolean
  /** Take in what is good of closures where some are refused; areas are always taken in so. */
  readonly skipBad?: boolean
  /** The instant at which seasons of every year are counted; now unless given. */
  readonly now?: number
  /** How far files may go; as usual unless given. */
  readonly limits?: Limits
  /** Told now and then how far the import has come. */
  readonly onProgress: (progress: ImportProgress) => void
}

/** The options, once it is known what is in the files. */
export type ToldOptions = ImportOptions & { readonly kind: MappingKind }

export interface ImportProgress {
  /** Half of them are for reading, half for writing. */
  readonly bytes: number
  readonly totalBytes: number
  readonly records: number
}

/** What closures of a file have where they do not say so. */
export function unsaidIn(path: string, options: Pick<ImportOptions, 'source' | 'timeZone' | 'now'>) {
  const { source = null, timeZone, now = Date.now() } = options
  return { timeZone, source, path, now }
}

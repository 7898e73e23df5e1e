import type { Mapping, MappingKind } from './mapping/mapping.ts'

export interface ImportOptions {
  readonly files: readonly string[]
  readonly kind: MappingKind
  /** For all files; null chooses one for each. */
  readonly mapping: Mapping | null
  /** The operator's time zone, for closures without a place; null where there is none. */
  readonly timeZone: string | null
  /** Told now and then how far the import has come. */
  readonly onProgress: (progress: ImportProgress) => void
}

export interface ImportProgress {
  readonly bytes: number
  readonly totalBytes: number
  readonly records: number
}

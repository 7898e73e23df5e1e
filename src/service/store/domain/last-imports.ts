import type { Imported } from './origins.ts'
import type { AreaInput, ClosureInput } from './inputs.ts'

/** The last import of a source that changed something. */
export interface LastImport {
  readonly id: number
  readonly kind: Imported
  /** The key of the source. */
  readonly source: string
  /** When it was committed, RFC 3339. */
  readonly at: string
  /** How many records it added, changed and removed. */
  readonly added: number
  readonly changed: number
  readonly removed: number
  /** When it was taken back, RFC 3339; null where it was not. */
  readonly undoneAt: string | null
}

/** A record that is not any more as an import left it. */
export interface ChangedSince {
  readonly uuid: string | null
  readonly name: string | null
  /** The source that it belongs to now; null where none is known, or it is not there. */
  readonly source: string | null
  readonly isThere: boolean
}

/** What becomes of a record by an import: what it was and what it is; null where it was not, or is no more. */
export type RecordChange =
  | ({ readonly kind: 'area' } & Change<AreaInput>)
  | ({ readonly kind: 'closure' } & Change<ClosureInput>)

interface Change<T> {
  readonly fate: 'added' | 'changed' | 'removed'
  readonly was: T | null
  readonly now: T | null
}

/** The last import of each source, and what there was before it: enough to take it back. */
export interface LastImports {
  list(): Promise<readonly LastImport[]>
  /**
   * Notes that all of a source's import is put, the origins of its records among it. What was kept for its import before
   * is forgotten; where this one changed nothing, that stays its last.
   */
  settle(kind: Imported, source: string): Promise<void>
  /** What the imports that were settled in this transaction have changed; of all fates if none are named. */
  changes(fates?: readonly RecordChange['fate'][]): AsyncIterable<RecordChange>
  /** How many of an import's records are not any more as it left them, and the first of them. */
  changedSince(
    last: LastImport,
    most: number,
  ): Promise<{ readonly count: number; readonly first: readonly ChangedSince[] }>
  /** Makes all records of an import what they were before it, whatever became of them since. */
  undo(last: LastImport): Promise<void>
}

import type { Changes } from '../../domain/edition.ts'
import type { ClosureInput, PreparedArea } from '../../domain/inputs.ts'
import type { Gone, Imported, Origin } from '../../domain/origins.ts'
import type { Written } from '../../domain/store.ts'
import type { Tables } from './deletion-writes.ts'
import type { Keep, LogReads } from './import-log.ts'
import type { NoteInstants } from './instant-writes.ts'
import type { OriginTables } from './origins.ts'
import type { TileReads } from './tile-writes.ts'

/** What each of the two databases does in its own way. */
export interface Writing extends OriginTables, LogReads {
  readonly tables: Tables
  readonly putAreas: (changes: Changes, areas: readonly PreparedArea[], keep: Keep) => Promise<readonly Written[]>
  readonly putClosure: (changes: Changes, closure: ClosureInput, keep: Keep) => Promise<Written>
  readonly noteInstants: NoteInstants
  readonly putOrigin: (kind: Imported, origin: Origin, uuids: readonly string[]) => Promise<readonly Gone[]>
  /** Gives closures without a geometry of their own that of their areas, where those or they themselves have changed. */
  readonly placeMoved: (changes: Changes) => Promise<void>
  readonly tileReads: TileReads
  /** Ends the transaction. */
  readonly commit: (changes: Changes) => Promise<void>
  readonly rollback: (changes: Changes) => Promise<void>
}

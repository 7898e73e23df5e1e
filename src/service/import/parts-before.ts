import type { Imported } from '../store/domain/origins.ts'
import type { Transaction } from '../store/domain/store.ts'
import type { Draft } from './draft.ts'
import type { ImportedSource } from './import-sources.ts'
import type { Note } from './records/remarks.ts'
import type { Refused } from './report-details.ts'

interface Before {
  readonly uuid: string
  readonly source: string
  readonly file: string
  readonly draft: Pick<Draft, 'number' | 'label'>
}

/** The records that rows made before, and do not make any more: a second period that a cell told, or a ban that was lifted. */
export class PartsBefore {
  readonly #found: Before[] = []

  add(uuids: readonly string[], row: Omit<Before, 'uuid'>): void {
    for (const uuid of uuids) this.#found.push({ uuid, ...row })
  }

  /** Deletes them, except those of rows of which something was refused, and those that another row makes now. */
  async remove(
    transaction: Transaction,
    kind: Imported,
    sources: readonly ImportedSource[],
    { refused, note }: { readonly refused: readonly Refused[]; readonly note: Note },
  ): Promise<void> {
    if (this.#found.length === 0) return
    const present = new Set(sources.flatMap(({ uuids }) => [...uuids.values()].flat()))
    const spoilt = new Set(refused.map(({ file, number }) => `${number} ${file}`))
    for (const { uuid, source, file, draft } of this.#found) {
      if (present.has(uuid) || spoilt.has(`${draft.number} ${file}`)) continue
      const isGone = await transaction.removeRecord(kind, uuid, source)
      if (isGone) note('deleted, because its row no longer tells of it', draft.label, { each: true })
    }
  }
}

import type { PackedList } from '../pack.ts'
import type { PackStore } from '../store/pack-store.ts'
import { namesOf, type Row, type RowName } from '../store/rows.ts'

/** When records were updated, by uuid; null where the service does not say. */
export type Updates = ReadonlyMap<string, string | null>

interface Held {
  readonly within: Map<string, string | null>
  readonly outside: Map<string, string | null>
}

/** Which records a download has, and those that it leaves as the pack has them. */
export class KnownRecords {
  readonly #held: Readonly<Record<PackedList, Held>> = { area: newHeld(), closure: newHeld() }
  /** The areas that the pack had before its download. */
  #areasBefore: ReadonlySet<string> = new Set()
  #order = 0

  /** Reads what a pack has, where it has something, and over it what its download brought. */
  static async read(store: PackStore, own: string | null, coming: string): Promise<KnownRecords> {
    const known = new KnownRecords()
    if (own !== null) known.take(await store.rows(own))
    known.#areasBefore = new Set(known.#held.area.within.keys())
    known.take(await store.rows(coming))
    return known
  }

  /** Whether the download has brought areas that the pack had not. */
  get hasNewAreas(): boolean {
    return [...this.#held.area.within.keys()].some((uuid) => !this.#areasBefore.has(uuid))
  }

  /** The number of the next record: none has it. */
  get nextOrder(): number {
    return this.#order
  }

  has(list: PackedList, uuid: string): boolean {
    return this.#held[list].within.has(uuid)
  }

  /** All that the service is known to have in the box of the region. */
  updates(list: PackedList): Updates {
    return new Map([...this.#held[list].outside, ...this.#held[list].within])
  }

  /** Whether the service tells of every record when it was updated. */
  tellsUpdates(list: PackedList): boolean {
    const { within, outside } = this.#held[list]
    return [...within.values(), ...outside.values()].every((updated) => updated !== null)
  }

  /** Takes in what was written. */
  take(rows: readonly Row[], gone: readonly RowName[] = []): void {
    for (const name of gone) this.#forget(name)
    for (const row of rows) {
      if (row.kind === 'gone') this.#forget(row.of)
      else if (row.kind === 'outside') this.#held[row.list].outside.set(row.uuid, row.updatedAt)
      else if (row.kind === 'area' || row.kind === 'closure') {
        this.#held[row.kind].within.set(row.key, row.record.updated_at ?? null)
        this.#order = Math.max(this.#order, row.order + 1)
      }
    }
  }

  #forget({ kind, key }: RowName): void {
    if (kind === 'area' || kind === 'closure') this.#held[kind].within.delete(key)
    for (const list of ['area', 'closure'] as const) {
      const uuid = key.slice(list.length + 1)
      if (kind === 'outside' && key === `${list} ${uuid}`) this.#held[list].outside.delete(uuid)
    }
  }
}

function newHeld(): Held {
  return { within: new Map(), outside: new Map() }
}

/** What a record that is written now may have been known as before. */
export function replacedBy(rows: readonly Row[]): readonly RowName[] {
  return rows.flatMap((row): readonly RowName[] => {
    if (row.kind === 'outside') return [namesOf(row.list, row.uuid)[0]]
    return row.kind === 'area' || row.kind === 'closure' ? [namesOf(row.kind, row.key)[1]] : []
  })
}

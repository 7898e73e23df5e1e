import { toGrid } from '#contract/tiles/grid.ts'
import type { RecordChange } from '../../store/domain/last-imports.ts'
import type { Refused } from '../report-details.ts'
import { changedFields, valueText, type ChangedField } from './changed-fields.ts'
import { partsOf, type Part } from './shapes.ts'

/** What becomes of a record of an import. */
export const FATES = ['added', 'changed', 'removed', 'refused'] as const
export type Fate = (typeof FATES)[number]

export interface PreviewRow {
  readonly name: string
  /** What it is: a category, or a kind of closure with its days. */
  readonly kind: string
  readonly changes: readonly ChangedField[]
  /** Why it is refused, and where it stands in the file. */
  readonly reason: string | null
}

/** The records of one fate. */
export interface PreviewGroup {
  readonly fate: Fate
  readonly count: number
  /** The first of them. */
  readonly rows: readonly PreviewRow[]
  /** Of each that is drawn, its name and its parts. */
  readonly shapes: readonly { readonly name: string; readonly parts: readonly Part[] }[]
  /** How many have no place of their own. */
  readonly placeless: number
}

/** How many records of each fate a page names, and how many shapes it draws in all. */
const MOST_ROWS = 250
const MOST_SHAPES = 20_000

interface Gathering {
  count: number
  placeless: number
  readonly rows: PreviewRow[]
  readonly shapes: { name: string; parts: readonly Part[] }[]
}

/** Gathers what an import would do, as far as one page shows it. */
export class Preview {
  readonly #groups = new Map<Fate, Gathering>()
  #drawn = 0

  /** Takes in all changes of an import. */
  async take(changes: AsyncIterable<RecordChange>): Promise<void> {
    for await (const change of changes) {
      const record = change.now ?? change.was
      if (record === null) continue
      const group = this.#group(change.fate)
      group.count++
      const row = { name: record.name, kind: kindOf(change), changes: changedFields(change), reason: null }
      if (group.rows.length < MOST_ROWS) group.rows.push(row)
      this.#draw(group, record.name, record.geometry === null ? [] : partsOf(record.geometry))
    }
  }

  /** All groups, with what was refused. */
  groups(refused: readonly Refused[]): readonly PreviewGroup[] {
    const group = this.#group('refused')
    for (const { file, number, place, label, reason, at } of refused) {
      group.count++
      const where = `${file}, feature ${number} (${place})`
      if (group.rows.length < MOST_ROWS) group.rows.push({ name: label, kind: where, changes: [], reason })
      this.#draw(group, label, at === null ? [] : [{ points: toGrid(at), weights: [Infinity] }])
    }
    return FATES.map((fate) => ({ fate, ...this.#group(fate) }))
  }

  #draw(group: Gathering, name: string, parts: readonly Part[]): void {
    if (parts.length === 0) group.placeless++
    else if (this.#drawn < MOST_SHAPES) {
      this.#drawn++
      group.shapes.push({ name, parts })
    }
  }

  #group(fate: Fate): Gathering {
    const known = this.#groups.get(fate) ?? { count: 0, placeless: 0, rows: [], shapes: [] }
    this.#groups.set(fate, known)
    return known
  }
}

function kindOf(change: RecordChange): string {
  if (change.kind === 'area') {
    const area = change.now ?? change.was
    return area === null ? '' : valueText('category_id', area.category_id)
  }
  const closure = change.now ?? change.was
  if (closure === null) return ''
  const { type, start_on, end_on } = closure
  return `${type}, ${start_on ?? 'any time'} to ${end_on ?? 'further notice'}`
}

import type { BBox } from '#contract/geometry.ts'
import type { Uuid } from '#contract/ids.ts'
import { boxesIntersect } from '#contract/geo/box.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { ClosureState } from '#records/closures/closure-state.ts'
import { textsOf } from '#records/closures/filters/narrowing.ts'
import type { Language } from '#core/i18n/language.ts'
import type { Column, Due, Sort } from '../desk-names.ts'

/** A closure with the names that the table tells of it. */
export interface DeskRow {
  readonly state: ClosureState
  readonly areas: string
  readonly reason: string
  readonly activities: string
  readonly source: string
}

/** What a table or cards show. */
export interface DeskListProps {
  readonly rows: readonly DeskRow[]
  readonly selected: Uuid | null
  /** Whether a printer gets them. */
  readonly isPrinted: boolean
  readonly onOpen: (uuid: Uuid) => void
}

/** What one row of them shows. */
export interface DeskRowProps extends Pick<DeskListProps, 'onOpen'> {
  readonly row: DeskRow
  readonly isSelected: boolean
  readonly due: readonly Due[]
  /** Its place among all, counted from 1. */
  readonly number: number
}

/** Where a text is looked for in a row: in its closure, and in the names of areas. */
export function textsOfRow({ state, areas }: DeskRow): readonly string[] {
  return [...textsOf(state.record), areas]
}

/** Whether a record lies in a box; one without a place lies in none. */
export function liesIn({ bbox }: ClosureRecord, box: BBox): boolean {
  return bbox != null && boxesIntersect(bbox, box)
}

type Value = string | number | null

/** What each column is sorted by, null where there is nothing; the status by the order in which rows are given. */
const valueOf: Readonly<Record<Exclude<Column, 'status'>, (row: DeskRow) => Value>> = {
  name: ({ state }) => state.record.name,
  areas: ({ areas }) => areas || null,
  next: ({ state }) => state.times?.nextChange?.at ?? null,
  starts: ({ state }) => state.record.start_on ?? null,
  ends: ({ state }) => state.record.end_on ?? null,
  reason: ({ reason }) => reason || null,
  activities: ({ activities }) => activities || null,
  source: ({ source }) => source || null,
  updated: ({ state: { record } }) => (record.updated_at === undefined ? null : Date.parse(record.updated_at)),
}

/** Rows, given worst first, in another order; equal ones stay as they were, and those with nothing come last. */
export function sortRows(
  rows: readonly DeskRow[],
  { column, descending }: Sort,
  language: Language,
): readonly DeskRow[] {
  if (column === 'status') return descending ? rows.toReversed() : rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  const keyed = rows.map((row) => ({ row, value: valueOf[column](row) }))
  const order = (a: Value, b: Value) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const ascending = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return descending ? -ascending : ascending
  }
  return keyed.sort((a, b) => order(a.value, b.value)).map(({ row }) => row)
}

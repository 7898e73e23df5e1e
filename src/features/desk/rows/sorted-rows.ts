import type { Language } from '#core/i18n/language.ts'
import { sorted } from '#core/steps/sorted.ts'
import type { Steps } from '#core/steps/steps.ts'
import type { Column, Sort } from '../desk-names.ts'
import type { DeskRow } from '../table/desk-rows.ts'

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
export function* sortedRows(
  rows: readonly DeskRow[],
  { column, descending }: Sort,
  language: Language,
): Steps<readonly DeskRow[]> {
  if (column === 'status') return descending ? rows.toReversed() : rows
  const { compare } = new Intl.Collator(language, { numeric: true })
  const keyed = rows.map((row) => ({ row, value: valueOf[column](row) }))
  const order = (a: Value, b: Value) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const ascending = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
    return descending ? -ascending : ascending
  }
  yield
  return (yield* sorted(keyed, (a, b) => order(a.value, b.value))).map(({ row }) => row)
}

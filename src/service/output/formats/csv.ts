import { CLOSURE_DEFAULT_FIELDS, type ClosureField } from '#contract/records/closure.ts'
import { messages } from '../messages/messages.ts'
import { reasonText } from './closure-text.ts'
import type { ClosureFormat, FormatContext } from './format.ts'
import { cellsOf, columnsOf, tableText, type Cell } from './table.ts'

const DEFAULT_FIELDS: readonly ClosureField[] = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'begins_at', 'finishes_at']

/** Closures as a table for spreadsheets. */
export const csv = {
  fileName: 'closures.csv',
  speaks: true,
  order: 'list',
  needsGeometry: (fields) => fields.includes('geometry'),
  render: ({ closures, fields }, context) => {
    const shown = fields.length === 0 ? DEFAULT_FIELDS : fields
    const rows = closures.map((closure) => shown.flatMap((field) => closureCells(field, closure, context)))
    return { text: tableText(shown.flatMap(closureColumns), rows), until: Infinity }
  },
} satisfies ClosureFormat

/** What gives ids their names. */
export type Naming = Pick<FormatContext, 'labels' | 'language'>

/** Ids are followed by names. */
const NAMED: Readonly<Record<string, string>> = { reason_id: 'reason', activity_ids: 'activities' }

/** The names of the columns that a closure's field takes. */
export function closureColumns(field: string): readonly string[] {
  const name = NAMED[field]
  return name === undefined ? columnsOf(field) : [field, name]
}

/** The cells of a closure's field, as many as it has columns. */
export function closureCells(
  field: string,
  closure: Readonly<Record<string, unknown>>,
  naming: Naming,
): readonly Cell[] {
  const value = closure[field]
  const cells = cellsOf(field, value)
  if (field === 'reason_id') {
    return [...cells, typeof value === 'number' ? reasonText({ reason_id: value }, naming) : null]
  }
  if (field === 'activity_ids') {
    return [...cells, Array.isArray(value) ? activityNames(value.map(Number), naming).join(';') : null]
  }
  return cells
}

function activityNames(ids: readonly number[], { labels, language }: Naming): string[] {
  return ids.map((id) => labels.activities.get(id) ?? messages[language].records.activity(id))
}

import { stringify } from 'csv-stringify/sync'
import { CLOSURE_DEFAULT_FIELDS, type Closure, type ClosureField } from '#contract/closure.ts'
import type { ClosureFormat, FormatContext } from './format.ts'
import { plainText } from './plain-text.ts'
import { toWkt } from './wkt.ts'
import { reasonWords } from './closure-words.ts'
import { words } from './words/words.ts'

type Cell = string | number | boolean | null

const DEFAULT_FIELDS: readonly ClosureField[] = [...CLOSURE_DEFAULT_FIELDS, 'time_zone', 'begins_at', 'finishes_at']

/**
 * Closures as a table for spreadsheets (RFC 4180). It begins with a byte order mark, without which Excel takes UTF-8 for
 * something else, and no cell begins like a formula.
 */
export const csv: ClosureFormat = {
  fileName: 'closures.csv',
  speaks: true,
  newestFirst: false,
  needsGeometry: (fields) => fields.includes('geometry'),
  render: ({ closures, fields }, context) => {
    const shown = fields.length === 0 ? DEFAULT_FIELDS : fields
    const text = stringify(
      closures.map((closure) => shown.flatMap((field) => cellsOf(closure, field, context))),
      { bom: true, header: true, columns: shown.flatMap(columnsOf), record_delimiter: 'windows', ...SAFE },
    )
    return { text, until: Infinity }
  },
}

const SAFE = {
  escape_formulas: true,
  cast: { boolean: String, string: safeText },
}

/** Where the comma is not its separator, Excel begins a cell behind any semicolon, and may find a formula there. */
function safeText(text: string): string {
  return plainText(text)
    .trim()
    .replace(/;(?=\s*[=+\-@])/g, "; '")
}

/** Fields that take more than one column: a box, whose numbers a spreadsheet can use, and ids, followed by names. */
const SEVERAL: Partial<Record<ClosureField, readonly string[]>> = {
  bbox: ['west', 'south', 'east', 'north'],
  reason_id: ['reason_id', 'reason'],
  activity_ids: ['activity_ids', 'activities'],
}

function columnsOf(field: ClosureField): readonly string[] {
  return SEVERAL[field] ?? [field]
}

/** As many as the field has columns. */
function cellsOf(closure: Closure, field: ClosureField, context: FormatContext): readonly Cell[] {
  const { bbox, reason_id, activity_ids, geometry } = closure
  if (field === 'bbox') return bbox ?? [null, null, null, null]
  if (field === 'reason_id') return [reason_id, reasonWords(closure, context)]
  if (field === 'activity_ids') return [activity_ids.join(';'), activityNames(closure, context).join(';')]
  if (field === 'geometry') return [geometry === null ? null : toWkt(geometry)]
  const value = closure[field]
  if (Array.isArray(value)) return [value.join(';')]
  return [typeof value === 'object' && value !== null ? JSON.stringify(value) : value]
}

function activityNames({ activity_ids }: Closure, { labels, language }: FormatContext): string[] {
  return activity_ids.map((id) => labels.activities.get(id) ?? words[language].activityId(id))
}

import type { ServedClosure } from '#contract/records/closure.ts'
import {
  closureCells,
  closureColumns,
  STANDING_COLUMNS,
  standingCells,
  TABLE_FIELDS,
  type TableNames,
} from '#contract/records/closure-table.ts'
import { standingAt } from '#contract/standing/standing.ts'
import { mapInTurns } from '../../store/domain/turns.ts'
import { messages } from '../messages/messages.ts'
import { reasonText } from './closure-text.ts'
import type { ClosureFormat, FormatContext, Listing } from './format.ts'
import { tableText } from './table.ts'

/** Closures as a table for spreadsheets. */
export const csv = {
  fileName: 'closures.csv',
  speaks: true,
  mostAreas: Infinity,
  order: 'list',
  needsGeometry: (fields) => fields.includes('geometry'),
  render: (listing, context) =>
    listing.fields.length === 0 ? usualTable(listing, context) : tableOfFields(listing, context),
} satisfies ClosureFormat

/** The table of {@link TABLE_FIELDS}, which tells also how each closure stands: true until one of them changes. */
async function usualTable({ closures }: Listing, context: FormatContext) {
  const names = namesOf(context)
  const columns = [...TABLE_FIELDS.flatMap(closureColumns), ...STANDING_COLUMNS]
  const rows = await mapInTurns(closures, (closure) => {
    const standing = standingAt(closure, closure.time_zone, context.now)
    const cells = [...TABLE_FIELDS.flatMap((field) => closureCells(field, closure, names)), ...standingCells(standing)]
    return { text: tableText(columns, [cells], false), until: standing.times?.nextChange?.at ?? Infinity }
  })
  const text = tableText(columns, []) + rows.map((row) => row.text).join('')
  return { text, until: Math.min(...rows.map(({ until }) => until)) }
}

async function tableOfFields({ closures, fields }: Listing, context: FormatContext) {
  const names = namesOf(context)
  const columns = fields.flatMap(closureColumns)
  const rows = await mapInTurns(closures, (closure: ServedClosure) => {
    return tableText(columns, [fields.flatMap((field) => closureCells(field, closure, names))], false)
  })
  return { text: tableText(columns, []) + rows.join(''), until: Infinity }
}

/** What tables call ids and areas. */
export function namesOf({ labels, language }: Pick<FormatContext, 'labels' | 'language'>): TableNames {
  return {
    reason: (id) => reasonText({ reason_id: id }, { labels, language }),
    activity: (id) => labels.activities.get(id) ?? messages[language].records.activity(id),
    source: (id) => labels.sources.get(id) ?? null,
    area: (uuid) => labels.places.get(uuid)?.name ?? null,
  }
}

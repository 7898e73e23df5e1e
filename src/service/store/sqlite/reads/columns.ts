import { NO_COUNTRY } from '#contract/ids.ts'
import type { AreaField } from '#contract/records/area.ts'
import type { ClosureField } from '#contract/records/closure.ts'
import type { Columns } from '../../sql/reads/composing.ts'
import * as shared from '../../sql/reads/listings.ts'

/** The JSON text of a column of the record's own row. */
const asText = (column: string) => `json_quote(r.${column})`

export const areaColumns: Columns<AreaField> = {
  ...shared.areaColumns,
  name: asText('name'),
  category_id: 'r.category_id',
  country_id: `nullif(r.country_id, ${NO_COUNTRY})`,
}

export const closureColumns: Columns<ClosureField> = {
  ...shared.closureColumns,
  name: asText('name'),
  type: asText('type'),
  start_on: asText('start_on'),
  end_on: asText('end_on'),
  daytime_start: asText('daytime_start'),
  daytime_end: asText('daytime_end'),
  time_zone: asText('time_zone'),
  reason_id: 'r.reason_id',
  source_id: 'r.source_id',
}

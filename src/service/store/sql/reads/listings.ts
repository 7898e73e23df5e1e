import { NO_COUNTRY } from '#contract/ids.ts'
import { AREA_FIELDS, type AreaField } from '#contract/records/area.ts'
import { CLOSURE_FIELDS, type ClosureField } from '#contract/records/closure.ts'
import { ORGANISATION_FIELDS, type OrganisationField } from '#contract/records/organisation.ts'
import { WILDLIFE_FIELDS, type WildlifeField } from '#contract/records/wildlife.ts'
import type { AreaFilters } from '#contract/query/area-query.ts'
import type { DeletedQuery, UpdateFilters } from '#contract/query/update-query.ts'
import { KEPT_AREA_FIELDS, KEPT_CLOSURE_FIELDS } from '../../domain/kept-record.ts'
import type { ClosureSelection, Deletable } from '../../domain/store.ts'
import { selectionOf, SOURCE_KIND, statusOf } from './closure-conditions.ts'
import { columnsOf, editionTime, recordOf, type Columns } from './composing.ts'
import { anyId, given, searchedText, updatedAfter } from './conditions.ts'
import type { Listing } from './listing.ts'
import { BY_BEGIN, BY_ID, BY_UPDATE, BY_UUID, type Order } from './orders.ts'

const common = { uuid: `'"' || r.uuid || '"'`, updated_at: editionTime('r.updated_in') }
const number = 'CAST(r.id AS text)'

/** Shapes alone are so large that others would have to wait for a page of them. */
function sizeOf(fields: readonly string[]): string | undefined {
  return fields.includes('geometry') ? 'coalesce(octet_length(f.geometry), 0)' : undefined
}

/** The columns of an area, as far as both databases keep them in the same places. */
export const areaColumns: Columns<AreaField> = {
  ...columnsOf('f', AREA_FIELDS),
  ...common,
  id: number,
  country_id: `nullif(f.country_id, '${NO_COUNTRY}')`,
  created_at: editionTime('r.created_in'),
}

export function areaListing(columns: Columns<AreaField>, filters: AreaFilters, fields: readonly AreaField[]): Listing {
  return {
    table: 'area',
    box: filters.bbox,
    text: searchedText(filters.q),
    conditions: [
      ...anyId('r.id', filters.id),
      ...anyId('r.category_id', filters.category_id),
      ...anyId('r.country_id', filters.country_id),
      ...updatedAfter(filters.updated_after),
    ],
    columns: 'r.id, r.uuid, r.created_in, r.updated_in',
    join: 'LEFT JOIN area_field f ON f.id = r.id',
    record: () => recordOf(fields, columns),
    size: sizeOf(fields),
    order: filters.updated_after === undefined ? BY_ID : BY_UPDATE,
  }
}

/** The columns of a closure, as far as both databases keep them in the same places. */
export const closureColumns: Columns<ClosureField> = {
  ...columnsOf('f', CLOSURE_FIELDS),
  ...common,
  source_kind: `'"' || ${SOURCE_KIND} || '"'`,
  created_at: editionTime('r.created_in'),
}

export function closureListing(
  columns: Columns<ClosureField>,
  filters: ClosureSelection,
  fields: readonly ClosureField[],
  now: number,
): Listing {
  return {
    ...selectionOf(filters, now),
    columns: 'r.id, r.uuid, r.begin_ms, r.finish_ms, r.source_id, r.created_in, r.updated_in',
    join: 'LEFT JOIN closure_field f ON f.id = r.id',
    record: (params) => {
      // A placeholder that stands nowhere would have no type.
      const status = fields.includes('status') ? `'"' || ${statusOf(params.add(now))} || '"'` : ''
      return recordOf(fields, { ...columns, status })
    },
    size: sizeOf(fields),
    order: filters.soonestFirst === true ? BY_BEGIN : filters.updated_after === undefined ? BY_ID : BY_UPDATE,
  }
}

/** Records without a place, whose fields are all columns of one table. */
interface OtherRecords<F extends string> {
  readonly table: 'wildlife' | 'organisation'
  readonly columns: Columns<F>
  readonly order: Order
}

export const wildlife: OtherRecords<WildlifeField> = {
  table: 'wildlife',
  columns: { ...columnsOf('r', WILDLIFE_FIELDS), ...common },
  order: BY_UUID,
}

export const organisations: OtherRecords<OrganisationField> = {
  table: 'organisation',
  columns: { ...columnsOf('r', ORGANISATION_FIELDS), ...common, id: number },
  order: BY_ID,
}

export function otherListing<F extends string>(
  { table, columns, order }: OtherRecords<F>,
  { updated_after }: UpdateFilters,
  fields: readonly F[],
): Listing {
  return {
    table,
    conditions: updatedAfter(updated_after),
    columns: 'r.*',
    join: '',
    record: () => recordOf(fields, columns),
    order: updated_after === undefined ? order : BY_UPDATE,
  }
}

export function deletionListing(kind: Deletable, { date }: DeletedQuery): Listing {
  const endOfDay = date === undefined ? undefined : `${date}T23:59:59.999Z`
  return {
    table: 'deletion',
    conditions: [
      ...given(kind, (params, value) => `r.kind = ${params.add(value)}`),
      ...given(endOfDay, (params, instant) => {
        return `r.updated_in >= (SELECT min(id) FROM edition WHERE at > ${params.add(instant)})`
      }),
    ],
    columns: 'r.*',
    join: '',
    record: () => recordOf(['uuid', 'deleted_at'], { uuid: common.uuid, deleted_at: common.updated_at }),
    order: BY_UPDATE,
  }
}

/** What is kept of a record of which an import makes another. */
export function keptListing(
  kind: 'area' | 'closure',
  columns: { readonly areaColumns: Columns<AreaField>; readonly closureColumns: Columns<ClosureField> },
): Listing {
  return kind === 'area'
    ? areaListing(columns.areaColumns, {}, KEPT_AREA_FIELDS)
    : closureListing(columns.closureColumns, {}, KEPT_CLOSURE_FIELDS, 0)
}

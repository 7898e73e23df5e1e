import type { OrganisationField } from '#contract/records/organisation.ts'
import type { UpdateFilters } from '#contract/query/update-query.ts'
import type { WildlifeField } from '#contract/records/wildlife.ts'
import type { Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { asText, editionTime, recordOf } from './composing.ts'
import { SYNC_ORDER, updatedAfter } from './conditions.ts'
import { bytesOf } from '../../sql/sql.ts'
import type { Connection } from '../database/connection.ts'
import { listRows } from './list-rows.ts'

/** Records without a place, whose fields are all columns of one table. */
interface OtherRecords<F extends string> {
  readonly table: 'wildlife' | 'organisation'
  readonly columns: Readonly<Record<F, string>>
  readonly order: string
}

export const wildlife: OtherRecords<WildlifeField> = {
  table: 'wildlife',
  columns: {
    uuid: asText('r.uuid'),
    name: 'r.name',
    scientific_name: 'r.scientific_name',
    kind: 'r.kind',
    red_list_status: 'r.red_list_status',
    protected_area_uuids: 'r.protected_area_uuids',
    sensitive_from: 'r.sensitive_from',
    sensitive_to: 'r.sensitive_to',
    description: 'r.description',
    updated_at: editionTime('r.updated_in'),
  },
  order: 'r.uuid',
}

export const organisations: OtherRecords<OrganisationField> = {
  table: 'organisation',
  columns: {
    id: 'r.id',
    uuid: asText('r.uuid'),
    name: 'r.name',
    kind: 'r.kind',
    url: 'r.url',
    email: 'r.email',
    phone: 'r.phone',
    updated_at: editionTime('r.updated_in'),
  },
  order: 'r.id',
}

export function listOthers<F extends string>(
  sql: Connection,
  { table, columns, order }: OtherRecords<F>,
  { updated_after }: UpdateFilters,
  fields: readonly F[],
  slice: Slice,
  frame?: Frame,
): Rows {
  return listRows(
    sql,
    {
      table,
      conditions: updatedAfter(updated_after),
      from: `${table} r`,
      fromParams: [],
      record: recordOf(fields, columns),
      order: updated_after === undefined ? order : SYNC_ORDER,
    },
    slice,
    frame,
  )
}

export function findOther<F extends string>(
  sql: Connection,
  { table, columns }: OtherRecords<F>,
  uuid: string,
  fields: readonly F[],
): JsonBytes | null {
  const row = sql.row(`SELECT CAST(${recordOf(fields, columns)} AS BLOB) FROM ${table} r WHERE r.uuid = ?`, [uuid])
  return row === null ? null : bytesOf(row[0])
}

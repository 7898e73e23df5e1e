import { ORGANISATION_FIELDS, type OrganisationField } from '#contract/records/organisation.ts'
import type { DeletedQuery, UpdateFilters } from '#contract/query/update-query.ts'
import { WILDLIFE_FIELDS, type WildlifeField } from '#contract/records/wildlife.ts'
import type { Deletable, Frame, JsonBytes, Rows, Slice } from '../../domain/store.ts'
import { columnsOf, editionTime, recordOf } from './composing.ts'
import { given, SYNC_ORDER, updatedAfter } from './conditions.ts'
import type { Database } from '../database/database.ts'
import { listRows, recordIn } from './list-rows.ts'

/** Records without a place, whose fields are all columns of one table. */
interface OtherRecords<F extends string> {
  readonly table: 'wildlife' | 'organisation'
  readonly columns: Readonly<Record<F, string>>
  readonly order: string
}

const common = { uuid: `'"' || r.uuid || '"'`, updated_at: editionTime('r.updated_in') }

export const wildlife: OtherRecords<WildlifeField> = {
  table: 'wildlife',
  columns: { ...columnsOf('r', WILDLIFE_FIELDS), ...common },
  order: 'r.uuid',
}

export const organisations: OtherRecords<OrganisationField> = {
  table: 'organisation',
  columns: { ...columnsOf('r', ORGANISATION_FIELDS), ...common, id: 'r.id::text' },
  order: 'r.id',
}

export function listOthers<F extends string>(
  sql: Database,
  { table, columns, order }: OtherRecords<F>,
  { updated_after }: UpdateFilters,
  fields: readonly F[],
  slice: Slice,
  frame?: Frame,
): Promise<Rows> {
  return listRows(
    sql,
    {
      table,
      conditions: updatedAfter(updated_after),
      columns: 'r.*',
      join: '',
      record: () => recordOf(fields, columns),
      order: updated_after === undefined ? order : SYNC_ORDER,
    },
    slice,
    frame,
  )
}

export async function findOther<F extends string>(
  sql: Database,
  { table, columns }: OtherRecords<F>,
  uuid: string,
  fields: readonly F[],
): Promise<JsonBytes | null> {
  return recordIn(await sql.row(`SELECT ${recordOf(fields, columns)} FROM ${table} r WHERE r.uuid = $1`, [uuid]))
}

export function listDeleted(
  sql: Database,
  kind: Deletable,
  { date }: DeletedQuery,
  slice: Slice,
  frame?: Frame,
): Promise<Rows> {
  const endOfDay = date === undefined ? undefined : `${date}T23:59:59.999Z`
  return listRows(
    sql,
    {
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
      order: SYNC_ORDER,
    },
    slice,
    frame,
  )
}

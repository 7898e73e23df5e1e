import type { Deletion } from '#contract/records/deletion.ts'
import { keysOf } from '#contract/keys.ts'
import type { DeletedQuery } from '#contract/query/update-query.ts'
import type { Deletable, Frame, Rows, Slice } from '../../domain/store.ts'
import { asText, editionTime, recordOf } from './composing.ts'
import { compared, SYNC_ORDER } from './conditions.ts'
import type { Connection } from '../database/connection.ts'
import { listRows } from './list-rows.ts'

const columns: Readonly<Record<keyof Deletion, string>> = {
  uuid: asText('r.uuid'),
  deleted_at: editionTime('r.updated_in'),
}

export function listDeleted(
  sql: Connection,
  kind: Deletable,
  { date }: DeletedQuery,
  slice: Slice,
  frame?: Frame,
): Rows {
  const endOfDay = date === undefined ? undefined : `${date}T23:59:59.999Z`
  return listRows(
    sql,
    {
      table: 'deletion',
      conditions: [
        ...compared('r.kind = ?', kind),
        ...compared('r.updated_in >= (SELECT min(id) FROM edition WHERE at > ?)', endOfDay),
      ],
      from: 'deletion r',
      fromParams: [],
      record: recordOf(keysOf(columns), columns),
      order: SYNC_ORDER,
    },
    slice,
    frame,
  )
}

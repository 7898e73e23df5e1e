import { ErrorBody } from '#contract/errors.ts'
import type { Uuid } from '#contract/ids.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { deletedQuery } from '#contract/query/update-query.ts'
import { Deletion } from '#contract/records/deletion.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { apiUrl, type Api, type RequestOptions } from '../client.ts'
import { listAt, readList, type ListOptions, type ListRead } from '../list.ts'

const LISTS = { area: paths.areasDeleted, closure: paths.closuresDeleted } as const
export type DeletedKind = keyof typeof LISTS

/**
 * The deleted records of a kind, oldest first; `after`: only those that were deleted after that UTC day, null for all.
 * Of closures, for a service with the extension `closures_deleted`. Throws ApiError.
 */
export function listDeletions(
  api: Api,
  kind: DeletedKind,
  after: LocalDate | null,
  { limit, signal }: ListOptions,
): Promise<ListRead<Deletion>> {
  const query = deletedQuery.write(after === null ? {} : { date: after })
  return readList(listAt(api, LISTS[kind], query, Deletion, limit), signal)
}

/** When a record was deleted (RFC 3339), for a service that answers so in its place; else null. Throws what `fetch` throws. */
export async function deletedAt(
  api: Api,
  kind: DeletedKind,
  uuid: Uuid,
  { signal }: RequestOptions,
): Promise<string | null> {
  const url = apiUrl(api, recordPath(kind === 'area' ? 'areas' : 'closures', uuid))
  const response = await fetch(url, { signal, headers: { Accept: 'application/json' } })
  const body = ErrorBody.safeParse(await response.json().catch(() => null))
  const time = body.success ? body.data.deleted_at : undefined
  return typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? time : null
}

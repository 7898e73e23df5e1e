import type { Uuid } from '#contract/ids.ts'
import { recordPath } from '#contract/paths.ts'
import { CLOSURE_FIELDS, ClosureRecord, STATUSES } from '#contract/records/closure.ts'
import { apiUrl, getDocument, type Api, type RequestOptions } from '../client.ts'
import { pagesOf } from '../list.ts'
import { closurePages } from './closures.ts'

/** One closure with all its fields, of a service with the extension `closure_detail`. Throws ApiError. */
export function getClosure(api: Api, uuid: Uuid, { signal }: RequestOptions): Promise<ClosureRecord> {
  return getDocument(apiUrl(api, recordPath('closures', uuid)), ClosureRecord, signal)
}

/** Pages of a list in which one closure is looked for. */
const MOST_PAGES = 100

/**
 * One closure with all its fields out of the list, for a service of the specification alone; of any status, and where
 * it is `known` to lie. Null where there is none; as it is known where the list is too long to be read. Throws ApiError.
 */
export async function findClosure(
  api: Api,
  uuid: Uuid,
  { known, signal }: RequestOptions & { readonly known: ClosureRecord | undefined },
): Promise<ClosureRecord | null> {
  const box = known?.bbox
  const query = { fields: CLOSURE_FIELDS, status: STATUSES, ...(box != null && { bbox: box }) }
  let pages = 0
  for await (const { records, next } of pagesOf(closurePages(api, query, Infinity), signal)) {
    const found = records.find((record) => record.uuid === uuid)
    if (found !== undefined) return { ...known, ...found }
    pages += 1
    if (next !== null && pages === MOST_PAGES) return known ?? null
  }
  return null
}

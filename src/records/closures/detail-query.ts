import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { CLOSURE_FIELDS, ClosureRecord, STATUSES } from '#contract/records/closure.ts'
import type { Uuid } from '#contract/ids.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { closureQuery } from '#contract/query/closure-query.ts'
import type { Capabilities } from '#core/api/capabilities.ts'
import { apiUrl, getDocument, type Api } from '#core/api/client.ts'
import { readPage, type ListRead, type PageRead } from '#core/api/list.ts'
import { CLOSURES } from './queries.ts'

/** Pages of a list in which one closure is looked for. */
const MOST_PAGES = 100
const PAGE_SIZE = 1000

/** One closure with all its fields, null where there is none; from the list where the service has no address for one. */
export function closureDetailQuery(api: Api, capabilities: Capabilities | null, uuid: Uuid) {
  const single = apiUrl(api, recordPath('closures', uuid))
  const hasSingle = capabilities?.extensions.has('closure_detail') ?? null
  return queryOptions({
    queryKey: ['closure', single, hasSingle],
    queryFn: ({ client, signal }): Promise<ClosureRecord | null> =>
      hasSingle === true
        ? getDocument(single, ClosureRecord, signal)
        : closureOutOfList(api, uuid, listedClosure(client, uuid), signal),
    enabled: capabilities !== null,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

/** A closure as the lists of the page have it. */
function listedClosure(client: QueryClient, uuid: Uuid): ClosureRecord | undefined {
  const lists = client.getQueriesData<ListRead<ClosureRecord>>({ queryKey: [CLOSURES] })
  return lists.flatMap(([, read]) => read?.records ?? []).findLast((record) => record.uuid === uuid)
}

/** Looks for a closure of any status where it is known to lie; where the list is too long to be read, as it is known. */
async function closureOutOfList(
  api: Api,
  uuid: Uuid,
  known: ClosureRecord | undefined,
  signal: AbortSignal,
): Promise<ClosureRecord | null> {
  const box = known?.bbox
  const search = closureQuery.write({ fields: CLOSURE_FIELDS, status: STATUSES, ...(box != null && { bbox: box }) })
  search.set('page_size', String(PAGE_SIZE))
  let next: string | null = apiUrl(api, paths.closures, search)
  for (let read = 0; next !== null; read += 1) {
    if (read === MOST_PAGES) return known ?? null
    const page: PageRead<ClosureRecord> = await readPage(next, ClosureRecord, signal)
    const found = page.records.find((record) => record.uuid === uuid)
    if (found !== undefined) return { ...known, ...found }
    next = page.next
  }
  return null
}

import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Capabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import type { ListRead } from '#core/api/list.ts'
import { findClosure, getClosure } from '#core/api/operations/closure.ts'
import { CLOSURES, CLOSURES_FOUND } from './queries.ts'

const CLOSURE = 'closure'

/** One closure with all its fields, null where there is none; from the list where the service has no address for one. */
export function closureDetailQuery(api: Api, capabilities: Capabilities | null, uuid: Uuid) {
  const hasSingle = capabilities?.extensions.has('closure_detail') ?? null
  return queryOptions({
    queryKey: [CLOSURE, api.base, uuid, hasSingle],
    queryFn: ({ client, signal }): Promise<ClosureRecord | null> =>
      hasSingle === true
        ? getClosure(api, uuid, { signal })
        : findClosure(api, uuid, { known: listedClosure(client, uuid), signal }),
    enabled: capabilities !== null,
    staleTime: 30_000,
    refetchInterval: 60_000,
  })
}

/** A closure as the lists of the page have it. */
export function listedClosure(client: QueryClient, uuid: Uuid): ClosureRecord | undefined {
  const lists = [CLOSURES_FOUND, CLOSURES].flatMap((family) =>
    client.getQueriesData<ListRead<ClosureRecord>>({ queryKey: [family] }),
  )
  return lists.flatMap(([, read]) => read?.records ?? []).findLast((record) => record.uuid === uuid)
}

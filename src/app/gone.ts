import { queryOptions, useQuery } from '@tanstack/react-query'
import { Deletion } from '#contract/deletion.ts'
import { ErrorBody } from '#contract/errors.ts'
import { paths, recordPath } from '#contract/paths.ts'
import { useApi } from '#api/api-context.ts'
import { useCapabilities, type Capabilities } from '#api/capabilities.ts'
import { apiUrl, type Api } from '#api/client.ts'
import { readList } from '#api/list.ts'
import type { Selection } from '#selection/selection.ts'

/** Entries read of a list of deletions, which is oldest first. */
const LIMIT = 20_000

/** When a record that is not there was deleted (RFC 3339), as far as the service tells; null: it does not. */
export function useDeletedAt(selection: Selection) {
  return useQuery(deletedAtQuery(useApi(), useCapabilities(), selection))
}

function deletedAtQuery(api: Api, capabilities: Capabilities | null, { kind, uuid }: Selection) {
  const single = apiUrl(api, recordPath(kind === 'area' ? 'areas' : 'closures', uuid))
  const hasList = kind === 'area' || capabilities?.extensions.has('closures_deleted') === true
  const hasSingle = kind === 'area' || capabilities?.extensions.has('closure_detail') === true
  return queryOptions({
    queryKey: ['deleted-at', single, hasList, hasSingle],
    async queryFn({ signal }): Promise<string | null> {
      const told = hasSingle ? await toldBy(single, signal) : null
      if (told !== null || !hasList) return told
      const list = apiUrl(api, kind === 'area' ? paths.areasDeleted : paths.closuresDeleted)
      const { records } = await readList(`${list}?page_size=1000`, Deletion, LIMIT, signal)
      return records.find((entry) => entry.uuid === uuid)?.deleted_at ?? null
    },
    enabled: capabilities !== null,
    staleTime: 60_000,
    retry: false,
  })
}

/** Some services tell it in place of the record. */
async function toldBy(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal, headers: { Accept: 'application/json' } })
  const body = ErrorBody.safeParse(await response.json().catch(() => null))
  const told = body.success ? body.data.deleted_at : undefined
  return typeof told === 'string' && !Number.isNaN(Date.parse(told)) ? told : null
}

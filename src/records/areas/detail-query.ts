import { queryOptions } from '@tanstack/react-query'
import { AreaRecord } from '#contract/records/area.ts'
import type { Uuid } from '#contract/ids.ts'
import { recordPath } from '#contract/paths.ts'
import { apiUrl, getDocument, type Api } from '#core/api/client.ts'

/** One area with all its fields. */
export function areaDetailQuery(api: Api, uuid: Uuid) {
  const url = apiUrl(api, recordPath('areas', uuid))
  return queryOptions({
    queryKey: ['area', url],
    queryFn: ({ signal }) => getDocument(url, AreaRecord, signal),
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import type { ListRead } from '#core/api/list.ts'
import { listWildlife } from '#core/api/operations/beyond-spec.ts'
import type { Uuid } from '#contract/ids.ts'
import type { Wildlife } from '#contract/records/wildlife.ts'

const WILDLIFE = 'wildlife'

export function wildlifeQuery(api: Api) {
  return queryOptions({
    queryKey: [WILDLIFE, api.base],
    queryFn: ({ signal }) => listWildlife(api, { signal }),
    staleTime: 3_600_000,
  })
}

/** What is known to live in an area. */
export interface AreaWildlife {
  /** In no order. */
  readonly records: readonly Wildlife[]
  /** How many records of the service were read, of how many, where not all were; else null. */
  readonly cut: { readonly read: number; readonly count: number } | null
}

/**
 * What is known to live in an area; null while it is not known. The list cannot be asked by area, so it is read once;
 * the specification has no path for it, so a service without extensions is not asked.
 */
export function useWildlife(uuid: Uuid) {
  const isOffered = (useCapabilities()?.extensions.size ?? 0) > 0
  const query = useQuery({ ...wildlifeQuery(useApi()), enabled: isOffered })
  return { wildlife: query.data === undefined ? null : livingIn(query.data, uuid), query }
}

function livingIn({ records, more, count }: ListRead<Wildlife>, uuid: Uuid): AreaWildlife {
  return {
    records: records.filter((record) => record.protected_area_uuids.includes(uuid)),
    cut: more ? { read: records.length, count } : null,
  }
}

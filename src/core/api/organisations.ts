import { queryOptions, useQuery } from '@tanstack/react-query'
import { Organisation } from '#contract/records/organisation.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from './api-context.ts'
import { useCapabilities } from './capabilities.ts'
import { apiUrl, type Api } from './client.ts'
import { readListIfAny } from './list-if-any.ts'

const LIMIT = 5000

/** The specification has no path for them, so a service without extensions is not asked. */
export function organisationsQuery(api: Api) {
  return queryOptions({
    queryKey: ['organisations', api.base],
    async queryFn({ signal }): Promise<ReadonlyMap<number, Organisation>> {
      const url = apiUrl(api, paths.organisations, new URLSearchParams({ page_size: '1000' }))
      const { records } = await readListIfAny(url, Organisation, LIMIT, signal)
      return new Map(records.map((entry) => [entry.id, entry]))
    },
    staleTime: 3_600_000,
  })
}

/** Who is responsible, where the service tells; null for no id, and while it is not known. */
export function useOrganisation(id: number | null | undefined) {
  const isTold = (useCapabilities()?.extensions.size ?? 0) > 0
  const query = useQuery({ ...organisationsQuery(useApi()), enabled: id != null && isTold })
  return { organisation: id == null ? null : (query.data?.get(id) ?? null), query }
}

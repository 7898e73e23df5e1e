import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Organisation } from '#contract/records/organisation.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { Api } from '#core/api/client.ts'
import { listOrganisations } from '#core/api/operations/beyond-spec.ts'

const ORGANISATIONS = 'organisations'

/** The specification has no path for them, so a service without extensions is not asked. */
export function organisationsQuery(api: Api) {
  return queryOptions({
    queryKey: [ORGANISATIONS, api.base],
    async queryFn({ signal }): Promise<ReadonlyMap<number, Organisation>> {
      const { records } = await listOrganisations(api, { signal })
      return new Map(records.map((entry) => [entry.id, entry]))
    },
    staleTime: 3_600_000,
  })
}

/** Who is responsible, where the service tells; null for no id, and while it is not known. */
export function useOrganisation(id: number | null | undefined) {
  const isOffered = (useCapabilities()?.extensions.size ?? 0) > 0
  const query = useQuery({ ...organisationsQuery(useApi()), enabled: id != null && isOffered })
  return { organisation: id == null ? null : (query.data?.get(id) ?? null), query }
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Licence } from '#contract/records/lookups.ts'
import { useApi } from '#core/api/api-context.ts'
import type { Api } from '#core/api/client.ts'
import { listLicences } from '#core/api/operations/lookups.ts'

const LICENCES = 'licences'
const NONE: ReadonlyMap<string, Licence> = new Map()

function licencesQuery(api: Api) {
  return queryOptions({
    queryKey: [LICENCES, api.base],
    queryFn: async ({ signal }) => new Map((await listLicences(api, { signal })).map((entry) => [entry.uri, entry])),
    staleTime: 3_600_000,
  })
}

/** The licences by the address of their terms. */
export function useLicences(): ReadonlyMap<string, Licence> {
  return useQuery(licencesQuery(useApi())).data ?? NONE
}

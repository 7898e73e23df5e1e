import { queryOptions, useQuery } from '@tanstack/react-query'
import { Licence } from '#contract/records/lookups.ts'
import { paths } from '#contract/paths.ts'
import { useApi } from './api-context.ts'
import { apiUrl, type Api } from './client.ts'
import { readList } from './list.ts'

const LIMIT = 5000
const NONE: ReadonlyMap<string, Licence> = new Map()

function licencesQuery(api: Api) {
  return queryOptions({
    queryKey: ['licences', api.base],
    async queryFn({ signal }) {
      const { records } = await readList(apiUrl(api, paths.licences), Licence, LIMIT, signal)
      return new Map(records.map((entry) => [entry.uri, entry]))
    },
    staleTime: 3_600_000,
  })
}

/** The licences by the address of their terms. */
export function useLicences(): ReadonlyMap<string, Licence> {
  return useQuery(licencesQuery(useApi())).data ?? NONE
}

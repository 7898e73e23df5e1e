import { useQueries } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#api/api-context.ts'
import { areaDetailQuery } from '#areas/queries.ts'

const ENOUGH = 3

/** The names of the first few of some areas, as they come in. */
export function useAreaNames(uuids: readonly Uuid[]): readonly string[] {
  const api = useApi()
  return useQueries({
    queries: uuids.slice(0, ENOUGH).map((uuid) => areaDetailQuery(api, uuid)),
    combine: (results) => results.flatMap(({ data }) => (data === undefined ? [] : [data.name])),
  })
}

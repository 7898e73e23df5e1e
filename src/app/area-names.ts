import { useQueries } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#api/api-context.ts'
import { areaDetailQuery } from '#areas/detail-query.ts'
import type { NamedArea } from '#closures/closure-card-areas.tsx'

const ENOUGH = 5

/** The first few of some areas with their names, as they come in. */
export function useNamedAreas(uuids: readonly Uuid[]): readonly NamedArea[] {
  const api = useApi()
  return useQueries({
    queries: uuids.slice(0, ENOUGH).map((uuid) => areaDetailQuery(api, uuid)),
    combine: (results) =>
      results.flatMap(({ data }) => (data === undefined ? [] : [{ uuid: data.uuid, name: data.name }])),
  })
}

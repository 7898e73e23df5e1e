import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#core/api/api-context.ts'
import type { ListRead } from '#core/api/list.ts'
import { isNotFound } from '#core/api/errors.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import { areaDetailQuery } from './detail-query.ts'
import { AREA_SHAPES, AREAS } from './queries.ts'

/**
 * An area by its uuid, with all its fields, and the query that it comes from. `area` is undefined before the service has
 * answered, and null where it has no such area; `known` is as much as a row of a list shows of it, where one has it.
 */
export function useArea(uuid: Uuid) {
  const query = useQuery(areaDetailQuery(useApi(), uuid))
  const known = listedArea(useQueryClient(), uuid)
  return { query, area: isNotFound(query.error) ? null : query.data, known }
}

/** An area as the lists of the page have it. */
export function listedArea(client: QueryClient, uuid: Uuid): AreaRecord | undefined {
  const lists = [AREAS, AREA_SHAPES].flatMap((family) =>
    client.getQueriesData<ListRead<AreaRecord>>({ queryKey: [family] }),
  )
  return lists.flatMap(([, read]) => read?.records ?? []).findLast((record) => record.uuid === uuid)
}

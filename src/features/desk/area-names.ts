import { useCallback, useMemo } from 'react'
import * as z from 'zod/mini'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { Uuid } from '#contract/ids.ts'
import { paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { useApi } from '#core/api/api-context.ts'
import { apiUrl } from '#core/api/client.ts'
import { useWalk } from '#core/api/walk.ts'

/** Areas beyond this many stay without a name at the desk. */
const LIMIT = 10_000
const PAGE_SIZE = 1000
const HOUR = 3_600_000

const AreaName = z.object({ uuid: Uuid, name: z.string() })
type AreaName = z.infer<typeof AreaName>

/** The names of the areas that closures are recorded for, as they come in: no more of the list is read than they need. */
export function useNamesOfAreas(records: readonly ClosureRecord[]): ReadonlyMap<Uuid, string> {
  const wanted = useMemo(() => new Set(records.flatMap((record) => record.protected_area_uuids ?? [])), [records])
  const isEnough = useCallback(
    (areas: readonly AreaName[]) => areas.filter(({ uuid }) => wanted.has(uuid)).length >= wanted.size,
    [wanted],
  )
  const search = areaQuery.write({ fields: ['uuid', 'name'] })
  search.set('page_size', String(PAGE_SIZE))
  const { read } = useWalk({
    family: 'desk-areas',
    url: apiUrl(useApi(), paths.areas, search),
    schema: AreaName,
    limit: LIMIT,
    every: HOUR,
    enabled: wanted.size > 0,
    isEnough,
  })
  return useMemo(() => new Map(read?.records.map(({ uuid, name }) => [uuid, name])), [read])
}

import { useCallback, useMemo } from 'react'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Uuid } from '#contract/ids.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { useApi } from '#core/api/api-context.ts'
import { areaNamePages, type AreaName } from '#core/api/operations/area-names.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import { useGrowing } from '#core/api/growing.ts'
import { usePagedQuery } from '#core/api/paged-query.ts'

const HOUR = 3_600_000
const DESK_AREAS = 'desk-areas'

/** The names of the areas that closures are recorded for, as they come in: no more of the list is read than they need. */
export function useNamesOfAreas(records: readonly ClosureRecord[]): ReadonlyMap<Uuid, string> {
  const uuids = useMemo(() => new Set(records.flatMap((record) => record.protected_area_uuids ?? [])), [records])
  const isEnough = useCallback(
    (areas: readonly AreaName[]) => areas.filter(({ uuid }) => uuids.has(uuid)).length >= uuids.size,
    [uuids],
  )
  const { read, isReading } = usePagedQuery({
    family: DESK_AREAS,
    list: areaNamePages(useApi(), Infinity),
    every: HOUR,
    enabled: uuids.size > 0,
    isEnough,
  })
  const language = useLanguage()
  const told = useGrowing(read, isReading)
  return useMemo(() => new Map(told?.records.map((area) => [area.uuid, areaNameIn(language, area)])), [told, language])
}

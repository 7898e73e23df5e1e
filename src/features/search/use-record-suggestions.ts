import { useMemo } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useAppConfig } from '#core/api/app-config.ts'
import type { ListRead } from '#core/api/list.ts'
import { useShownName } from '#core/api/shown-name.ts'
import { namesOfArea } from '#records/areas/names.ts'
import { AREA_SHAPES, AREAS } from '#records/areas/queries.ts'
import { useMoment } from '#core/clock/moment.ts'
import { closureStateWhen } from '#records/closures/closure-state.ts'
import { worstFirst } from '#records/closures/worst-first.ts'
import { CLOSURES, CLOSURES_FOUND } from '#records/closures/queries.ts'
import type { AreaRecord } from '#contract/records/area.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { Uuid } from '#contract/ids.ts'
import { ranked } from '#core/match/rank.ts'
import type { Suggestion } from './suggestion.ts'

/** Areas that fit, of those that the service found and of what is loaded, the larger first. */
export function useAreaSuggestions(found: readonly AreaRecord[] | undefined, text: string): readonly Suggestion[] {
  const client = useQueryClient()
  return useMemo(() => {
    const areas = withLoaded(found, client, [AREAS, AREA_SHAPES])
    const largestFirst = (a: AreaRecord, b: AreaRecord) =>
      (b.area_km2 ?? 0) - (a.area_km2 ?? 0) || a.name.localeCompare(b.name)
    return ranked(areas, text, namesOfArea, largestFirst).map(({ item: area, name, fit }) => ({
      kind: 'area',
      key: area.uuid,
      area,
      name,
      fit,
    }))
  }, [client, found, text])
}

/** Closures that fit, of those that the service found and of what is loaded, the worst first. */
export function useClosureSuggestions(
  found: readonly ClosureRecord[] | undefined,
  text: string,
): readonly Suggestion[] {
  const client = useQueryClient()
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const shownName = useShownName()
  return useMemo(() => {
    const states = withLoaded(found, client, [CLOSURES, CLOSURES_FOUND]).map((record) =>
      closureStateWhen(record, moment, timeZone),
    )
    return ranked(states, text, ({ record }) => [shownName(record), record.name], worstFirst).map(
      ({ item: state, fit }) => ({
        kind: 'closure',
        key: state.record.uuid,
        state,
        fit,
      }),
    )
  }, [client, found, text, moment, timeZone, shownName])
}

/** Each record once; as the service found it, else as the lists of the page have it. */
function withLoaded<T extends { readonly uuid: Uuid }>(
  found: readonly T[] | undefined,
  client: QueryClient,
  families: readonly string[],
): readonly T[] {
  const loaded = families.flatMap((family) =>
    client.getQueriesData<ListRead<T>>({ queryKey: [family] }).flatMap(([, read]): readonly T[] => read?.records ?? []),
  )
  return [...new Map([...loaded, ...(found ?? [])].map((record) => [record.uuid, record])).values()]
}

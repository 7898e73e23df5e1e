import { useState } from 'react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { areaNameIn } from '#contract/records/area-name.ts'
import { useApi } from '#core/api/api-context.ts'
import { areaNameQuery } from '#core/api/area-names.ts'
import type { Api } from '#core/api/client.ts'
import { isNotFound } from '#core/api/errors.ts'
import type { Language } from '#core/i18n/language.ts'
import { useLanguage } from '#core/i18n/messages.tsx'
import type { NamedArea } from '#records/closures/card/closure-card-areas.tsx'

const NAMED_AREAS = 'named-areas'
const FIRST = 5
const MORE = 50
const NONE: readonly NamedArea[] = []

/** The first few of some areas with their names, and a way to ask for more; null: there are no more. */
export function useNamedAreas(uuids: readonly Uuid[]) {
  const [wanted, setWanted] = useState(FIRST)
  const { data: areas = NONE } = useQuery(namedAreasQuery(useApi(), uuids.slice(0, wanted), useLanguage()))
  return { areas, askForMore: wanted < uuids.length ? () => setWanted(wanted + MORE) : null }
}

/** Some areas with their names, each asked for once; without those that do not exist. */
function namedAreasQuery(api: Api, uuids: readonly Uuid[], language: Language) {
  return queryOptions({
    queryKey: [NAMED_AREAS, api.base, uuids, language],
    async queryFn({ client }): Promise<readonly NamedArea[]> {
      const asked = await Promise.allSettled(uuids.map((uuid) => client.fetchQuery(areaNameQuery(api, uuid))))
      return asked.flatMap((one) => {
        if (one.status === 'fulfilled') return [{ uuid: one.value.uuid, name: areaNameIn(language, one.value) }]
        if (isNotFound(one.reason)) return []
        throw one.reason
      })
    },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    enabled: uuids.length > 0,
  })
}

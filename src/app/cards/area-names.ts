import { useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#core/api/api-context.ts'
import type { NamedArea } from '#records/closures/card/closure-card-areas.tsx'
import { areaNameQuery } from '#records/areas/detail-query.ts'

const FIRST = 5
const MORE = 50

/** The first few of some areas with their names, as they come in, and a way to ask for more; null: there are no more. */
export function useNamedAreas(uuids: readonly Uuid[]) {
  const api = useApi()
  const [wanted, setWanted] = useState(FIRST)
  const areas: readonly NamedArea[] = useQueries({
    queries: uuids.slice(0, wanted).map((uuid) => areaNameQuery(api, uuid)),
    combine: (results) =>
      results.flatMap(({ data }) => (data === undefined ? [] : [{ uuid: data.uuid, name: data.name }])),
  })
  return { areas, askForMore: wanted < uuids.length ? () => setWanted(wanted + MORE) : null }
}

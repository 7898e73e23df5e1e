import { queryOptions } from '@tanstack/react-query'
import { parseUuid } from '#contract/ids.ts'
import type { Api } from '#core/api/client.ts'
import { listAreas } from '#core/api/operations/areas.ts'
import type { Selection } from '#core/selection/selection.ts'
import type { Asking, DrawnFeature } from '#map/map-layer.ts'

/** The area that a feature is of, where it tells: tiles tell the UUIDs of few. */
export function areaOf({ id, properties }: DrawnFeature): Selection | null {
  const uuid = parseUuid(String(properties['uuid']))
  const number = typeof id === 'number' ? id : undefined
  return uuid && { kind: 'area', uuid, number, category: Number(properties['category_id']) }
}

/** The area of a number, as the service has it. */
export async function askForArea({ id }: DrawnFeature, { api, queries }: Asking): Promise<Selection | null> {
  return typeof id === 'number' ? queries.fetchQuery(numberedAreaQuery(api, id)) : null
}

const NUMBERED_AREA = 'numbered-area'

function numberedAreaQuery(api: Api, number: number) {
  return queryOptions({
    queryKey: [NUMBERED_AREA, api.base, number],
    async queryFn({ signal }): Promise<Selection | null> {
      const { records } = await listAreas(
        api,
        { id: [number], fields: ['uuid', 'name', 'category_id'] },
        { limit: 1, signal },
      )
      const [found] = records
      return found === undefined ? null : { kind: 'area', uuid: found.uuid, number, category: found.category_id }
    },
    staleTime: Infinity,
  })
}

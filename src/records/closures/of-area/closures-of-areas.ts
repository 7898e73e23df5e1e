import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ClosureRecord } from '#contract/records/closure.ts'
import type { LocalDate } from '#contract/status/local-time.ts'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import type { ListRead } from '#core/api/list.ts'
import { useClosureFilter } from '../filters/closure-filter.ts'
import { areaClosuresQuery } from '../queries.ts'

/**
 * The closures of the areas that the address asks for (`protected_area_uuid`), wherever the map looks, with those that have
 * ended since a day. `read` is null where it asks for none, and undefined before they are known.
 */
export function useClosuresOfAreas(since: LocalDate | null) {
  const { protected_area_uuid: areas } = useClosureFilter().narrowing
  const capabilities = useCapabilities()
  const selects = capabilities?.extensions.has('closures_by_area') ?? false
  const isAsked = areas !== undefined
  const query = useQuery({
    ...areaClosuresQuery(useApi(), areas ?? [], since, selects),
    placeholderData: keepPreviousData,
    enabled: isAsked && capabilities !== null,
  })
  const read: ListRead<ClosureRecord> | null | undefined = isAsked ? query.data : null
  return {
    read,
    error: isAsked ? query.error : null,
    isFetching: isAsked && query.isFetching,
    isOutdated: isAsked && query.isPlaceholderData,
    retry: () => void query.refetch(),
  }
}

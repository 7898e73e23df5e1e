import { useQuery } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#core/api/api-context.ts'
import { isNotFound } from '#core/api/errors.ts'
import { areaDetailQuery } from './detail-query.ts'

/**
 * An area by its uuid, with all its fields, and the query that it comes from. `area` is undefined before the service has
 * answered, and null where it has no such area.
 */
export function useArea(uuid: Uuid) {
  const query = useQuery(areaDetailQuery(useApi(), uuid))
  return { query, area: isNotFound(query.error) ? null : query.data }
}

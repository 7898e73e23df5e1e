import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { capabilitiesQuery } from '#core/api/capabilities.ts'
import { useAreasInView } from '#records/areas/areas-in-view.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'

/** What of the data of the view could not be loaded, if anything. */
export function useDataFailure() {
  const client = useQueryClient()
  const root = useQuery(capabilitiesQuery(useApi()))
  const queries = [useClosuresInView(), useAreasInView(), { error: root.error, loadedAt: root.dataUpdatedAt }]
  const failed = queries.find((query) => query.error !== null)
  if (failed?.error == null) return null
  return {
    error: failed.error,
    /** Epoch ms; 0: there is nothing from before. */
    loadedAt: failed.loadedAt,
    retry: () => void client.refetchQueries({ type: 'active', predicate: (query) => query.state.status === 'error' }),
  }
}

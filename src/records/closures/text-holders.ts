import { useQuery } from '@tanstack/react-query'
import { useApi } from '#core/api/api-context.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useTextFilter } from '#core/filters/text-filter.ts'
import { useQueryBox } from '#core/viewport/query-box.ts'
import type { Narrowing } from './filters/narrowing.ts'
import { closuresFoundQuery, type ClosureListRequest } from './queries.ts'

interface Request extends Pick<ClosureListRequest, 'endedSince'> {
  readonly enabled: boolean
}

/** What a service that searches has found for the text of the address, anywhere within the region. */
export function useHolders({ enabled, endedSince }: Request, narrowing: Narrowing) {
  const api = useApi()
  const [q] = useTextFilter()
  const box = useQueryBox(true)
  const searches = useCapabilities()?.extensions.has('text_search') ?? false
  const isAsked = searches && q !== ''
  const query = useQuery({
    ...closuresFoundQuery(api, { box, endedSince, narrowing }, q),
    enabled: enabled && isAsked,
  })
  const isOutdated = isAsked && query.isPlaceholderData
  return { ...query, isOutdated, data: isAsked && !isOutdated ? query.data : undefined }
}

import { useMemo } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Uuid } from '#contract/ids.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { isNotFound } from '#core/api/errors.ts'
import { useMoment } from '#core/clock/moment.ts'
import { closureStateWhen } from './closure-state.ts'
import { closureDetailQuery, listedClosure } from './detail-query.ts'

/**
 * A closure by its uuid, with all its fields, as it stands at the moment that is shown, and the query that it comes from.
 * `state` is undefined before the service has answered, and null where it has no such closure; `known` is as much as a
 * row of a list shows of it, where one has it.
 */
export function useClosure(uuid: Uuid) {
  const query = useQuery(closureDetailQuery(useApi(), useCapabilities(), uuid))
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const record = isNotFound(query.error) ? null : query.data
  const state = useMemo(() => record && closureStateWhen(record, moment, timeZone), [record, moment, timeZone])
  const listed = listedClosure(useQueryClient(), uuid)
  const known = useMemo(
    () => (listed === undefined ? undefined : closureStateWhen(listed, moment, timeZone)),
    [listed, moment, timeZone],
  )
  return { query, state, known }
}

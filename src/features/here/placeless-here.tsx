import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { BBox } from '#contract/geometry.ts'
import { useApi } from '#core/api/api-context.ts'
import { useAppConfig } from '#core/api/app-config.ts'
import { useCapabilities } from '#core/api/capabilities.ts'
import { useMoment } from '#core/clock/moment.ts'
import type { Selection } from '#core/selection/selection.ts'
import { Disclosure } from '#core/ui/disclosure.tsx'
import { useShownRows } from '#core/ui/list/shown-rows.tsx'
import { closureStateWhen, type ClosureState } from '#records/closures/closure-state.ts'
import { worstFirst } from '#records/closures/worst-first.ts'
import { placelessQuery } from '#records/closures/placeless/placeless.ts'
import { endedSince } from '#records/closures/reach.ts'
import { ClosureEntry } from './closure-entry.tsx'
import { useHereMessages } from './messages.ts'

/** The closures that are nowhere and not over, whatever the filters are: they may apply at any place. */
export function usePlacelessHere(): readonly ClosureState[] {
  const count = useCapabilities()?.placeless ?? null
  const moment = useMoment()
  const { timeZone } = useAppConfig()
  const since = endedSince(moment, false, {})
  const isAsked = count !== null && (count > 0 || since !== null)
  const { data } = useQuery({ ...placelessQuery(useApi(), since), enabled: isAsked })
  return useMemo(() => {
    const states = isAsked ? (data?.records ?? []).map((record) => closureStateWhen(record, moment, timeZone)) : []
    return states.filter(({ status }) => status !== 'expired').toSorted(worstFirst)
  }, [data, isAsked, moment, timeZone])
}

interface Props {
  readonly states: readonly ClosureState[]
  readonly onOpen: (selection: Selection, box: BBox | null) => void
}

/** Says how many there are, and which when it is opened. */
export function PlacelessHere({ states, onOpen }: Props) {
  const words = useHereMessages()
  const { shown, more } = useShownRows(states)
  if (states.length === 0) return null
  return (
    <Disclosure title={words.mayApplyElsewhere(states.length)}>
      <ul>
        {shown.map((state) => (
          <ClosureEntry key={state.record.uuid} state={state} onOpen={onOpen} />
        ))}
        {more}
      </ul>
    </Disclosure>
  )
}

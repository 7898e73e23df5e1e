import { useMemo } from 'react'
import { isNotLoaded } from '#core/api/loaded.ts'
import { useClosuresInView } from '#records/closures/closures-in-view.ts'
import type { StateEvent } from '#core/embed/messages/sent-states.ts'
import { useSelection } from '#core/selection/selection-state.ts'
import { useView } from '#core/viewport/bounds.ts'
import { useCountText } from '../bar/count-text.ts'
import { useEmbedSearch } from '../embed-address.ts'
import { useShownRecord } from '../callout/shown-record.ts'
import { filterState, statusState, viewState, type IsReadable } from './state-payloads.ts'

/** The states that are sent to the page around, as they are now; `height` as in `HeightState`. */
export function useStates(height: number | null, isReadable: IsReadable): readonly StateEvent[] {
  const view = useView()
  const search = useEmbedSearch()
  const loaded = useClosuresInView()
  const isUnknown = isNotLoaded(loaded)
  const { data } = loaded
  const text = useCountText()
  const [selection] = useSelection()
  const record = useShownRecord()
  return useMemo(() => {
    const states: StateEvent[] = [{ type: 'filter', payload: filterState(search, isReadable) }]
    if (view !== null) states.push({ type: 'view', payload: viewState(view) })
    if (selection === null) states.push({ type: 'select', payload: null })
    else if (record != null) states.push({ type: 'select', payload: { ...selection, name: record.name } })
    // What is told of another view is not sent as this one's.
    if (isUnknown) states.push({ type: 'status', payload: { counts: null, text } })
    else if (data !== undefined) states.push({ type: 'status', payload: statusState(data, text) })
    if (height !== null) states.push({ type: 'height', payload: { height } })
    return states
  }, [view, search, selection, record, isUnknown, data, text, height, isReadable])
}

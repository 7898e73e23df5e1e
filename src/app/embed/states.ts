import { useMemo } from 'react'
import { useClosuresInView } from '#closures/closures-in-view.ts'
import { kindOf, type Kind } from '#closures/filters/status-filter.ts'
import type { StateEvent } from '#embed/messages/told-states.ts'
import { useSelection } from '#selection/selection-state.ts'
import { useView, type View } from '#viewport/bounds.ts'
import { mercatorLat, mercatorY } from '#viewport/mercator.ts'
import type { FilterName, FilterState, ViewState } from '../../../public/embed/1/embed.d.ts'
import { useCountWords } from './count-words.ts'
import { useEmbedSearch } from './embed-address.ts'
import { useShownRecord } from './shown-record.ts'

/** The states that the page around is told, as they are now; `height` as in `HeightState`. */
export function useStates(height: number | null): readonly StateEvent[] {
  const view = useView()
  const search = useEmbedSearch()
  const { data } = useClosuresInView()
  const text = useCountWords()
  const [selection] = useSelection()
  const record = useShownRecord()
  return useMemo(() => {
    const states: StateEvent[] = [{ type: 'filter', payload: filterState(search) }]
    if (view !== null) states.push({ type: 'view', payload: viewState(view) })
    if (selection === null) states.push({ type: 'select', payload: null })
    else if (record?.uuid === selection.uuid) {
      states.push({ type: 'select', payload: { ...selection, name: record.name } })
    }
    if (data !== undefined) {
      const count = (kind: Kind) => data.matching.filter((state) => kindOf(state) === kind).length
      const counts = { current: count('current'), upcoming: count('upcoming'), notice: count('notice') }
      states.push({ type: 'status', payload: { counts, text } })
    }
    if (height !== null) states.push({ type: 'height', payload: { height } })
    return states
  }, [view, search, selection, record, data, text, height])
}

/** Pure: where the map looks, as a host page reads it. */
export function viewState({ bounds, zoom }: View): ViewState {
  const [west, south, east, north] = bounds
  const lng = west + (east < west ? east + 360 - west : east - west) / 2
  const lat = mercatorLat((mercatorY(south) + mercatorY(north)) / 2)
  return {
    bbox: [rounded(west), rounded(south), rounded(east), rounded(north)],
    center: [rounded(lng > 180 ? lng - 360 : lng), rounded(lat)],
    zoom: rounded(zoom),
  }
}

/** To seven decimals, a centimetre of degrees: what is behind them is noise. */
const rounded = (value: number) => Math.round(value * 1e7) / 1e7

const FILTERS = {
  q: true,
  status: true,
  type: true,
  reason_id: true,
  activity_id: true,
  source_id: true,
  source_kind: true,
  starts_after: true,
  starts_before: true,
  ends_after: true,
  ends_before: true,
  category_id: true,
  country_id: true,
} satisfies Record<FilterName, true>

/** Pure: the filters and the moment of an address. */
export function filterState(search: URLSearchParams): FilterState {
  const texts = Object.keys(FILTERS).map((name) => [name, search.get(name) ?? ''] as const)
  return {
    filters: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    when: search.get('when') ?? 'now',
  }
}

import { FILTER_NAMES } from '#core/address/parameters.ts'
import type { View } from '#core/viewport/bounds.ts'
import { boxCentre } from '#contract/geo/box.ts'
import { mercatorLat, mercatorY } from '#contract/geo/mercator.ts'
import type { ClosuresInView } from '#records/closures/closures-in-view.ts'
import { countsByKind } from '#records/closures/filters/status-filter.ts'
import type { FilterState, StatusState, ViewState } from '../../../../public/embed/1/embed.d.ts'

/** Where the map looks, as a host page reads it. */
export function viewState({ bounds, zoom }: View): ViewState {
  const [west, south, east, north] = bounds
  const [lng] = boxCentre(bounds)
  const lat = mercatorLat((mercatorY(south) + mercatorY(north)) / 2)
  return {
    bbox: [rounded(west), rounded(south), rounded(east), rounded(north)],
    center: [rounded(lng), rounded(lat)],
    zoom: rounded(zoom),
  }
}

/** To seven decimals, a centimetre of degrees: what is behind them is noise. */
const rounded = (value: number) => Math.round(value * 1e7) / 1e7

/** How many closures and notices there are, read or not, as a host page reads it; `text`: the same in words. */
export function statusState({ shown }: Pick<ClosuresInView, 'shown'>, text: string): StatusState {
  const { current, upcoming, notice } = countsByKind(shown)
  return { counts: { current, upcoming, notice }, text }
}

/** Whether a parameter of the address can have a text. */
export type IsReadable = (name: string, text: string) => boolean

/** The filters and the moment of an address, as far as they are in effect. */
export function filterState(search: URLSearchParams, isReadable: IsReadable): FilterState {
  const textOf = (name: string) => {
    const text = search.get(name) ?? ''
    return isReadable(name, text) ? text : ''
  }
  const texts = FILTER_NAMES.map((name) => [name, textOf(name)] as const)
  return {
    filters: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    when: textOf('when') || 'now',
  }
}

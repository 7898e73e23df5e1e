import { createContext, use } from 'react'
import { create } from 'zustand'
import { boxWidth } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { BBOX_DECIMALS } from '#contract/query/bbox.ts'

/** What the map shows: its box and its zoom. */
export interface View {
  readonly bounds: BBox
  readonly zoom: number
}

const useViewStore = create<{ readonly view: View | null }>(() => ({ view: null }))

/** What the map will show, for those who read the view before there is a map to measure it. */
export const ViewEstimate = createContext<View | null>(null)

/** What the map shows now: as it was measured, else as it is estimated; null where there is no map. */
export function useView(): View | null {
  return useViewOf((view) => view)
}

/** A plain value that follows from what the map shows now. A component that uses it is rendered anew only when that value changes. */
export function useViewOf<T>(read: (view: View | null) => T): T {
  const estimate = use(ViewEstimate)
  return useViewStore(({ view }) => read(view ?? estimate))
}

/** A function that reads what the map shows when it is called: for handlers, whose components need not follow every move. */
export function useGetView(): () => View | null {
  const estimate = use(ViewEstimate)
  return () => useViewStore.getState().view ?? estimate
}

/** Whether there is a map that has been drawn. */
export function useIsMapDrawn(): boolean {
  return useViewStore(({ view }) => view !== null)
}

/** The map came to rest over a place; one that is not displayed shows none. */
export function viewMeasured(view: View): void {
  if (view.bounds[0] !== view.bounds[2]) useViewStore.setState({ view })
}

/**
 * The box that a request asks for: the view, widened to a grid of a quarter of a tile of its zoom, so that small moves
 * ask for what is there already. Null where the whole world is in view: no box says that better.
 */
export function queryBox({ bounds, zoom }: View): BBox | null {
  const step = 360 / 2 ** Math.max(0, Math.round(zoom)) / 4
  if (boxWidth(bounds) >= 360 - step) return null
  const [west, south, east, north] = bounds
  const down = (value: number, limit: number) => Math.max(limit, Math.floor(value / step) * step)
  const up = (value: number, limit: number) => Math.min(limit, Math.ceil(value / step) * step)
  return [down(west, -180), down(south, -90), up(east, 180), up(north, 90)]
}

/** A box in the digits of a request: what is estimated and then measured is one question, and is asked once. */
export function roundedBox([west, south, east, north]: BBox): BBox {
  const rounded = (degrees: number) => Number(degrees.toFixed(BBOX_DECIMALS))
  return [rounded(west), rounded(south), rounded(east), rounded(north)]
}

import type { Feature, FeatureCollection, Point } from 'geojson'
import type { ClosureCell } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { rankOf } from '#contract/standing/order.ts'
import { isShown, shownOf, sumOf, type StatusFilter } from '../filters/status-filter.ts'
import type { ClosureProperties } from './features.ts'
import { FADED_RANK } from './closure-layer-sources.ts'

/** What the map knows of several closures that it has not read: what a cluster of as many would know. */
export interface CellProperties extends Omit<ClosureProperties, 'extent'> {
  readonly cluster: true
  readonly point_count: number
  readonly total: number
  readonly matching: number
  readonly worst: number
}

type CellFeature = Feature<Point, CellProperties | ClosureProperties>

/** The cells in which a service counts closures, as points: drawn and clustered as the closures themselves would be. */
export function cellPoints(
  cells: readonly ClosureCell[],
  filter: StatusFilter,
): FeatureCollection<Point, CellProperties | ClosureProperties> {
  return { type: 'FeatureCollection', features: cells.map((cell) => cellPoint(cell, filter)) }
}

function cellPoint(
  { x, y, point, uuid, count, worst, display_status }: ClosureCell,
  filter: StatusFilter,
): CellFeature {
  const geometry: Point = { type: 'Point', coordinates: [...point] }
  const matching = sumOf(shownOf(filter, display_status))
  const faded = matching === 0
  const shown = DISPLAY_STATUSES.find((status) => isShown(filter, status) && (display_status[status] ?? 0) > 0)
  const displayStatus = shown ?? worst
  const rank = rankOf(displayStatus)
  const common = { displayStatus, faded, rank }
  if (uuid !== undefined) return { type: 'Feature', geometry, properties: { ...common, uuid, extent: 'own' } }
  // So that features that are drawn can be told apart.
  const id = { uuid: `${x}/${y}` }
  const cluster = { cluster: true, point_count: count, total: count, matching } as const
  return {
    type: 'Feature',
    geometry,
    properties: { ...common, ...id, ...cluster, worst: rank + (faded ? FADED_RANK : 0) },
  }
}

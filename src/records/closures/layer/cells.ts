import type { Feature, Point } from 'geojson'
import type { ClosureCell } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { rankOf } from '#contract/standing/order.ts'
import { shownOf, sumOf, type StatusFilter } from '../filters/status-filter.ts'
import { FADED_RANK, type CellProperties } from './cluster-properties.ts'
import type { ClosureProperties } from './features.ts'

type CellFeature = Feature<Point, CellProperties | ClosureProperties>

/** The cells in which a service counts closures, as points: drawn and clustered as the closures themselves would be. */
export function cellPoints(cells: readonly ClosureCell[], filter: StatusFilter): readonly CellFeature[] {
  return cells.map((cell) => cellPoint(cell, filter))
}

function cellPoint(
  { x, y, point, uuid, count, worst, display_status, expired_type }: ClosureCell,
  filter: StatusFilter,
): CellFeature {
  const geometry: Point = { type: 'Point', coordinates: [...point] }
  const numbers = shownOf(filter, display_status, expired_type)
  const matching = sumOf(numbers)
  const faded = matching === 0
  const shown = DISPLAY_STATUSES.find((status) => (numbers[status] ?? 0) > 0)
  const displayStatus = shown ?? worst
  const rank = rankOf(displayStatus)
  const common = { displayStatus, faded, rank }
  if (uuid !== undefined) return { type: 'Feature', geometry, properties: { ...common, uuid, extent: 'own' } }
  const cluster = { cluster: true, total: count, matching, worst: rank + (faded ? FADED_RANK : 0) } as const
  return { type: 'Feature', geometry, properties: { ...common, uuid: `${x}/${y}`, ...cluster } }
}

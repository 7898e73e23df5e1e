import type { ExpressionSpecification } from 'maplibre-gl'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import type { Extent } from '#contract/records/extent.ts'

type Expression = ExpressionSpecification

export const POLYGON: Expression = ['==', ['geometry-type'], 'Polygon']
export const LINE: Expression = ['==', ['geometry-type'], 'LineString']
/** Filtered out. */
export const FADED: Expression = ['to-boolean', ['get', 'faded']]
/** The worst is drawn last, on top. */
export const WORST_ON_TOP: Expression = ['-', 0, ['get', 'rank']]

export const statuses = (...names: DisplayStatus[]): Expression => ['in', ['get', 'displayStatus'], ['literal', names]]
export const isOf = (extent: Extent): Expression => ['==', ['get', 'extent'], extent]
/** What only says something of its areas has a hairline in them, and neither edge nor inside. */
export const ABOUT_AREAS = isOf('about-areas')
export const HAS_SHAPE: Expression = ['!', ABOUT_AREAS]
/** What is left of insides that are filtered out. */
export const faded = (value: number | Expression): Expression => ['case', FADED, ['*', value, 0.22], value]
/**
 * What is left of edges and signs that are filtered out, decoration beside a list that tells them in words: a contrast of 2
 * to land, wood and water in each theme, and hardly more than it takes: on light water, what is expired has 2.05.
 */
export const PALE = 0.64
export const pale = (value: number | Expression): Expression => ['case', FADED, ['*', value, PALE], value]
export const byStatus = (valueOf: (status: DisplayStatus) => string | number): Expression => {
  const [first, ...others] = DISPLAY_STATUSES
  const cases = others.flatMap((status) => [status, valueOf(status)])
  return ['match', ['get', 'displayStatus'], first, valueOf(first), ...cases, valueOf('expired')]
}

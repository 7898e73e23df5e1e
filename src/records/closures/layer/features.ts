import type { Feature, FeatureCollection, Geometry, Point } from 'geojson'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { extentOf, type Extent } from '#contract/records/extent.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { compareWorstFirst, rankOf } from '#contract/standing/order.ts'
import { PAINTS } from '#contract/standing/paint.ts'
import type { ClosureState } from '../closure-state.ts'
import type { DrawnClosures } from '../closures-in-view.ts'
import { iconPoint } from './icon-point.ts'

/** What the map knows of a closure. */
export interface ClosureProperties {
  readonly uuid: string
  readonly displayStatus: DisplayStatus
  readonly extent: Extent
  /** Filtered out: drawn pale. */
  readonly faded: boolean
  /** Its place among all of them, the worst first, and with it the rank of its display status: see {@link RANK_STEP}. */
  readonly rank: number
}

/** Of a closure’s point: its name stands beside its icon. */
export interface NamedProperties extends ClosureProperties {
  readonly name: string
}

/** Polygons and lines, and for each closure with a place one point to put its icon and its name on. */
export interface ClosureFeatures {
  readonly shapes: FeatureCollection<Geometry, ClosureProperties>
  /** Those of them that have a line inside of their border. */
  readonly soft: FeatureCollection<Geometry, ClosureProperties>
  readonly points: FeatureCollection<Point, NamedProperties>
}

/** What the map draws of the closures in view. */
export function closureFeatures(
  { matching, others }: DrawnClosures,
  nameOf: (record: ClosureRecord) => string,
): ClosureFeatures {
  const shapes: Feature<Geometry, ClosureProperties>[] = []
  const points: Feature<Point, NamedProperties>[] = []
  const ranks = ranksOf([...others, ...matching])
  const add = (states: readonly ClosureState[], faded: boolean) => {
    for (const state of states) {
      const { record, displayStatus } = state
      const geometry = record.geometry
      if (geometry == null) continue
      const extent = extentOf(record)
      const properties = { uuid: record.uuid, displayStatus, extent, faded, rank: ranks.get(state) ?? 0 }
      if (geometry.type !== 'Point') shapes.push({ type: 'Feature', properties, geometry })
      const coordinates = iconPoint(geometry)
      if (coordinates === null) continue
      const named = { ...properties, name: nameOf(record) }
      points.push({ type: 'Feature', properties: named, geometry: { type: 'Point', coordinates } })
    }
  }
  add(others, true)
  add(matching, false)
  return {
    shapes: { type: 'FeatureCollection', features: shapes },
    soft: { type: 'FeatureCollection', features: shapes.filter(hasLineInside) },
    points: { type: 'FeatureCollection', features: points },
  }
}

function hasLineInside({ properties: { displayStatus, extent } }: Feature<Geometry, ClosureProperties>): boolean {
  return extent === 'about-areas' || PAINTS[displayStatus].inside === 'soft'
}

/** A power of two above the number of display statuses: what is left of a rank divided by it is that of its status. */
export const RANK_STEP = 16

/** A rank for each state: of two, the worse one has the lesser. */
function ranksOf(states: readonly ClosureState[]): ReadonlyMap<ClosureState, number> {
  const ranked = states.toSorted(compareWorstFirst)
  return new Map(ranked.map((state, place) => [state, place * RANK_STEP + rankOf(state.displayStatus)]))
}

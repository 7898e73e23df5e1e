import type { Feature, FeatureCollection, Point } from 'geojson'
import { MAX_ZOOM } from '#core/viewport/camera.ts'
import { clustered, type DrawnZooms } from '#map/style/clusters.ts'
import { FADED_RANK, type ClusterProperties, type PointProperties } from './cluster-properties.ts'

/** Discs so many px from each other are free, each with the sign at its upper right. */
const DISTANCE = 41
/** Closer than this, icons that are still in each other's way lie one over the other, the worst on top. */
const LAST_ZOOM = 13

/**
 * Points with their clusters, the worst last, to be drawn on top; `hasCells`: some stand for closures that were not read,
 * which no zoom lays bare.
 */
export function clusteredClosures(
  points: readonly Feature<Point, PointProperties>[],
  hasCells: boolean,
): FeatureCollection<Point, PointProperties & DrawnZooms> {
  const features = clustered(points, {
    distance: DISTANCE,
    lastZoom: hasCells ? MAX_ZOOM : LAST_ZOOM,
    idOf: ({ uuid }) => uuid,
    weightOf: (one) => summaryOf(one).total,
    merge: (all, uuid): ClusterProperties => ({ cluster: true, uuid, ...all.map(summaryOf).reduce(sum) }),
  })
  features.sort((a, b) => worstOf(b.properties) - worstOf(a.properties))
  return { type: 'FeatureCollection', features }
}

type Summary = Pick<ClusterProperties, 'total' | 'matching' | 'worst'>

function summaryOf(one: PointProperties): Summary {
  const worst = worstOf(one)
  if ('cluster' in one) return { total: one.total, matching: one.matching, worst }
  return { total: 1, matching: one.faded ? 0 : 1, worst }
}

function worstOf(one: PointProperties): number {
  return 'cluster' in one ? one.worst : one.rank + (one.faded ? FADED_RANK : 0)
}

function sum(a: Summary, b: Summary): Summary {
  return { total: a.total + b.total, matching: a.matching + b.matching, worst: Math.min(a.worst, b.worst) }
}

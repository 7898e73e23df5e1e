import type { Feature, FeatureCollection, Point } from 'geojson'
import { MAX_ZOOM } from '#core/viewport/camera.ts'
import { clustered, type DrawnZooms } from '#map/style/clusters.ts'
import type { CellProperties } from './cells.ts'
import type { ClosureProperties } from './features.ts'

/** What the map knows of several closures that share a disc. */
export interface ClusterProperties {
  readonly cluster: true
  /** So that features that are drawn can be told apart. */
  readonly uuid: string
  /** How many they are, and how many of them the filters leave. */
  readonly total: number
  readonly matching: number
  /** The least rank of those that the filters leave, else of all: see {@link FADED_RANK}. */
  readonly worst: number
}

/** A closure, a cell in which the service counts some, or a cluster of both. */
export type PointProperties = ClosureProperties | CellProperties | ClusterProperties

/** Added to the rank of what the filters leave out, so that it never is the worst of a cluster. */
export const FADED_RANK = 2 ** 24

/** Discs so many px from each other are free, each with the sign at its upper right. */
const DISTANCE = 41
/** Closer than this, icons that are still in each other's way lie one over the other, the worst on top. */
const LAST_ZOOM = 13

/** Points with their clusters; `hasCells`: some stand for closures that were not read, which no zoom lays bare. */
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
  return { type: 'FeatureCollection', features }
}

type Summary = Pick<ClusterProperties, 'total' | 'matching' | 'worst'>

function summaryOf(one: PointProperties): Summary {
  if ('cluster' in one) return { total: one.total, matching: one.matching, worst: one.worst }
  return { total: 1, matching: one.faded ? 0 : 1, worst: one.rank + (one.faded ? FADED_RANK : 0) }
}

function sum(a: Summary, b: Summary): Summary {
  return { total: a.total + b.total, matching: a.matching + b.matching, worst: Math.min(a.worst, b.worst) }
}

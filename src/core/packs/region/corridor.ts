import polygonClipping, { type Polygon as Rings } from 'polygon-clipping'
import type { Position } from 'geojson'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { unrolled } from '#contract/geo/ring.ts'
import type { LngLat } from '#contract/geometry.ts'
import { WORLD } from '#contract/tiles/grid.ts'
import { vertexWeights } from '#contract/tiles/simplify.ts'
import type { Region } from '../pack.ts'
import { arcAround, KM_A_DEGREE, regionOf } from './regions.ts'

/** A corridor is made of so many stretches at most: a line of more is drawn coarser. */
const MOST_STRETCHES = 150
/** How far the line may move where it is drawn coarser, as a share of the width. */
const TOLERANCE = 0.1
const CAP_CORNERS = 12

/** What is no further than so many kilometres from lines. */
export function corridorRegion(lines: readonly (readonly LngLat[])[], km: number): Region {
  const stretches = lines.flatMap((line) => stretchesOf(unrolled(line), km))
  const [first, ...others] = stretches.map((stretch) => capsule(stretch, km))
  if (first === undefined) throw new RangeError('A corridor needs a line.')
  return regionOf('along', { type: 'MultiPolygon', coordinates: polygonClipping.union(first, ...others) })
}

type Stretch = readonly [from: LngLat, to: LngLat]

/** A line in few straight stretches, which are no further from it than a share of the width. */
function stretchesOf(line: readonly LngLat[], km: number): readonly Stretch[] {
  const points = new Int32Array(line.flatMap(([lng, lat]) => [mercatorX(lng) * WORLD, mercatorY(lat) * WORLD]))
  const weights = vertexWeights(points)
  const metre = WORLD / (360 * KM_A_DEGREE * 1000)
  for (let tolerance = km * 1000 * TOLERANCE * metre; ; tolerance *= 2) {
    const kept = line.filter((_, index) => (weights[index] ?? 0) > tolerance ** 2)
    if (kept.length - 1 > MOST_STRETCHES) continue
    const [only] = kept
    if (only !== undefined && kept.length === 1) return [[only, only]]
    return kept.slice(1).flatMap((to, index): Stretch[] => {
      const from = kept[index]
      return from === undefined ? [] : [[from, to]]
    })
  }
}

/** A stretch with all that is near it. */
function capsule([from, to]: Stretch, km: number): Rings {
  const heading = Math.atan2(to[1] - from[1], (to[0] - from[0]) * Math.cos((from[1] * Math.PI) / 180))
  const [right, left] = [heading - Math.PI / 2, heading + Math.PI / 2]
  const ring = [
    ...arcAround(to, km, right, left, CAP_CORNERS),
    ...arcAround(from, km, left, left + Math.PI, CAP_CORNERS),
  ].map(([lng = 0, lat = 0]: Position): [number, number] => [lng, lat])
  return [ring]
}

import type { Feature, FeatureCollection, Geometry, Point, Position } from 'geojson'
import polylabel from 'polylabel'
import { boundsOf } from '#contract/geo/bounds.ts'
import { wrapLng } from '#contract/geo/box.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import { unrolled } from '#contract/geo/ring.ts'
import type { ClosureRecord } from '#contract/records/closure.ts'
import { extentOf, type Extent } from '#contract/records/extent.ts'
import type { DisplayStatus } from '#contract/standing/display-status.ts'
import { compareWorstFirst, rankOf } from '#contract/standing/order.ts'
import { PAINTS } from '#contract/standing/paint.ts'
import type { ClosureState } from '../closure-state.ts'
import type { DrawnClosures } from '../closures-in-view.ts'

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

const iconPoints = new WeakMap<Geometry, Position | null>()

/** A point on the geometry, well inside where it has an inside; kept for the same object. Null where it has no point. */
export function iconPoint(geometry: Geometry): Position | null {
  const point = iconPoints.get(geometry) ?? findIconPoint(geometry)
  iconPoints.set(geometry, point)
  return point
}

function findIconPoint(geometry: Geometry): Position | null {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates
    case 'MultiPoint':
      return geometry.coordinates[0] ?? null
    case 'LineString':
      return halfway([geometry.coordinates])
    case 'MultiLineString':
      return halfway(geometry.coordinates)
    case 'Polygon':
      return poleOf(geometry.coordinates)
    case 'MultiPolygon':
      return poleOf(geometry.coordinates.reduce((best, next) => (spanOf(next) > spanOf(best) ? next : best), []))
    case 'GeometryCollection':
      return geometry.geometries.map(findIconPoint).find((point) => point !== null) ?? null
  }
}

/** The point halfway along the longest of some lines, as the map draws them. */
function halfway(lines: readonly Position[][]): Position | null {
  let [longest, point] = [0, lines.find((line) => line.length > 0)?.[0] ?? null]
  for (const line of lines) {
    const sides = sidesOf(line)
    const length = sides.reduce((sum, side) => sum + side.length, 0)
    if (length > longest) [longest, point] = [length, pointAt(sides, length / 2)]
  }
  return point
}

/** The side of a line on the unit square of Web Mercator, from its start. */
interface Side {
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly length: number
}

function sidesOf(line: readonly Position[]): Side[] {
  const corners = unrolled(line).map(([lng, lat]) => [mercatorX(lng), mercatorY(lat)] as const)
  return corners.map(([x, y], index) => {
    const [toX, toY] = corners[index + 1] ?? [x, y]
    const [dx, dy] = [toX - x, toY - y]
    return { x, y, dx, dy, length: Math.hypot(dx, dy) }
  })
}

function pointAt(sides: readonly Side[], way: number): Position | null {
  let rest = way
  for (const { x, y, dx, dy, length } of sides) {
    const share = rest / length
    if (share <= 1) return [wrapLng(mercatorLng(x + share * dx)), mercatorLat(y + share * dy)]
    rest -= length
  }
  return null
}

/** The size of a polygon's box, in square degrees: good enough to tell the main part from islands. */
function spanOf([outer = []]: readonly Position[][]): number {
  const box = boundsOf({ type: 'LineString', coordinates: outer })
  return box === null ? 0 : (box[2] - box[0]) * (box[3] - box[1])
}

/** A hundredth of the size is near enough for an icon. */
function poleOf(rings: readonly Position[][]): Position | null {
  const pairs = rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y]))
  if ((pairs[0]?.length ?? 0) < 4) return pairs[0]?.[0] ?? null
  return [...polylabel(pairs, Math.sqrt(spanOf(rings)) / 100)]
}

import polylabel from 'polylabel'
import { extentOf } from '#contract/geo/bounds.ts'
import type { LngLat } from '#contract/geometry.ts'
import { crossingAt, polygonContains, signedArea } from '#contract/geo/ring.ts'
import type { Ring, Rings } from './ring.ts'

const RADIAN = Math.PI / 180
/** A point well inside the largest of some polygons. */
export function innerPoint(polygons: readonly Rings[]): LngLat {
  const polygon = largest(polygons)
  const [outer] = polygon
  const [start] = outer ?? []
  if (outer === undefined || start === undefined) throw new RangeError('No polygon to find a point in.')
  const squeeze = Math.cos(start[1] * RADIAN)
  const plane = polygon.map((ring) => ring.map((position): LngLat => [position[0] * squeeze, position[1]]))
  const [x, y] = polylabel(plane, precisionFor(plane))
  return pointWithin(polygon, [x / squeeze, y]) ?? pointOnScanline(polygon)
}

/** The one of some places that is nearest to their middle. */
export function middlePlace(places: readonly LngLat[]): LngLat {
  const lng = places.reduce((sum, place) => sum + place[0], 0) / places.length
  const lat = places.reduce((sum, place) => sum + place[1], 0) / places.length
  const squeeze = Math.cos(lat * RADIAN)
  const distance = (place: LngLat) => Math.hypot((place[0] - lng) * squeeze, place[1] - lat)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best))
}

function largest(polygons: readonly Rings[]): Rings {
  const size = ([outer]: Rings) => Math.abs(signedArea(outer ?? []))
  return polygons.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best))
}

/** How close to the best place to search: finer in a small shape, coarser in a long one, whose cells are many. */
function precisionFor(rings: readonly Ring[]): number {
  const [west, south, east, north] = extentOf(rings)
  const [width, height] = [east - west, north - south]
  return Math.max(Math.min(width, height) / 200, Math.max(width, height) / 1000)
}

/** A point where it lies within a polygon: to six decimals, a decimetre; all of them in a shape smaller than that. */
function pointWithin(polygon: Rings, [lng, lat]: LngLat): LngLat | undefined {
  const short: LngLat = [Math.round(lng * 1e6) / 1e6, Math.round(lat * 1e6) / 1e6]
  return [short, [lng, lat] satisfies LngLat].find((point) => polygonContains(polygon, point))
}

/** The middle of the widest stretch inside, on the parallel that halves the polygon's height. */
function pointOnScanline(polygon: Rings): LngLat {
  const lats = polygon.flatMap((ring) => ring.map(([, lat]) => lat)).toSorted((a, b) => a - b)
  const lat = ((lats[0] ?? 0) + (lats.at(-1) ?? 0)) / 2
  const crossings = polygon.flatMap((ring) => crossingsAt(ring, lat)).toSorted((a, b) => a - b)
  let best: readonly [number, number] = [crossings[0] ?? 0, crossings[0] ?? 0]
  for (let at = 0; at + 1 < crossings.length; at += 2) {
    const stretch = [crossings[at] ?? 0, crossings[at + 1] ?? 0] as const
    if (stretch[1] - stretch[0] > best[1] - best[0]) best = stretch
  }
  return [(best[0] + best[1]) / 2, lat]
}

/** Where a ring meets a parallel. */
function crossingsAt(ring: Ring, lat: number): number[] {
  const lngs: number[] = []
  let from = ring.at(-1)
  for (const to of ring) {
    if (from !== undefined) lngs.push(crossingAt(lat, ...from, ...to))
    from = to
  }
  return lngs.filter((lng) => !Number.isNaN(lng))
}

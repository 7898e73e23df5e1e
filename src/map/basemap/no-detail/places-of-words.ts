import type { FeatureCollection, Point } from 'geojson'
import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'

/** A part of the world that is shown, and how closely. */
export interface LookedAt {
  readonly bounds: BBox
  readonly zoom: number
}

/** The middles of the tiles of a view, but those that boxes know closely: they stay where they are while it moves. */
export function placesOfWords({ bounds, zoom }: LookedAt, known: readonly BBox[]): FeatureCollection<Point> {
  const side = 2 ** Math.floor(zoom)
  const [west, south, east, north] = bounds
  const columns = numbers(Math.floor(mercatorX(west) * side), Math.floor(mercatorX(east) * side))
  const rows = numbers(Math.floor(mercatorY(north) * side), Math.floor(mercatorY(south) * side))
  const middles = rows.flatMap((y) =>
    columns.map((x) => [mercatorLng((x + 0.5) / side), mercatorLat((y + 0.5) / side)] as const),
  )
  return {
    type: 'FeatureCollection',
    features: middles
      .filter((place) => !known.some((box) => isIn(box, place)))
      .map(([lng, lat]) => ({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [lng, lat] } })),
  }
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function isIn([west, south, east, north]: BBox, [lng, lat]: readonly [number, number]): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north
}

import type { FeatureCollection, Point } from 'geojson'
import { boxWidth, nearestLng } from '#contract/geo/box.ts'
import { mercatorLat, mercatorLng, mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { BBox } from '#contract/geometry.ts'

/** A part of the world that is shown, and how closely. */
export interface LookedAt {
  /** It may go on beyond ±180°, or cross the antimeridian with west > east. */
  readonly bounds: BBox
  readonly zoom: number
}

/** The tiles of one zoom that a view touches: how many make up a side of the world, first and last column, first and last row. */
export type TilesSeen = readonly [side: number, west: number, east: number, north: number, south: number]

/** The tiles that a view touches at the whole zoom nearest to its own: 360 to 730 px wide, so that most windows hold words. */
export function tilesSeen({ bounds, zoom }: LookedAt): TilesSeen {
  const side = 2 ** Math.round(zoom)
  const [west, south, , north] = bounds
  const column = (lng: number) => Math.floor(mercatorX(lng) * side)
  const row = (lat: number) => Math.floor(mercatorY(lat) * side)
  return [side, column(west), column(west + boxWidth(bounds)), row(north), row(south)]
}

/** The middles of tiles, but those that boxes know closely. */
export function placesOfWords(tiles: TilesSeen, known: readonly BBox[]): FeatureCollection<Point> {
  const [side, west, east, north, south] = tiles
  const columns = numbers(west, east)
  const rows = numbers(north, south)
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
  const near = nearestLng(lng, (west + east) / 2)
  return near >= west && near <= east && lat >= south && lat <= north
}

import type { TileFeature } from './vector-tile.ts'

/** From this zoom on every point is kept. */
export const ALL_POINTS_ZOOM = 4
/** Below it, side of the squares that keep one point each, in a tile's units. */
const SQUARE = 32

/** At the smallest zooms the largest area's point of every small square, so that no tile holds a whole continent. */
export function thinned(points: readonly TileFeature[], zoom: number): readonly TileFeature[] {
  if (zoom >= ALL_POINTS_ZOOM) return points
  const best = new Map<string, TileFeature>()
  for (const feature of points) {
    if (!('point' in feature.geometry)) continue
    const square = feature.geometry.point.map((value) => Math.floor(value / SQUARE)).join()
    const rival = best.get(square)
    if (rival === undefined || sizeOf(feature) > sizeOf(rival)) best.set(square, feature)
  }
  return [...best.values()]
}

function sizeOf({ properties: { km2 } }: TileFeature): number {
  return typeof km2 === 'number' ? km2 : 0
}

import type { TileArea } from './tile-area.ts'

/** An area whose point lies in a tile, at these units of it. */
export interface PlacedArea {
  readonly area: TileArea
  readonly radius: number
  readonly point: readonly [x: number, y: number]
}

/** From this zoom on every point is kept. */
const ALL_POINTS_ZOOM = 4
/** Below it, side of the squares that keep one point each, in a tile's units. */
const SQUARE = 32

/** At the smallest zooms the largest area's point of every small square, so that no tile holds a whole continent. */
export function thinned(points: readonly PlacedArea[], zoom: number): readonly PlacedArea[] {
  if (zoom >= ALL_POINTS_ZOOM) return points
  const best = new Map<string, PlacedArea>()
  for (const placed of points) {
    const square = placed.point.map((value) => Math.floor(value / SQUARE)).join()
    const rival = best.get(square)
    if (rival === undefined || (placed.area.areaKm2 ?? 0) > (rival.area.areaKm2 ?? 0)) best.set(square, placed)
  }
  return [...best.values()]
}

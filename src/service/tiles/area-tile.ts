import type { Store, TileArea } from '../store/store.ts'
import { clipRing, ringTurn } from './clip.ts'
import { BUFFER, coarserBits, EXTENT, tileBounds, toGrid, WORLD, type TileId } from './grid.ts'
import { levelFor } from './levels.ts'
import { readShape, type TileRing, type TileShape } from './shape.ts'
import { thinned } from './thin.ts'
import { encodeTile, type TileFeature } from './vector-tile.ts'

/**
 * The vector tile of the areas, its bytes empty where there is nothing. Layer `areas` holds shapes, `area_points` one
 * point for each area whose centroid lies in the tile.
 */
export async function makeAreaTile(store: Pick<Store, 'listTileAreas'>, tile: TileId): Promise<Uint8Array> {
  const level = levelFor(tile.z)
  const shapes: TileFeature[] = []
  const points: TileFeature[] = []
  for (const area of await store.listTileAreas(tileBounds(tile), level)) {
    const shape = area.shape === null ? null : readShape(area.shape, level, tile)
    if (shape !== null) shapes.push(...shapeFeature(area, shape))
    points.push(...pointFeature(area, shape?.radius ?? 0, tile))
  }
  return encodeTile({ areas: shapes, area_points: thinned(points, tile.z) })
}

function shapeFeature({ id, uuid, categoryId }: TileArea, { radius, rings }: TileShape): TileFeature[] {
  const clipped = clipRings(rings)
  if (clipped.length === 0) return []
  return [{ id, properties: { uuid, category_id: categoryId, r0: radius }, geometry: { rings: clipped } }]
}

/** The rings within the tile and its buffer; the holes of an outer ring that is not there go with it. */
function clipRings(rings: readonly TileRing[]): TileRing[] {
  const clipped: TileRing[] = []
  let outerLeft = false
  for (const { points, hole } of rings) {
    if (hole && !outerLeft) continue
    const part = clipRing(points, -BUFFER, EXTENT + BUFFER)
    const turn = ringTurn(part)
    const stays = hole ? turn < 0 : turn > 0
    if (stays) clipped.push({ points: part, hole })
    if (!hole) outerLeft = stays
  }
  return clipped
}

/** The area's point where it lies in the tile itself: of all tiles of a zoom, in exactly one. */
function pointFeature(area: TileArea, radius: number, { z, x, y }: TileId): TileFeature[] {
  const bits = coarserBits(z)
  const [pointX, pointY] = toGrid(area.centroid).map((value) => Math.min(value, WORLD - 1) >> bits)
  if (pointX === undefined || pointY === undefined) return []
  const point = [pointX - x * EXTENT, pointY - y * EXTENT] as const
  if (point.some((value) => value < 0 || value >= EXTENT)) return []
  const { id, uuid, name, categoryId, areaKm2 } = area
  const known = areaKm2 === null ? { place: true as const } : { km2: areaKm2 }
  return [{ id, properties: { uuid, name, category_id: categoryId, r0: radius, ...known }, geometry: { point } }]
}

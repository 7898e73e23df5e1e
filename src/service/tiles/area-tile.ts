import { clipRing, ringTurn } from './clip.ts'
import { BUFFER, coarserBits, EXTENT, tileBounds, toGrid, WORLD, type TileId } from './grid.ts'
import { levelFor } from './levels.ts'
import { readShape, type TileRing } from './shape.ts'
import type { TileArea, TileAreas } from './tile-area.ts'
import { thinned, type PlacedArea } from './thin.ts'
import { encodeTile, type TileFeature } from './vector-tile.ts'

const SHAPE_KEYS = ['uuid', 'category_id', 'country_id', 'r0']
const POINT_KEYS = [...SHAPE_KEYS, 'name', 'km2', 'place']

/**
 * The vector tile of the areas, its bytes empty where there is nothing. Layer `areas` holds shapes, `area_points` one
 * point for each area whose centroid lies in the tile.
 */
export async function makeAreaTile(store: TileAreas, tile: TileId): Promise<Uint8Array> {
  const level = levelFor(tile.z)
  const shapes: TileFeature[] = []
  const points: PlacedArea[] = []
  for (const area of await store.listTileAreas(tileBounds(tile), level)) {
    const shape = area.shape === null ? null : readShape(area.shape, level, tile)
    const rings = shape === null ? [] : clipRings(shape.rings)
    const radius = shape?.radius ?? 0
    if (rings.length > 0) shapes.push({ id: area.id, values: commonValues(area, radius), geometry: { rings } })
    const point = pointIn(tile, area)
    if (point !== null) points.push({ area, radius, point })
  }
  return encodeTile([
    { name: 'areas', keys: SHAPE_KEYS, features: shapes },
    { name: 'area_points', keys: POINT_KEYS, features: thinned(points, tile.z).map(pointFeature) },
  ])
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

/** The area's point in the units of the tile; null where it lies in another: of all tiles of a zoom, it is in one. */
function pointIn({ z, x, y }: TileId, { centroid }: TileArea): readonly [x: number, y: number] | null {
  const bits = coarserBits(z)
  const [gridX, gridY] = toGrid(centroid)
  const tileX = (Math.min(gridX, WORLD - 1) >> bits) - x * EXTENT
  const tileY = (Math.min(gridY, WORLD - 1) >> bits) - y * EXTENT
  return tileX >= 0 && tileX < EXTENT && tileY >= 0 && tileY < EXTENT ? [tileX, tileY] : null
}

function pointFeature({ area, radius, point }: PlacedArea): TileFeature {
  const { id, name, areaKm2 } = area
  const place = areaKm2 === null ? true : null
  return { id, values: [...commonValues(area, radius), name, areaKm2, place], geometry: { point } }
}

/** By {@link SHAPE_KEYS}. */
function commonValues({ uuid, categoryId, countryId }: TileArea, radius: number) {
  return [uuid, categoryId, countryId, radius]
}

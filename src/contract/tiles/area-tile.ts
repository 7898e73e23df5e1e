import { AREAS_WITH_UUIDS, TILE_VERTICES } from './budget.ts'
import { clipRing, ringTurn } from './clip.ts'
import {
  BUFFER,
  COARSE_ZOOM,
  EXTENT,
  TILE_MAX_ZOOM,
  UNITS_PER_PIXEL,
  coarserBits,
  onGrid,
  tileBounds,
  toGrid,
  type TileId,
} from './grid.ts'
import { levelFor } from './levels.ts'
import { coarserRings, readShape, type TileRing } from './shape.ts'
import type { TileArea, TileAreas } from './tile-area.ts'
import { encodeTile, type TileFeature } from './vector-tile.ts'

const SHAPE_KEYS = ['uuid', 'category_id', 'country_id', 'r0']
const POINT_KEYS = [...SHAPE_KEYS, 'name', 'km2', 'place']

/** Smaller shapes, in px from border to middle, have a point too: alone they would hardly be seen. */
const DOT_BELOW = 2.6
/** Larger ones have a point with their name. */
const NAMED_FROM = 8
/** The side of a square in which one of them has its name, in the units of a tile. */
const NAME_SQUARE = 64 * UNITS_PER_PIXEL
/** From this zoom on, areas known only as places have their name. */
const PLACE_NAME_ZOOM = 10

/** An area with its shape in a tile. */
interface Placed {
  readonly area: TileArea
  /** 0 where the tile has no shape of it. */
  readonly radius: number
  readonly rings: readonly TileRing[]
}

/** The tile as it is kept, or else made. */
export async function readAreaTile(store: TileAreas, tile: TileId): Promise<Uint8Array> {
  const kept = tile.z <= COARSE_ZOOM ? await store.coarseTile(tile) : null
  return kept ?? makeAreaTile(store, tile)
}

/**
 * The vector tile of the areas that are drawn at its zoom, its bytes empty where there is nothing. Layer `areas` holds
 * shapes; `area_points` holds points, each in the one tile in which it lies: of areas without a shape there, of shapes
 * too small to be seen, and of those large enough for a name.
 */
export async function makeAreaTile(store: Pick<TileAreas, 'listTileAreas'>, tile: TileId): Promise<Uint8Array> {
  return areaTile(await store.listTileAreas(tileBounds(tile), tile.z), tile)
}

/** The tile of areas that a store lists for it. */
export function areaTile(areas: readonly TileArea[], tile: TileId): Uint8Array {
  const placed = areas.map((area): Placed => {
    const shape = area.shape === null ? null : readShape(area.shape, tile)
    return { area, radius: shape === null ? 0 : sizeClass(shape.radius), rings: shape?.rings ?? [] }
  })
  const withUuid = areas.length <= AREAS_WITH_UUIDS
  const shapes = withinVertices(placed, tile.z).map((one) => shapeFeature(one, withUuid))
  const named = namedIn(placed, tile)
  const points = placed.flatMap((one) => pointFeature(one, tile, { withUuid, named }) ?? [])
  return encodeTile([
    { name: 'areas', keys: SHAPE_KEYS, features: shapes },
    { name: 'area_points', keys: POINT_KEYS, features: points },
  ])
}

/** The shapes within a tile, all as much coarser as it takes for them to have few enough vertices. */
function withinVertices(placed: readonly Placed[], zoom: number): readonly Placed[] {
  const isAsStored = levelFor(zoom).zoom === zoom
  for (let coarser = 1; ; coarser *= 2) {
    let vertices = 0
    const clipped: Placed[] = []
    for (const one of placed) {
      const rings = clipRings(isAsStored && coarser === 1 ? one.rings : coarserRings(one.rings, zoom, coarser))
      if (rings.length > 0) clipped.push({ ...one, rings })
      for (const { points } of rings) vertices += points.length / 2
    }
    if (vertices <= TILE_VERTICES || coarser >= EXTENT) return clipped
  }
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

function shapeFeature({ area, radius, rings }: Placed, withUuid: boolean): TileFeature {
  return { id: area.id, values: commonValues(area, radius, withUuid), geometry: { rings } }
}

/** The areas whose shapes are large enough for a name: of each square in which only one name has room, the largest. */
function namedIn(placed: readonly Placed[], tile: TileId): ReadonlySet<TileArea> {
  const largest = new Map<string, TileArea>()
  for (const { area, radius } of placed) {
    const point = radius * 2 ** tile.z < NAMED_FROM ? null : pointIn(tile, area)
    if (point === null) continue
    const square = point.map((value) => Math.floor(value / NAME_SQUARE)).join()
    if ((area.areaKm2 ?? 0) > (largest.get(square)?.areaKm2 ?? -1)) largest.set(square, area)
  }
  return new Set(largest.values())
}

interface Told {
  readonly withUuid: boolean
  readonly named: ReadonlySet<TileArea>
}

/** Null where the tile has no point of the area. A shape tells the UUID of both. */
function pointFeature({ area, radius }: Placed, tile: TileId, { withUuid, named }: Told): TileFeature | null {
  const point = pointIn(tile, area)
  // Maps enlarge the tiles of the largest zoom.
  const isEnlarged = tile.z === TILE_MAX_ZOOM
  const isNamed = isEnlarged || named.has(area) || (radius === 0 && tile.z >= PLACE_NAME_ZOOM)
  const isDot = area.hasPoint && radius * 2 ** tile.z < DOT_BELOW
  if (point === null || !(isNamed || isDot)) return null
  const common = commonValues(area, radius, withUuid && radius === 0)
  const names = isNamed ? [area.name, area.areaKm2] : [null, null]
  return { id: area.id, values: [...common, ...names, area.areaKm2 === null ? true : null], geometry: { point } }
}

/** The area's point in the units of the tile; null where it lies in another: of all tiles of a zoom, it is in one. */
function pointIn({ z, x, y }: TileId, { centroid }: TileArea): readonly [x: number, y: number] | null {
  const bits = coarserBits(z)
  const [gridX, gridY] = toGrid(centroid)
  const tileX = (onGrid(gridX) >> bits) - x * EXTENT
  const tileY = (onGrid(gridY) >> bits) - y * EXTENT
  return tileX >= 0 && tileX < EXTENT && tileY >= 0 && tileY < EXTENT ? [tileX, tileY] : null
}

/** By {@link SHAPE_KEYS}. */
function commonValues({ uuid, categoryId, countryId }: TileArea, radius: number, withUuid: boolean) {
  return [withUuid ? uuid : null, categoryId, countryId, sizeClass(radius)]
}

/** The radius of a class of sizes: each is a tenth larger than the one before, so that a tile holds few of them. */
function sizeClass(radius: number): number {
  return radius === 0 ? 0 : 2 ** (Math.round(8 * Math.log2(radius)) / 8)
}

import type { Outline } from '../geo/outline.ts'
import type { GroundSchema } from './ground-schema.ts'
import { cutArea, stretchesInside, type CutArea, type PlanePoint, type Stretch } from './stretches.ts'
import { featuresOf, layersOf, planeLines } from './tile-features.ts'
import { TILE_EXTENT, withinTile, type TilePlane } from './tile-plane.ts'
import { isWalkedWay, layerOfWays } from './walked-ways.ts'

/** A way that people walk on, as far as it lies in a tile. */
export interface TileWay {
  /** The same in each tile where the archive has ids; undefined where it has none. */
  readonly id: number | undefined
  readonly properties: Readonly<Record<string, unknown>>
  /** On the plane of the tile. */
  readonly lines: readonly (readonly PlanePoint[])[]
}

const LINE = 2

/** The ways of a tile that people walk on. Throws where the tile is damaged. */
export function waysOfTile(bytes: ArrayBuffer | Uint8Array, schema: GroundSchema): readonly TileWay[] {
  const ways: TileWay[] = []
  for (const feature of featuresOf(layersOf(bytes), layerOfWays(schema))) {
    const { id, type, properties } = feature
    if (type !== LINE || !isWalkedWay(schema, properties)) continue
    ways.push({ id, properties, lines: planeLines(feature).flatMap(withinTile) })
  }
  return ways
}

/** How near to a border a way still runs along it, in units of a tile: a pixel and a half. */
const TOLERANCE = 12
const WHOLE_TILE = { west: 0, south: 0, east: TILE_EXTENT, north: TILE_EXTENT }

/** A closure, by its outline in degrees, ready to cut the ways of a tile. */
export function cutAreaOfTile(plane: TilePlane, outline: Outline): CutArea {
  return cutArea(plane.outline(outline), WHOLE_TILE, TOLERANCE)
}

/** The parts of a tile’s line that lie within a closure. */
export function closedParts(line: readonly PlanePoint[], area: CutArea): readonly Stretch[] {
  return stretchesInside(line, area, TOLERANCE)
}

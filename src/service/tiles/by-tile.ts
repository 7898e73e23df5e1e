import { splitAtAntimeridian } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { BUFFER, coarserBits, EXTENT, onGrid, toGrid, type TileId } from '#contract/tiles/grid.ts'
import type { TileArea } from '#contract/tiles/tile-area.ts'

export interface BoundedArea extends TileArea {
  readonly bounds: BBox
}

/** An area with the zooms from which on its point and its shape are drawn. */
export interface DrawnArea extends BoundedArea {
  readonly pointFrom: number
  readonly shapeFrom: number
}

/** Those of some areas that are drawn at a zoom, with what of them is. */
export function drawnAreasAt(areas: readonly DrawnArea[], zoom: number): readonly BoundedArea[] {
  return areas
    .filter(({ pointFrom, shapeFrom }) => pointFrom <= zoom || shapeFrom <= zoom)
    .map((area) => {
      return { ...area, hasPoint: area.pointFrom <= zoom, shape: area.shapeFrom <= zoom ? area.shape : null }
    })
}

/** The tiles of a zoom that areas touch with their bounds, buffers included, and the areas of each in their order. */
export function byTile(areas: readonly BoundedArea[], z: number): readonly (readonly [TileId, readonly TileArea[]])[] {
  const found = new Map<number, [TileId, TileArea[]]>()
  for (const area of areas) {
    for (const tile of tilesOf(area.bounds, z)) {
      const key = tile.y * 2 ** z + tile.x
      const known = found.get(key)
      if (known === undefined) found.set(key, [tile, [area]])
      else if (known[1].at(-1) !== area) known[1].push(area)
    }
  }
  return [...found.values()]
}

function tilesOf(bounds: BBox, z: number): TileId[] {
  const side = EXTENT * 2 ** coarserBits(z)
  const buffer = BUFFER * 2 ** coarserBits(z)
  return splitAtAntimeridian(bounds).flatMap(([west, south, east, north]) => {
    const [left, top] = toGrid([west, north]).map((value) => Math.floor(onGrid(value - buffer) / side))
    const [right, bottom] = toGrid([east, south]).map((value) => Math.floor(onGrid(value + buffer) / side))
    const tiles: TileId[] = []
    for (let x = left ?? 0; x <= (right ?? -1); x++) {
      for (let y = top ?? 0; y <= (bottom ?? -1); y++) tiles.push({ z, x, y })
    }
    return tiles
  })
}

import { boxesIntersect } from '#contract/geo/box.ts'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import { tilesOfBox } from '#contract/ground/tile-plane.ts'
import { tileUrl } from '#contract/ground/tile-url.ts'
import type { View } from '#core/viewport/bounds.ts'
import { WAYS_FROM } from './ways-from.ts'
import type { WayTile } from './ways-question.ts'

/** What no map is large enough to need: a view of more is not of one place. */
const MOST_TILES = 200

/** The tiles whose ways are drawn in a view, of all archives that have some there; none where ways are not marked. */
export function wayTilesOf(grounds: readonly GroundConfig[], { bounds, zoom }: View): readonly WayTile[] {
  if (zoom < WAYS_FROM) return []
  const tiles = grounds.flatMap((ground): readonly WayTile[] => {
    if (ground.kind !== 'vector' || !boxesIntersect(ground.bounds, bounds)) return []
    const { schema, tiles: template } = ground
    return tilesOfBox(bounds, Math.min(Math.floor(zoom), ground.maxZoom)).map((tile) => ({
      schema,
      tile,
      url: tileUrl(template, tile),
    }))
  })
  return tiles.length > MOST_TILES ? [] : tiles
}

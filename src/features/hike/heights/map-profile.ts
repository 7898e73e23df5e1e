import { boxesIntersect } from '#contract/geo/box.ts'
import type { BBox } from '#contract/geometry.ts'
import { HEIGHTS_ZOOM } from '#contract/ground/heights-config.ts'
import { boxOfTile, fewTilesOfBox } from '#contract/ground/tile-plane.ts'
import { tileUrl } from '#contract/ground/tile-url.ts'
import type { HikeLine } from '../line/line.ts'
import { profileOf, type Profile } from '../line/profile.ts'
import { HeightGrid } from './height-grid.ts'
import type { HeightsSource } from './heights-source.ts'
import { placesAlong } from './places-along.ts'

/**
 * So many tiles of some 40 kB are asked for at most: of all of the box around a line, so that nobody learns more than
 * that box. At 45° it has some 55 by 55 km then; a line in a larger one gets no heights.
 */
const MOST_TILES = 64

/** The profile of a line by the heights of the map; null where these are not known for nearly all of it. */
export async function profileFromMap(
  line: HikeLine,
  box: BBox,
  sources: readonly HeightsSource[],
  signal: AbortSignal,
): Promise<Profile | null> {
  const places = placesAlong(line)
  const ele = new Float64Array(places.along.length).fill(NaN)
  for (const source of sources) {
    const grid = await gridOf(source, box, signal)
    if (grid === null) continue
    ele.forEach((known, index) => {
      if (Number.isNaN(known)) ele[index] = grid.at(places.lng[index] ?? NaN, places.lat[index] ?? NaN)
    })
  }
  return profileOf(places.along, ele, places.starts)
}

/** The heights of a source in a box; null where it has none there, or too many. */
async function gridOf({ bounds, tiles }: HeightsSource, box: BBox, signal: AbortSignal): Promise<HeightGrid | null> {
  if (!boxesIntersect(bounds, box)) return null
  const tilesOfLine = fewTilesOfBox(box, HEIGHTS_ZOOM, MOST_TILES)
  if (tilesOfLine === null) return null
  const wanted = tilesOfLine.filter((tile) => boxesIntersect(bounds, boxOfTile(tile)))
  const grid = new HeightGrid()
  const { heightsInTile } = await import('./heights-tile.ts')
  await Promise.all(
    wanted.map(async (tile) => {
      const url = tileUrl(tiles, tile)
      const response = await fetch(url, { signal })
      if (response.status === 204 || response.status === 404) return
      const heights = response.ok ? heightsInTile(await response.arrayBuffer()) : null
      if (heights === null) throw new Error(`${url} gives no heights (${response.status}).`)
      grid.add(tile, heights)
    }),
  )
  return grid
}

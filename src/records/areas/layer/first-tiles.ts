import { useEffect, useEffectEvent } from 'react'
import { mercatorX, mercatorY } from '#contract/geo/mercator.ts'
import type { TileJson } from '#contract/tile-json.ts'
import { useCategoriesOnceTold } from '#core/api/lookups.ts'
import { useView, type View } from '#core/viewport/bounds.ts'
import { useAreaTiles } from '../area-tiles.ts'

/** Loads what areas are drawn by, and the first tiles into the browser's store: the map, which will ask for them, is still loading. */
export function useAreaTilesPreload(): void {
  useCategoriesOnceTold()
  const tiles = useAreaTiles()
  const view = useView()
  const isKnown = tiles !== undefined && view !== null
  // Those of the first view alone: a map that moves loads its tiles itself.
  const preload = useEffectEvent(() => {
    if (isKnown) for (const address of tileAddresses(tiles, view)) void fetchIntoStore(address)
  })
  useEffect(() => {
    if (isKnown) preload()
  }, [isKnown])
}

/** The addresses of the tiles that cover a view at its zoom. */
export function tileAddresses({ tiles: [template], minzoom, maxzoom }: TileJson, { bounds, zoom }: View): string[] {
  const z = Math.min(maxzoom, Math.max(minzoom, Math.floor(zoom)))
  const [west, south, east, north] = bounds
  const edge = 2 ** z
  const [left, right] = [
    Math.floor(mercatorX(west) * edge),
    Math.ceil(mercatorX(east < west ? east + 360 : east) * edge),
  ]
  const [top, bottom] = [Math.floor(mercatorY(north) * edge), Math.ceil(mercatorY(south) * edge)]
  const columns = Array.from({ length: Math.min(edge, right - left) }, (_, column) => (left + column) % edge)
  const rows = Array.from({ length: bottom - top }, (_, row) => top + row)
  const addressOf = (x: number, y: number) =>
    template?.replace('{z}', `${z}`).replace('{x}', `${x}`).replace('{y}', `${y}`) ?? []
  return columns.flatMap((x) => rows.flatMap((y) => addressOf(x, y)))
}

/** What fails here is asked for again, and told, by the map. */
async function fetchIntoStore(url: string): Promise<void> {
  const body = fetch(url, { priority: 'low' }).then((response) => response.arrayBuffer())
  await body.catch(() => null)
}

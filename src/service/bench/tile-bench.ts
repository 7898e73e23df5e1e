import { gzipSync } from 'node:zlib'
import type { Store } from '../store/domain/store.ts'
import { makeAreaTile } from '#contract/tiles/area-tile.ts'
import { toGrid, WORLD, type TileId } from '#contract/tiles/grid.ts'
import { areaBoxes } from './area-boxes.ts'
import { median, shortest, shown, type Result } from './measure.ts'

const ZOOMS = [5, 6, 7, 8, 9, 10, 11, 12]
const MOST_TILES = 150
const RUNS = 5

/** What it costs to make a tile from the store, against compressing it: over tiles that hold data. */
export async function benchTiles(store: Store): Promise<Result> {
  const boxes = await areaBoxes(store)
  const byZoom: { zoom: number; ratios: number[] }[] = []
  for (const zoom of ZOOMS) {
    const ratios: number[] = []
    for (const tile of spread(tilesOf(boxes, zoom), MOST_TILES)) {
      const made = await shortest(RUNS, () => makeAreaTile(store, tile))
      if (made.value.length === 0) continue
      const compressed = await shortest(RUNS, () => gzipSync(made.value))
      ratios.push(made.ms / compressed.ms)
    }
    byZoom.push({ zoom, ratios })
  }
  const all = byZoom.flatMap(({ ratios }) => ratios)
  return {
    what: `A cold tile against compressing it, median of ${all.length} tiles`,
    values: [median(all)],
    unit: '×',
    target: { most: 4 },
    detail: byZoom.map(({ zoom, ratios }) => `z${zoom} ${shown(median(ratios))}`).join(', '),
  }
}

/** The tiles that the bounds of areas touch. */
export function tilesOf(boxes: Awaited<ReturnType<typeof areaBoxes>>, z: number): TileId[] {
  const size = WORLD / 2 ** z
  const tiles = new Map<string, TileId>()
  for (const [west, south, east, north] of boxes) {
    const [left, top] = toGrid([west, north]).map((value) => Math.floor(value / size))
    const [right, bottom] = toGrid([east, south]).map((value) => Math.floor(value / size))
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) continue
    for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) tiles.set(`${x}/${y}`, { z, x, y })
  }
  return [...tiles.values()]
}

/** So many of a list, evenly spread over it. */
export function spread<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most)
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

import { API_PREFIX, paths } from '#contract/paths.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { median, shown, type Result } from './measure.ts'
import { startService, type ServerProcess } from './processes.ts'

const LARGEST_ZOOM = 10
/** So many tiles below the largest of a zoom are asked for, and as many of the others, evenly spread. */
const DENSEST = 40

interface ServedTile extends TileId {
  readonly kilobytes: number
  readonly cpuMs: number
}

/** How large tiles are over HTTP, compressed, and what each costs when it is asked for first: zoom by zoom. */
export async function benchServedTiles(program: string, dataDir: string): Promise<Result[]> {
  const service = await startService(program, dataDir)
  const zooms: (readonly ServedTile[])[] = []
  let tiles: readonly TileId[] = [{ z: 0, x: 0, y: 0 }]
  for (let zoom = 0; zoom <= LARGEST_ZOOM; zoom += 1) {
    const served = await servedOf(service, tiles)
    zooms.push(served)
    tiles = below(served)
  }
  await service.end()
  const all = zooms.flat()
  return [
    {
      what: `Largest tile of ${all.length}, compressed`,
      values: [Math.max(...all.map(({ kilobytes }) => kilobytes))],
      unit: 'kB',
      target: { most: 150 },
      detail: zooms.map(lineOf).join('\n      '),
    },
    {
      what: 'Tiles of zoom 5 when first asked for, median',
      values: [median((zooms[5] ?? []).map(({ cpuMs }) => cpuMs))],
      unit: 'ms of CPU',
      target: { most: 60 },
    },
  ]
}

/** What is served of some tiles; those without data are left out. */
async function servedOf(service: ServerProcess, tiles: readonly TileId[]): Promise<readonly ServedTile[]> {
  const served: ServedTile[] = []
  for (const { z, x, y } of tiles) {
    const start = await service.cpu()
    const path = `${API_PREFIX}${paths.areaTiles}/${z}/${x}/${y}.mvt`
    const { status, body } = await service.ask({ path, headers: { 'Accept-Encoding': 'gzip' } })
    const cpuMs = (await service.cpu()) - start
    if (status === 200 && body.length > 0) served.push({ z, x, y, kilobytes: body.length / 1000, cpuMs })
  }
  return served
}

/** Of the tiles below some: those of the largest, and of the others so many, evenly spread. */
function below(tiles: readonly ServedTile[]): readonly TileId[] {
  const children = tiles
    .toSorted((a, b) => b.kilobytes - a.kilobytes)
    .flatMap(({ z, x, y }) => [0, 1, 2, 3].map((at) => ({ z: z + 1, x: 2 * x + (at & 1), y: 2 * y + (at >> 1) })))
  const others = children.slice(DENSEST)
  const step = Math.max(1, Math.ceil(others.length / DENSEST))
  return [...children.slice(0, DENSEST), ...others.filter((_, index) => index % step === 0)]
}

function lineOf(tiles: readonly ServedTile[], zoom: number): string {
  const spread = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b)
    const late = sorted[Math.floor(0.95 * sorted.length)] ?? NaN
    return [median(sorted), late, sorted.at(-1) ?? NaN].map(shown).join(' / ')
  }
  const [sizes, costs] = [tiles.map(({ kilobytes }) => kilobytes), tiles.map(({ cpuMs }) => cpuMs)]
  return `z${zoom}, ${tiles.length} tiles, p50 / p95 / max: ${spread(sizes)} kB, ${spread(costs)} ms of CPU`
}

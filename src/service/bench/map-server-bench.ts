import { AREA_DEFAULT_FIELDS } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { TileId } from '#contract/tiles/grid.ts'
import { areaBoxes, boxesHolding } from './area-boxes.ts'
import type { FastCgiProgram } from './fast-cgi.ts'
import { MADE_BOUNDS } from './made-areas.ts'
import { installedMapServer, startMapServer } from './map-server.ts'
import { costsOf, median, ratiosOf, shown, type Contender, type Result } from './measure.ts'
import { startService, type ServerProcess } from './processes.ts'
import { spread, tilesOf } from './tile-bench.ts'

const PAGE = 100
const BOXES = 100
const ZOOMS = [5, 8, 10]
/** What the compiler of a service just started is warmed up with. */
const WARMING_ZOOMS = [4, 6, 7, 9, 11]
const MOST_TILES = 60
const PASSES = 5

/**
 * What lists and tiles cost, against MapServer on the same areas: of MapServer the program alone, without the web server
 * that it needs before it.
 */
export async function benchMapServer(program: string, dataDir: string): Promise<Result[]> {
  const mapserv = installedMapServer()
  if (mapserv === null) {
    console.log('Nothing is compared with MapServer: mapserv or spawn-fcgi is not installed.')
    return []
  }
  const store = openSqliteStore(dataDir)
  const boxes = await boxesHolding(store, MADE_BOUNDS, BOXES, PAGE)
  const bounds = await areaBoxes(store)
  await store.close()
  const tiles = (zoom: number) => spread(tilesOf(bounds, zoom), MOST_TILES)
  const mapServer = await startMapServer(mapserv, program, dataDir)
  try {
    return [
      await listResult(program, dataDir, mapServer, boxes),
      ...(await tileResults(program, dataDir, mapServer, tiles)),
    ]
  } finally {
    mapServer.end()
  }
}

async function listResult(
  program: string,
  dataDir: string,
  mapServer: FastCgiProgram,
  boxes: readonly BBox[],
): Promise<Result> {
  const service = await startService(program, dataDir)
  const counts = { service: 0, mapServer: 0 }
  const contenders: Contender[] = [
    {
      async run(task) {
        const { body } = await mapServer.ask(listQuery(boxes[task]))
        counts.mapServer = countOf('"Feature"', body)
      },
      cpu: () => mapServer.cpu(),
    },
    {
      async run(task, pass) {
        const { body } = await service.ask({ path: listPath(boxes[task], pass) })
        counts.service = countOf('"geometry"', body)
      },
      cpu: () => service.cpu(),
    },
  ]
  const [others = [], costs = []] = await costsOf(boxes.length, contenders)
  await service.end()
  for (const [name, count] of Object.entries(counts)) {
    if (count < 0.8 * PAGE) throw new Error(`A list has ${count} records: ${name}.`)
  }
  return {
    what: `A list of ${PAGE} areas in a box with their shapes, not at hand, against MapServer's`,
    values: ratiosOf(costs, others),
    unit: '×',
    target: { most: 1 },
    detail: `MapServer ${shown(median(others))} ms, the service ${shown(median(costs))} ms of CPU`,
  }
}

function listPath(bbox: BBox = [0, 0, 0, 0], pass: number): string {
  const query = areaQuery.write({ bbox, fields: [...AREA_DEFAULT_FIELDS, 'geometry'] }).toString()
  return `${API_PREFIX}${paths.areas}?${query}&page_size=${PAGE}&pass=${pass}`
}

function listQuery([west, south, east, north]: BBox = [0, 0, 0, 0]): string {
  const what = 'SERVICE=WFS&VERSION=2.0.0&REQUEST=GetFeature&TYPENAMES=listed&OUTPUTFORMAT=geojson&SRSNAME=EPSG:4326'
  return `map=bench&${what}&COUNT=${PAGE}&BBOX=${[south, west, north, east].join(',')},EPSG:4326`
}

function countOf(text: string, body: Buffer): number {
  return body.toString().split(text).length - 1
}

interface Cost {
  readonly cpuMs: number
  readonly kilobytes: number
}

/** What was measured of the tiles of a zoom in a pass. */
interface Costs {
  readonly mapServer: Cost
  readonly first: Cost
  readonly again: Cost
}

/** Each pass asks a service of its own, which has no tile at hand but those that an import makes. */
async function tileResults(
  program: string,
  dataDir: string,
  mapServer: FastCgiProgram,
  tilesAt: (zoom: number) => readonly TileId[],
): Promise<Result[]> {
  const costs = new Map(ZOOMS.map((zoom): [number, Costs[]] => [zoom, []]))
  for (let pass = 0; pass < PASSES; pass++) {
    const service = await startService(program, dataDir)
    await costOf(service, WARMING_ZOOMS.flatMap(tilesAt), (tile) => tileOf(service, tile))
    for (const zoom of ZOOMS) {
      const tiles = tilesAt(zoom)
      costs.get(zoom)?.push({
        mapServer: await costOf(mapServer, tiles, (tile) => mapServerTileOf(mapServer, tile)),
        first: await costOf(service, tiles, (tile) => tileOf(service, tile)),
        again: await costOf(service, tiles, (tile) => tileOf(service, tile)),
      })
    }
    await service.end()
  }
  return [...costs].flatMap(([zoom, passes]) => linesOf(zoom, passes))
}

function linesOf(zoom: number, passes: readonly Costs[]): Result[] {
  const all = (of: keyof Costs) => passes.map((pass) => pass[of].cpuMs)
  const cpu = (of: keyof Costs) => `${shown(median(all(of)))} ms`
  const kilobytes = (of: keyof Costs) => `${shown(median(passes.map((pass) => pass[of].kilobytes)))} kB`
  return [
    {
      what: `A tile of zoom ${zoom}, first asked for, against MapServer's`,
      values: ratiosOf(all('first'), all('mapServer')),
      unit: '×',
      target: { most: 1 },
      detail: `MapServer ${cpu('mapServer')} of CPU, ${kilobytes('mapServer')}; the service ${cpu('first')}, ${kilobytes('first')}; in the mean, not compressed`,
    },
    {
      what: `A tile of zoom ${zoom}, asked for again, against MapServer's`,
      values: ratiosOf(all('again'), all('mapServer')),
      unit: '×',
      target: { most: 1 },
      detail: `the service ${cpu('again')} of CPU`,
    },
  ]
}

/** What a tile costs, and how large it is, in the mean of some. */
async function costOf(
  server: Pick<ServerProcess | FastCgiProgram, 'cpu'>,
  tiles: readonly TileId[],
  ask: (tile: TileId) => Promise<number>,
): Promise<Cost> {
  const start = await server.cpu()
  let bytes = 0
  for (const tile of tiles) bytes += await ask(tile)
  return { cpuMs: ((await server.cpu()) - start) / tiles.length, kilobytes: bytes / 1000 / tiles.length }
}

async function tileOf(service: ServerProcess, { z, x, y }: TileId): Promise<number> {
  const { status, body } = await service.ask({ path: `${API_PREFIX}${paths.areaTiles}/${z}/${x}/${y}.mvt` })
  if (status >= 400) throw new Error(`A tile was answered with ${status}.`)
  return body.length
}

async function mapServerTileOf(mapServer: FastCgiProgram, { z, x, y }: TileId): Promise<number> {
  const query = `map=bench&mode=tile&tilemode=gmap&layers=drawn&map.imagetype=mvt&tile=${x}+${y}+${z}`
  const { headers, body } = await mapServer.ask(query)
  if (!headers.includes('vector-tile')) throw new Error(`MapServer has made no tile: ${body.toString()}`)
  return body.length
}

import { AREA_DEFAULT_FIELDS } from '#contract/records/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { boxesHolding, fullBoxes } from './area-boxes.ts'
import { bareLoop } from './bare-loop.ts'
import { MADE_BOUNDS } from './made-areas.ts'
import type { MadeStore } from './made-store.ts'
import { costsOf, median, ratiosOf, shown, type Contender, type Result } from './measure.ts'
import { startConstant, startService, type ServerProcess } from './processes.ts'

const PAGE = 100
const FIELDS = [...AREA_DEFAULT_FIELDS, 'geometry'] as const
const REQUESTS = 300
/** How many areas a box holds, and how many boxes are asked for. */
const BOXES_BY_SIZE = [
  [100, 200],
  [1000, 60],
] as const
const MOST_SHARE = 0.1

/**
 * What a list by bbox costs through the whole service, 100 records with their geometry, against a bare loop over the
 * statement that reads them. No answer comes from a cache of answers.
 */
export async function benchList(program: string, dataDir: string): Promise<Result> {
  const store = openSqliteStore(dataDir)
  const boxes = await fullBoxes(store, REQUESTS, PAGE)
  await store.close()
  const service = await startService(program, dataDir)
  const bare = await bareLoop(dataDir, boxes, FIELDS, PAGE, { pageOnly: true })
  const [bareCosts = [], serviceCosts = []] = await costsOf(REQUESTS, [bare, missing(service, boxes)])
  await service.end()
  return {
    what: 'A list by bbox over HTTP, against its bare statement',
    values: ratiosOf(serviceCosts, bareCosts),
    unit: '×',
    target: { most: 3 },
    detail: `bare ${shown(median(bareCosts))} ms, over HTTP ${shown(median(serviceCosts))} ms of CPU`,
  }
}

/** What a miss costs with few areas, and with many where these are more, for boxes of each size, against a bare loop. */
export async function benchMisses(program: string, few: MadeStore, many: MadeStore): Promise<Result[]> {
  const stores = many.dataDir === few.dataDir ? [few] : [few, many]
  const services: ServerProcess[] = []
  const boxes: (readonly SizedBoxes[])[] = []
  for (const store of stores) {
    boxes.push(await boxesBySize(store, few.areas))
    services.push(await startService(program, store.dataDir))
  }
  const results: Result[][] = []
  for (const [index, { what, boxes: own }] of (boxes[0] ?? []).entries()) {
    const misses = services.map((service, at) => missing(service, boxes[at]?.[index]?.boxes ?? []))
    const constant = await constantOf(program, services, own)
    const contenders = [await bareLoop(few.dataDir, own, FIELDS, PAGE), missing(constant, own), ...misses]
    results.push(missLines(what, stores, await costsOf(own.length, contenders)))
    await constant.end()
  }
  for (const service of services) await service.end()
  return results.flat()
}

/** Node's own server with as much to send: below that and the bare loop together no service can be. */
async function constantOf(
  program: string,
  [service]: readonly ServerProcess[],
  [box = [0, 0, 0, 0]]: readonly BBox[],
): Promise<ServerProcess> {
  if (service === undefined) throw new Error('There is no service to be measured.')
  return startConstant(program, await service.ask({ path: pathOf(box, 0) }))
}

function missLines(
  what: string,
  stores: readonly MadeStore[],
  [bare = [], constant = [], costs = [], costsOfMany = []]: readonly number[][],
): Result[] {
  const [few, many] = stores.map(({ areas }) => areas.toLocaleString('en'))
  const result: Result = {
    what: `A miss: 100 of ${what} in a box, of ${few} areas, against a bare loop`,
    values: ratiosOf(costs, bare),
    unit: '×',
    target: { most: 1.7 },
    detail: `bare ${shown(median(bare))} ms, Node's http with as much ${shown(median(constant))} ms, over HTTP ${shown(median(costs))} ms of CPU`,
  }
  if (many === undefined) return [result]
  return [
    result,
    {
      what: `The same of ${many} areas, against its cost at ${few}`,
      values: ratiosOf(costsOfMany, costs),
      unit: '×',
      target: { most: 3 },
      detail: `${shown(median(costsOfMany))} ms of CPU`,
    },
  ]
}

interface SizedBoxes {
  /** How many areas each of them holds. */
  readonly what: string
  readonly boxes: readonly BBox[]
}

/** Boxes that hold all but a few at the rim, or a share of the fewest areas that leaves room for many of them. */
async function boxesBySize({ dataDir }: MadeStore, fewest: number): Promise<SizedBoxes[]> {
  const store = openSqliteStore(dataDir)
  const sized: SizedBoxes[] = []
  for (const [areas, count] of BOXES_BY_SIZE) {
    if (areas > fewest * MOST_SHARE) continue
    sized.push({ what: areas.toLocaleString('en'), boxes: await boxesHolding(store, MADE_BOUNDS, count, areas) })
  }
  await store.close()
  return [
    ...sized,
    { what: 'nearly all', boxes: Array.from({ length: 50 }, (_, at) => around(MADE_BOUNDS, 1 + at / 40)) },
  ]
}

/** Asks a service for what it cannot have at hand: it ignores a parameter that it does not know. */
function missing(server: ServerProcess, boxes: readonly BBox[]): Contender {
  return {
    run: (task, pass) => server.ask({ path: pathOf(boxes[task] ?? [0, 0, 0, 0], pass) }),
    cpu: () => server.cpu(),
  }
}

function pathOf(bbox: BBox, pass: number): string {
  const query = areaQuery.write({ bbox, fields: FIELDS }).toString()
  return `${API_PREFIX}${paths.areas}?${query}&page_size=${PAGE}&pass=${pass}`
}

function around([west, south, east, north]: BBox, by: number): BBox {
  return [west - by, south - by, east + by, north + by]
}

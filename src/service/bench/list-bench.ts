import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import * as z from 'zod/mini'
import { AREA_DEFAULT_FIELDS } from '#contract/area.ts'
import type { BBox } from '#contract/geometry.ts'
import { API_PREFIX, paths } from '#contract/paths.ts'
import { areaQuery } from '#contract/query/area-query.ts'
import { createService } from '../app.ts'
import { ServiceConfig } from '../config.ts'
import { listen } from '../server.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import type { Store } from '../store/store.ts'
import { areaBoxes } from './area-boxes.ts'
import { bareStatement } from './bare-statement.ts'
import { costsOf, cpuMs, shown, type Contender, type Result } from './measure.ts'

const PAGE = 100
const FIELDS = [...AREA_DEFAULT_FIELDS, 'geometry'] as const
const REQUESTS = 300

/**
 * What a list by bbox costs through the whole service, 100 records with their geometry, against a bare loop over the
 * statement that reads them. No answer comes from a cache of answers.
 */
export async function benchList(program: string, dataDir: string): Promise<Result> {
  const store = openSqliteStore(dataDir)
  const boxes = await fullBoxes(store, REQUESTS)
  await store.close()
  const service = await serviceOverHttp(program, dataDir, (task, pass) => pathOf(boxes[task], pass))
  const bare = bareStatement(dataDir, boxes, FIELDS, PAGE)
  const [bareCost = NaN, serviceCost = NaN] = await costsOf(REQUESTS, [bare, service])
  service.end()
  return {
    what: 'A list by bbox over HTTP, against its bare statement',
    value: serviceCost / bareCost,
    unit: '×',
    target: { most: 3 },
    detail: `bare ${shown(bareCost)} ms, over HTTP ${shown(serviceCost)} ms of CPU`,
  }
}

/** The service ignores a parameter that it does not know, and has no answer of that address yet. */
function pathOf(bbox: BBox = [0, 0, 0, 0], pass: number): string {
  const query = areaQuery.write({ bbox, fields: FIELDS }).toString()
  return `${API_PREFIX}${paths.areas}?${query}&page_size=${PAGE}&pass=${pass}`
}

/** Boxes of different sizes around areas that hold a full page each. */
async function fullBoxes(store: Store, count: number): Promise<BBox[]> {
  const areas = await areaBoxes(store)
  const boxes: BBox[] = []
  for (let at = 0; boxes.length < count; at++) {
    const [west, south, east, north] = areas[(at * 7919) % areas.length] ?? [0, 0, 0, 0]
    const reach = 0.4 + (at % 7) * 0.2
    const box = [west - 2 * reach, south - reach, east + 2 * reach, north + reach] as const
    const found = await store.listAreas({ bbox: box }, ['id'], { offset: 0, limit: 0 })
    if (found.count >= PAGE) boxes.push(box)
  }
  return boxes
}

/** A service in a process of its own, so that the cost of asking is not its own. */
async function serviceOverHttp(
  program: string,
  dataDir: string,
  path: (task: number, pass: number) => string,
): Promise<Contender & { readonly end: () => void }> {
  const child = fork(program, ['serve', dataDir])
  const port = await told(child)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    run: (task, pass) => sizeOf(path(task, pass), port, agent),
    cpu() {
      child.send('cpu')
      return told(child)
    },
    end() {
      agent.destroy()
      child.kill()
    },
  }
}

async function told(child: ChildProcess): Promise<number> {
  const [message]: unknown[] = await once(child, 'message')
  return z.number().parse(message)
}

function sizeOf(path: string, port: number, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get({ path, port, agent }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => (size += chunk.length))
      response.on('end', () => resolve(size))
    }).on('error', reject)
  })
}

/** What the process of its own does: serves, tells its port, and its CPU time whenever asked. */
export async function serveAndTell(dataDir: string): Promise<void> {
  const service = createService({
    store: openSqliteStore(dataDir),
    config: ServiceConfig.parse({}),
    now: Date.now,
    webRoot: null,
    publicUrl: null,
    allowedHosts: [],
    log: console.error,
  })
  const { port } = await listen((request) => service.fetch(request), { port: 0, host: 'localhost' })
  process.on('message', () => process.send?.(cpuMs()))
  process.send?.(port)
}

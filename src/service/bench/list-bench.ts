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
import { bareCost } from './bare-statement.ts'
import { cpuMs, shown, type Result } from './measure.ts'

const PAGE = 100
const FIELDS = [...AREA_DEFAULT_FIELDS, 'geometry'] as const
const REQUESTS = 300

/**
 * What a list by bbox costs through the whole service, 100 records with their geometry, against a bare loop over the
 * statement that reads them. No answer comes from a cache of answers: each box is asked for once with this page size.
 */
export async function benchList(program: string, dataDir: string): Promise<Result[]> {
  const store = openSqliteStore(dataDir)
  const boxes = await fullBoxes(store, REQUESTS)
  const bare = bareCost(dataDir, boxes, FIELDS, PAGE)
  const service = serviceOn(store)
  const inside = await costOf(
    boxes,
    async (path) => (await (await service.request(path)).arrayBuffer()).byteLength,
    async () => cpuMs(),
  )
  await store.close()
  const outside = await costOverHttp(program, dataDir, boxes)
  const common = { unit: '×', target: { most: 3 } }
  const detail = `bare ${shown(bare)} ms, within the process ${shown(inside)} ms, over HTTP ${shown(outside)} ms`
  return [
    { what: 'A list by bbox through the service, against its bare statement', value: inside / bare, ...common, detail },
    { what: 'The same over HTTP, CPU of the service', value: outside / bare, ...common },
  ]
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

function serviceOn(store: Store): ReturnType<typeof createService> {
  return createService({
    store,
    config: ServiceConfig.parse({}),
    now: Date.now,
    webRoot: null,
    publicUrl: null,
    allowedHosts: [],
    log: console.error,
  })
}

/** The CPU time of one request in milliseconds, once the code and the store's own pages are warm. */
async function costOf(
  boxes: readonly BBox[],
  request: (path: string) => Promise<number>,
  cpu: () => Promise<number>,
): Promise<number> {
  let start = 0
  for (const size of [PAGE - 1, PAGE]) {
    start = await cpu()
    for (const bbox of boxes) {
      const query = areaQuery.write({ bbox, fields: FIELDS }).toString()
      const bytes = await request(`${API_PREFIX}${paths.areas}?${query}&page_size=${size}`)
      if (bytes < 1000) throw new Error(`Only ${bytes} bytes came for ${query}.`)
    }
  }
  return ((await cpu()) - start) / boxes.length
}

async function costOverHttp(program: string, dataDir: string, boxes: readonly BBox[]): Promise<number> {
  const child = fork(program, ['serve', dataDir])
  try {
    const port = await told(child)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const cost = await costOf(
      boxes,
      (path) => sizeOf(path, port, agent),
      () => {
        child.send('cpu')
        return told(child)
      },
    )
    agent.destroy()
    return cost
  } finally {
    child.kill()
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
  const service = serviceOn(openSqliteStore(dataDir))
  const { port } = await listen((request) => service.fetch(request), { port: 0, host: 'localhost' })
  process.on('message', () => process.send?.(cpuMs()))
  process.send?.(port)
}

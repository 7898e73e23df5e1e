import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { ClosureRecord } from '../../src/contract/records/closure.ts'
import { validityOf } from '../../src/contract/standing/standing.ts'
import { boxesIntersect } from '../../src/contract/geo/box.ts'
import { closureQuery, statusesShown } from '../../src/contract/query/closure-query.ts'
import { statusAt } from '../../src/contract/status/status.ts'
import { startService } from './process.ts'
import { dataOf } from './seeds.ts'

/** What a service has that knows `spec.md` and nothing else. */
export interface SpecOnlyData {
  readonly areas: readonly Record<string, unknown>[]
  readonly closures: readonly Record<string, unknown>[]
}

/** A page and the service that it reads, which is at an origin of its own. */
export interface SpecOnlyHost {
  /** Of the page. */
  readonly url: string
  /** Of the service. */
  readonly api: string
  /** From now on the service has this, and nothing else. */
  holds(data: SpecOnlyData): void
  /** From now on every request is answered with this status; null: as usual. */
  failWith(status: number | null): void
  stop(): Promise<void>
}

export const NOTHING: SpecOnlyData = { areas: [], closures: [] }

/** A uuid for each number. */
export const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const AREA_DEFAULTS = ['uuid', 'id', 'name', 'category_id', 'country_id']
const CLOSURE_DEFAULTS = ['uuid', 'name', 'type', 'reason_id', 'start_on', 'end_on', 'activity_ids', 'source_id']
const PAGE = 20

/**
 * A service of the specification alone: no root document, no tiles, no `bbox` on areas, no lists of activities, reasons
 * and sources, no single closures, a bare array of closures, small pages of areas under other names than usual, and no
 * fields of areas but its own. With a host of the page beside it.
 */
export async function startSpecOnlyHost(): Promise<SpecOnlyHost> {
  let held = NOTHING
  let failure: number | null = null
  const server = createServer((request, response) => {
    if (failure === null) answer(held, request, response)
    else send(response, failure, { detail: 'Out of order.' })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stub has no port.')
  const api = `http://127.0.0.1:${address.port}`
  const host = await startService({ config: { apiBase: api }, data: dataOf('demo') })
  return {
    url: host.url,
    api,
    holds: (data) => (held = data),
    failWith: (status) => (failure = status),
    async stop() {
      await host.stop()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(data: SpecOnlyData, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const [, prefix, version, list, uuid, ...rest] = url.pathname.replace(/\/$/, '').split('/')
  if (prefix !== 'api' || version !== 'v2' || rest.length > 0) return send(response, 404, { detail: 'Not found.' })
  switch (`${list}${uuid === undefined ? '' : '/{uuid}'}`) {
    case 'protected-areas': {
      const page = areaPage(data.areas, url)
      return page === null ? send(response, 400, { detail: 'Unknown field.' }) : send(response, 200, page)
    }
    case 'protected-areas/{uuid}': {
      const area = data.areas.find((record) => record.uuid === uuid)
      return area === undefined ? send(response, 404, { detail: 'Not found.' }) : send(response, 200, area)
    }
    case 'closures-and-notices':
      return send(response, 200, closureList(data.closures, url))
    case 'protected-area-categories':
      return send(response, 200, [{ id: 1, name: 'Nationalpark' }])
    case 'countries':
      return send(response, 200, [{ id: 276, name: 'Germany' }])
    case 'licenses':
      return send(response, 200, [{ name: 'CC0', uri: 'https://creativecommons.org/publicdomain/zero/1.0/' }])
    default:
      return send(response, 404, { detail: 'Not found.' })
  }
}

/** What the filters of time and place leave, each with the fields asked for; what has no shape is in every box. */
function closureList(closures: SpecOnlyData['closures'], { searchParams }: URL) {
  const read = closureQuery.read(searchParams)
  const { bbox, ends_after, ...filters } = read.ok ? read.query : {}
  const statuses = statusesShown({ ...filters, ...(ends_after !== undefined && { ends_after }) })
  return closures.flatMap((closure) => {
    const record = ClosureRecord.parse(closure)
    const isNear = bbox === undefined || record.bbox == null || boxesIntersect(record.bbox, bbox)
    const isLate = ends_after === undefined || record.end_on == null || record.end_on >= ends_after
    const { status } = statusAt(validityOf(record, 'UTC'), Date.now())
    return isNear && isLate && statuses.includes(status) ? [chosen(closure, searchParams, CLOSURE_DEFAULTS)] : []
  })
}

/** The fields that are asked for of a record, as far as it has them. */
function chosen(record: Record<string, unknown>, searchParams: URLSearchParams, defaults: readonly string[]) {
  const fields = searchParams.get('fields')?.split(',') ?? defaults
  return Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
}

/** A page in an envelope with names of its own; null where a field is asked for that it does not know. */
function areaPage(areas: SpecOnlyData['areas'], { searchParams }: URL) {
  const isKnown = (name: string) => name === 'geometry' || AREA_DEFAULTS.includes(name)
  if (searchParams.get('fields')?.split(',').every(isKnown) === false) return null
  const offset = Number(searchParams.get('offset') ?? 0)
  const items = areas.slice(offset, offset + PAGE).map((area) => chosen(area, searchParams, AREA_DEFAULTS))
  return { total: areas.length, offset, limit: PAGE, items }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', Vary: 'Accept' })
  response.end(JSON.stringify(body))
}

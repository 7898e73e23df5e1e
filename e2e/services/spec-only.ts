import { createServer, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { specOnlyAnswer, type SpecOnlyAnswer, type SpecOnlyData } from '../../src/testing/spec-only.ts'
import { startService } from './process.ts'
import { dataOf } from './seeds.ts'

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

/** A service of the specification alone, with a host of the page beside it. */
export async function startSpecOnlyHost(): Promise<SpecOnlyHost> {
  let held = NOTHING
  let failure: number | null = null
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const broken = failure === null ? null : { status: failure, body: { detail: 'Out of order.' } }
    send(response, broken ?? specOnlyAnswer(held, url, Date.now()))
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

function send(response: ServerResponse, { status, body }: SpecOnlyAnswer): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*', Vary: 'Accept' })
  response.end(JSON.stringify(body))
}

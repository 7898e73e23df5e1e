import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, Agent, get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import * as z from 'zod/mini'
import { createService } from '../http/app.ts'
import { ServiceConfig } from '../config/config.ts'
import { collectLessOften } from '../http/heap.ts'
import { listen } from '../http/server.ts'
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts'
import { cpuMs } from './measure.ts'

export interface BenchRequest {
  readonly path: string
  readonly headers?: OutgoingHttpHeaders
}

export interface BenchResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** A server in a process of its own, so that the cost of asking is not its own. */
export interface ServerProcess {
  ask(request: BenchRequest): Promise<BenchResponse>
  /** The CPU time that it has used, in milliseconds. */
  cpu(): Promise<number>
  /** Resolves when it has gone, and holds nothing any more. */
  end(): Promise<void>
}

/** The whole service on the store of a directory. */
export function startService(program: string, dataDir: string): Promise<ServerProcess> {
  return start(fork(program, ['serve', dataDir]))
}

/** Node's own server with one constant answer. */
export function startConstant(program: string, { status, headers, body }: BenchResponse): Promise<ServerProcess> {
  const child = fork(program, ['constant'])
  child.send({ status, headers, body: body.toString('base64') })
  return start(child)
}

async function start(child: ChildProcess): Promise<ServerProcess> {
  const port = await told(child)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    ask: (request) => ask(request, port, agent),
    cpu() {
      child.send('cpu')
      return told(child)
    },
    async end() {
      const gone = once(child, 'exit')
      agent.destroy()
      child.kill()
      await gone
    },
  }
}

/** The number that a process tells next; rejects where it ends instead. */
async function told(child: ChildProcess): Promise<number> {
  const settled = new AbortController()
  const { signal } = settled
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A process that is measured has ended. What it printed says why.')
  })
  try {
    const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), ended])
    return z.number().parse(message)
  } finally {
    settled.abort()
  }
}

function ask({ path, headers = {} }: BenchRequest, port: number, agent: Agent): Promise<BenchResponse> {
  return new Promise((resolve, reject) => {
    get({ path, headers, port, agent }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      )
    }).on('error', reject)
  })
}

/** What a service's process does: serves, tells its port, and its CPU time whenever asked. */
export async function serveAndTell(dataDir: string): Promise<void> {
  collectLessOften()
  const service = createService({
    store: openSqliteStore(dataDir),
    config: ServiceConfig.parse({}),
    now: Date.now,
    webRoot: null,
    publicUrl: null,
    allowedHosts: [],
    log: console.error,
  })
  const { port } = await listen(service.fetch, { port: 0, host: 'localhost' })
  tell(port)
}

const Constant = z.object({ status: z.int(), headers: z.record(z.string(), z.string()), body: z.string() })
/** What Node's server writes by itself. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** What the process of a constant answer does: is told the answer, serves it, and tells as {@link serveAndTell} does. */
export async function serveConstantAndTell(): Promise<void> {
  const [message]: unknown[] = await once(process, 'message')
  const { status, headers, body } = Constant.parse(message)
  const bytes = Buffer.from(body, 'base64')
  const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.has(name)))
  const server = createServer((_, response) => {
    response.writeHead(status, sent)
    response.end(bytes)
  })
  // It waits for its turn beside others.
  server.keepAliveTimeout = 0
  server.listen({ port: 0, host: 'localhost' }, () => {
    const address = server.address()
    tell(typeof address === 'object' && address !== null ? address.port : NaN)
  })
}

function tell(port: number): void {
  process.on('message', () => process.send?.(cpuMs()))
  // Nobody else ends it where the benchmark has failed.
  process.on('disconnect', () => process.exit())
  process.send?.(port)
}

import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import { PUBLIC } from '../answer/headers.ts'
import type { Arrival } from './kernel/request-key-cache.ts'
import { isHealth } from './kernel/guards.ts'
import { NO_TUNNEL, refusalOf, refuse, refuseRequest, TWO_HOSTS } from './refusals.ts'
import { UnhurriedServer } from './unhurried-server.ts'

/** The service cannot listen; the message says where and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

export interface Listening {
  readonly port: number
  /** Takes no more requests, and ends when those at work are answered. */
  close(): Promise<void>
}

// Beyond what any query may be, so that an overlong one still gets the contract's answer.
const MAX_HEADER_BYTES = 65_536
const GRACE_MS = 5000

/** For how long a client is waited for, in milliseconds. */
export interface Patience {
  /** Until the head of a request is there; also the whole of a request that brings more, which none needs. */
  readonly requestMs: number
  /** For the next request: longer than proxies keep a connection, or they send one into a closing connection. */
  readonly keepAliveMs: number
  /** While it takes nothing of an answer. */
  readonly stalledMs: number
  /** Until a client that was refused has gone. */
  readonly lingerMs: number
}

const PATIENCE: Patience = { requestMs: 20_000, keepAliveMs: 75_000, stalledMs: 120_000, lingerMs: 2000 }

interface Listened {
  readonly port: number
  readonly host: string | null
  /** As long as clients need, unless said. */
  readonly patience?: Patience
}

/** Serves requests over HTTP. Throws a ListenError where the port cannot be had. */
export async function listen(
  fetch: (request: Request, arrival: Arrival) => Response | Promise<Response>,
  { port, host, patience = PATIENCE }: Listened,
): Promise<Listening> {
  const listener = getRequestListener(fetch, { errorHandler })
  const answers = new WeakMap<Duplex, ServerResponse>()
  const server = new UnhurriedServer(optionsOf(patience), (request, response) => {
    answers.set(request.socket, response)
    if (hasTwoHosts(request)) return refuseRequest(response, TWO_HOSTS)
    // A balancer may name any host or, in HTTP/1.0, none.
    if (isHealth(request.url ?? '')) request.headers.host = 'localhost'
    void listener(request, response)
  })
  server.timeout = patience.stalledMs
  server.on('clientError', (error, socket) => {
    const begun = answers.get(socket)
    // What would be said now would stand in the middle of an answer.
    if (begun?.headersSent === true && !begun.writableFinished) socket.destroy()
    else refuse(socket, refusalOf(error), patience.lingerMs)
  })
  // Node has no answer to it of its own.
  server.on('connect', (_, socket) => refuse(socket, NO_TUNNEL, patience.lingerMs))
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new ListenError(reasonOf(error, port), { cause: error })))
    server.listen({ port, ...(host === null ? {} : { host }) }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => close(server),
  }
}

/** Node takes the first of them, and a proxy before it may have taken the other (RFC 9112, 3.2). */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1
}

function optionsOf({ requestMs, keepAliveMs }: Patience): ServerOptions {
  return {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: requestMs,
    requestTimeout: requestMs,
    keepAliveTimeout: keepAliveMs,
    // How often Node looks for requests that take too long.
    connectionsCheckingInterval: requestMs / 4,
  }
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  const patience = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  await closed
  clearTimeout(patience)
}

function reasonOf(error: Error, port: number): string {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set another PORT.`
  if (code === 'EACCES') return `Port ${port} needs rights that this program does not have. Set another PORT.`
  return `The service cannot listen on port ${port}: ${error.message}.`
}

function errorHandler(error: unknown): Response {
  const status = error instanceof RequestError ? 400 : 500
  const detail = status === 400 ? 'The address cannot be read.' : 'The service failed to answer.'
  return Response.json({ detail }, { status, headers: { ...PUBLIC, 'Cache-Control': 'no-store' } })
}

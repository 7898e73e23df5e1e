import { createServer, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Arrival } from './kernel/request-key-cache.ts'

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

/** Serves requests over HTTP. Throws a ListenError where the port cannot be had. */
export async function listen(
  fetch: (request: Request, arrival: Arrival) => Response | Promise<Response>,
  { port, host }: { readonly port: number; readonly host: string | null },
): Promise<Listening> {
  const listener = getRequestListener(fetch, { errorHandler })
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    void listener(request, response)
  })
  server.on('clientError', refuse)
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
  return Response.json({ detail }, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** Answers what is no HTTP request, or one whose head is too long. */
function refuse(error: Error, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy()
  const tooLong = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW'
  const status = tooLong ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const body = JSON.stringify({ detail: tooLong ? 'The address or the headers are too long.' : 'This is not HTTP.' })
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.end([...head, '', body].join('\r\n'))
}

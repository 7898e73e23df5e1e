import { STATUS_CODES, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { methodNotAllowed } from '#contract/error-sentences.ts'
import { PUBLIC } from '../answer/headers.ts'

/** What is answered in place of what was asked. */
interface Refusal {
  readonly status: number
  readonly detail: string
}

export const NO_TUNNEL: Refusal = { status: 405, detail: methodNotAllowed('CONNECT') }
export const TWO_HOSTS: Refusal = { status: 400, detail: 'The request has more than one Host header.' }
const NOT_HTTP: Refusal = { status: 400, detail: 'This is not HTTP.' }

/** By the codes of Node's errors. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, detail: 'The address or the headers are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, detail: 'The request took too long to arrive.' },
  HPE_INVALID_URL: {
    status: 400,
    detail: 'The address cannot be read. Letters beyond ASCII must be percent-encoded: M%C3%BCritz for Müritz.',
  },
}

/** What is answered to a client whose bytes ended in this error of Node. */
export function refusalOf(error: Error): Refusal {
  const code = 'code' in error ? String(error.code) : ''
  return REFUSALS[code] ?? NOT_HTTP
}

const HEADERS = { ...PUBLIC, 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' }

/** Answers a request that could be read, but is not to be answered otherwise, and ends its connection. */
export function refuseRequest(response: ServerResponse, { status, detail }: Refusal): void {
  response.writeHead(status, HEADERS)
  response.end(JSON.stringify({ detail }))
}

const refused = new WeakSet<Duplex>()

/**
 * Answers on a socket on which nothing can be asked any more, and lets go of it: after `lingerMs` at the latest, whatever
 * the client does. Until then what it still sends is read, or the system would take the answer back from it.
 */
export function refuse(socket: Duplex, { status, detail }: Refusal, lingerMs: number): void {
  if (refused.has(socket)) return
  refused.add(socket)
  if (!socket.writable) return void socket.destroy()
  const body = JSON.stringify({ detail })
  const headers = { ...HEADERS, 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
  const linger = setTimeout(() => socket.destroy(), lingerMs)
  socket.once('close', () => clearTimeout(linger))
  socket.resume()
}

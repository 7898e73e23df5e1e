import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/**
 * How an answer is spoilt: `portal`, the login page of a network in its place, with status 200; `portal-json`, the same as
 * JSON; `portal-host`, it leads to the page at another host; `busy`, the service is asked too much; `cut`, it breaks off in the
 * middle, as if it were all; `off`, there is none; `gone`, there is no such file; `failing`, the service has an error;
 * `silent`, nothing comes, and the line stays open.
 */
export type Harm = 'portal' | 'portal-json' | 'portal-host' | 'busy' | 'cut' | 'off' | 'gone' | 'failing' | 'silent'

/** What stands between browser and service: a line, and who deploys. */
export interface Front {
  readonly url: string
  /** From now on requests go to another service. */
  leadTo(service: { readonly url: string }): void
  /** From now on another version of the app is there; the files of those before are gone. */
  deploy(version: string): void
  /** From now on answers are spoilt: by path. */
  spoil(harmOf: (path: string) => Harm | null): void
  /** From now on all answers share so many bytes a second. */
  slowTo(rate: number): void
  stop(): Promise<void>
}

/** A slow line gives a piece to one answer at each tick, in ms. */
const TICK = 50
const TICKS = 1000 / TICK
const ASSETS = '/assets/'
const TEXT = /^(?:text|application)\/(?:html|javascript|css)/
const JSON_TYPE = /^application\/json/
/** Nothing listens there. */
const OTHER_HOST = 'localhost:9'
const PORTAL = '<!doctype html><title>Grand Hotel</title><script src="/login.js"></script><p>Room number:'

/** Starts a host at an origin of its own, which hands everything on to a service. */
export async function startFront(service: { readonly url: string }): Promise<Front> {
  let [target, version] = [service.url, '']
  const line = { rate: Infinity }
  let harmOf: (path: string) => Harm | null = () => null
  let turn = Promise.resolve()

  const send = async (response: ServerResponse, body: Buffer) => {
    let at = 0
    while (at < body.length && line.rate !== Infinity) {
      turn = turn.then(() => setTimeout(TICK))
      await turn
      const next = at + Math.ceil(Math.min(line.rate, body.length) / TICKS)
      response.write(body.subarray(at, next))
      at = next
    }
    response.end(body.subarray(at))
  }

  const answer = async (asked: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(asked.url ?? '/', target)
    const isOld = version !== '' && pathname.startsWith(ASSETS) && !pathname.startsWith(`${ASSETS}${version}/`)
    const harm = isOld ? 'gone' : harmOf(pathname)
    if (harm === 'off') return void response.destroy()
    if (harm === 'silent') return
    const path = version === '' ? pathname : pathname.replace(`${ASSETS}${version}/`, ASSETS)
    const { status, headers, body } = await askedOf(target, path + search, asked)
    if (harm === 'portal') return void response.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL)
    if (harm === 'portal-json') return json(response, 200, { login: 'wanted', url: 'http://login.example/' })
    if (harm === 'portal-host')
      return void response.writeHead(302, { Location: `http://${OTHER_HOST}${asked.url}` }).end()
    if (harm === 'busy') return json(response, 429, { detail: 'Request was throttled.' })
    if (harm === 'gone' || harm === 'failing')
      return json(response, harm === 'gone' ? 404 : 503, { detail: 'Not as it should be.' })
    const type = String(headers['content-type'])
    const isText = version !== '' && (TEXT.test(type) || (path.startsWith(ASSETS) && JSON_TYPE.test(type)))
    response.writeHead(status, isText ? { ...headers, etag: `"${version}"` } : headers)
    const whole = isText ? Buffer.from(inVersion(body.toString(), version)) : body
    return send(response, harm === 'cut' ? whole.subarray(0, whole.length / 2) : whole)
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    leadTo: ({ url }) => (target = url),
    deploy: (next) => (version = next),
    spoil: (next) => (harmOf = next),
    slowTo: (bytes) => (line.rate = bytes),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

/** A text of the build as another build has it: every file is at another address, and what has none is of another revision. */
function inVersion(text: string, version: string): string {
  return text
    .replace(/\bassets\/(?=[\w-])/g, `assets/${version}/`)
    .replace(/\brevision:(["'`])/g, (found) => `${found}${version}`)
}

/** What a service says, readable and whole. */
async function askedOf(target: string, path: string, { method, headers }: IncomingMessage) {
  const { 'accept-encoding': _encoding, 'if-none-match': _known, ...own } = headers
  const passed = request(target + path, { method, headers: own }).end()
  const [response]: IncomingMessage[] = await once(passed, 'response')
  if (response === undefined) throw new Error('The service gave no answer.')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(Buffer.from(chunk))
  const { 'transfer-encoding': _, 'content-length': __, connection: ___, ...kept } = response.headers
  return { status: response.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks) }
}

import { once } from 'node:events'
import { Agent, createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What has passed on the way to a page since its visit began. */
export interface Traffic {
  readonly requests: number
  /** Compressed as they are sent, headers not counted. */
  readonly bytes: number
  readonly scriptBytes: number
  /** For how long nothing has been on the way, in ms. */
  readonly quietMs: number
}

export interface Proxy {
  readonly url: string
  traffic(): Traffic
  /** Begins to count anew. */
  reset(): void
  stop(): Promise<void>
}

/** A file that the proxy gives itself. */
export interface OwnFile {
  readonly type: string
  /** Compressed by Brotli. */
  readonly bytes: Buffer
}

export interface ProxyOptions {
  /** Gives some of the addresses itself. */
  readonly ownFile: (path: string) => OwnFile | null
  readonly line: Line | null
}

/** Stands before a service, so that all contenders come over one origin and every byte is counted, workers' too. */
export async function startProxy(target: string, { ownFile, line }: ProxyOptions): Promise<Proxy> {
  const { hostname, port } = new URL(target)
  const agent = new Agent({ keepAlive: true })
  let counted = { requests: 0, bytes: 0, scriptBytes: 0 }
  let pending = 0
  let lastAt = performance.now()

  async function send(response: ServerResponse, body: AsyncIterable<Buffer>, isScript: boolean): Promise<void> {
    for await (const chunk of body) {
      await line?.carry(chunk.length)
      counted.bytes += chunk.length
      if (isScript) counted.scriptBytes += chunk.length
      response.write(chunk)
    }
    response.end()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const own = ownFile(new URL(request.url ?? '/', target).pathname)
    await line?.begin()
    if (own !== null) {
      response.writeHead(200, {
        'Content-Type': own.type,
        'Content-Encoding': 'br',
        'Content-Length': own.bytes.length,
      })
      return send(response, chunksOf(own.bytes), isScript(own.type))
    }
    const { method, headers } = request
    const forward = ask({ hostname, port, agent, method, headers, path: request.url })
    request.pipe(forward)
    const [upstream]: IncomingMessage[] = await once(forward, 'response')
    if (upstream === undefined) throw new Error('No answer.')
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    return send(response, upstream, isScript(upstream.headers['content-type'] ?? ''))
  }

  const server = createServer((request, response) => {
    counted.requests++
    pending++
    response.on('close', () => {
      pending--
      lastAt = performance.now()
    })
    // A page that is closed asks no more.
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  return {
    url: `http://localhost:${address.port}`,
    traffic: () => ({ ...counted, quietMs: pending > 0 ? 0 : performance.now() - lastAt }),
    reset: () => (counted = { requests: 0, bytes: 0, scriptBytes: 0 }),
    async stop() {
      server.closeAllConnections()
      agent.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A line that all connections of a page share. */
export class Line {
  readonly #bytesPerMs: number
  readonly #latency: number
  #freeAt = 0

  constructor(bitsPerSecond: number, latencyMs: number) {
    this.#bytesPerMs = bitsPerSecond / 8000
    this.#latency = latencyMs
  }

  /** Resolves when the first byte of an answer can come. */
  async begin(): Promise<void> {
    await pause(this.#latency)
  }

  /** Resolves when so many bytes have come through. */
  async carry(bytes: number): Promise<void> {
    const now = performance.now()
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / this.#bytesPerMs
    await pause(this.#freeAt - now)
  }
}

const CHUNK = 16_384

async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer, void> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK)
}

function isScript(type: string): boolean {
  return type.includes('javascript')
}

import { createWriteStream } from 'node:fs'
import { Agent, request, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { pipeline as piped, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { FetchRefusedError } from './fetch-error.ts'
import { isInPrivateRange, lookupOf, privateHost } from './addresses.ts'

export interface Asking {
  readonly headers?: Readonly<Record<string, string>>
  /** How long all of it may take, redirects and body too, in milliseconds. */
  readonly timeoutMs: number
  /** How long the body may be, unpacked. */
  readonly maxBytes: number
}

export interface Fetched {
  readonly status: number
  readonly headers: Headers
  /** The body, as UTF-8. */
  readonly text: string
}

export interface Downloading extends Asking {
  /** Told how many bytes have come, unpacked, and how many there will be, where the answer says; what it throws ends all. */
  readonly onBytes: (bytes: number, of: number | null) => void
}

export interface Downloaded {
  readonly status: number
  readonly headers: Headers
  /** Where it came from in the end. */
  readonly url: URL
}

interface FetcherOptions {
  readonly privateHosts: boolean
  readonly isPrivate?: (address: string) => boolean
}

const MOST_REDIRECTS = 5
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/** Asks other hosts for texts and files. All requests of the service's programs to other hosts go through it. */
export class Fetcher {
  readonly #mayAsk: (address: string) => boolean
  readonly #lookup: LookupFunction
  readonly #agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new SecureAgent({ keepAlive: true }) }

  /** `privateHosts`: whether this machine and private networks, as `isPrivate` knows them, may be asked. */
  constructor({ privateHosts, isPrivate = isInPrivateRange }: FetcherOptions) {
    this.#mayAsk = (address) => privateHosts || !isPrivate(address)
    this.#lookup = lookupOf(this.#mayAsk)
  }

  /**
   * What comes from an address, after redirects, whatever its status. Throws a FetchRefusedError for what is not asked, or
   * not read to its end; else, where no answer comes, what Node throws: where that is late, a `TimeoutError`.
   */
  get(address: URL, asking: Asking): Promise<Fetched> {
    return this.#take(address, asking, async (response) => ({
      ...headOf(response),
      text: await textOf(response, asking.maxBytes),
    }))
  }

  /** The same, but what comes with status 200 is written to a file; what comes with another is left. */
  download(address: URL, asking: Downloading, path: string): Promise<Downloaded> {
    return this.#take(address, asking, async (response, url) => {
      const head = headOf(response)
      if (head.status === 200) await pipeline(bytesOf(response, asking), createWriteStream(path, { flags: 'wx' }))
      else response.destroy()
      return { ...head, url }
    })
  }

  async #take<T>(address: URL, asking: Asking, take: (response: IncomingMessage, url: URL) => Promise<T>): Promise<T> {
    const signal = AbortSignal.timeout(asking.timeoutMs)
    try {
      const { response, url } = await this.#follow(address, asking, signal)
      return await take(response, url)
    } catch (error) {
      throw signal.aborted ? signal.reason : error
    }
  }

  async #follow(address: URL, asking: Asking, signal: AbortSignal) {
    let url = address
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const response = await this.#ask(url, asking, signal)
      const { statusCode: status = 0, headers } = response
      if (!REDIRECTS.includes(status) || headers.location === undefined) return { response, url }
      response.destroy()
      url = redirected(url, headers.location)
    }
    throw new FetchRefusedError(`it redirects more than ${MOST_REDIRECTS} times`)
  }

  /** The head of an answer. The connection looks the name up, and so checks its addresses. */
  #ask(url: URL, { headers = {} }: Asking, signal: AbortSignal): Promise<IncomingMessage> {
    const { protocol } = url
    if (protocol !== 'http:' && protocol !== 'https:') throw new FetchRefusedError(`${url.href} is not http or https`)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    // Node looks up names only, so an address is checked here.
    if (isIP(host) !== 0 && !this.#mayAsk(host)) throw privateHost(host)
    const options = {
      headers: { ...headers, 'Accept-Encoding': 'br, gzip' },
      agent: this.#agents[protocol],
      lookup: this.#lookup,
      signal,
    }
    return new Promise((resolve, reject) => {
      const asked = protocol === 'https:' ? secureRequest(url, options, resolve) : request(url, options, resolve)
      asked.on('error', reject)
      asked.end()
    })
  }
}

function redirected(from: URL, location: string): URL {
  if (!URL.canParse(location, from.href)) throw new FetchRefusedError('it redirects to what is no address')
  const to = new URL(location, from)
  if (from.protocol === 'https:' && to.protocol === 'http:') throw new FetchRefusedError(`it redirects to ${to.origin}`)
  return to
}

function headOf(response: IncomingMessage) {
  return { status: response.statusCode ?? 0, headers: headersOf(response) }
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  }
  return headers
}

async function textOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of bytesOf(response, { maxBytes, onBytes: () => {} })) chunks.push(chunk)
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** The body, unpacked. Throws a FetchRefusedError where it is too long. */
async function* bytesOf(
  response: IncomingMessage,
  { maxBytes, onBytes }: Pick<Downloading, 'maxBytes' | 'onBytes'>,
): AsyncGenerator<Buffer, undefined> {
  const { 'content-length': length, 'content-encoding': packing } = response.headers
  const whole = length === undefined || packing !== undefined ? null : Number(length)
  const body: AsyncIterable<Buffer> = unpacked(response)
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      onBytes(bytes, whole)
      if (bytes > maxBytes) throw new FetchRefusedError(`it sends more than ${Math.round(maxBytes / 1e6)} MB`)
      yield chunk
    }
  } finally {
    response.destroy()
  }
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  const unpacking = encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : null
  // An error of the response also ends the unpacked stream, whose reader gets it.
  return unpacking === null ? response : piped(response, unpacking, () => {})
}

import { RefusedError, UnavailableError } from './mirror-error.ts'
import { backoffMs, retryAfterMs, type Waiting } from './waiting.ts'

export interface ClientOptions extends Waiting {
  /** Names this program and its version. */
  readonly userAgent: string
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number
}

export interface Answer {
  /** The JSON that came. */
  readonly body: unknown
  readonly headers: Headers
  /** The address that was asked. */
  readonly url: URL
}

const MOST_TRIES = 8
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** Whoever asks for more is not waited for, but left alone until the next turn. */
const LONGEST_ASKED_MS = 600_000

/** Asks a service, one request at a time, and again where an answer is late, broken or a passing failure. */
export class SourceClient {
  readonly #base: URL
  readonly #options: ClientOptions
  #requests = 0

  /** `address`: that of the API, without a slash at the end. */
  constructor(address: string, options: ClientOptions) {
    this.#base = new URL(address)
    this.#options = options
  }

  get requests(): number {
    return this.#requests
  }

  /** The address of a path below the API. */
  at(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(this.#base.pathname + path, this.#base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /** A link of an answer, on the host that is asked: a service behind a proxy may name another one. */
  link(from: URL, text: string): URL {
    const { pathname, search } = new URL(text, from)
    return new URL(pathname + search, this.#base)
  }

  /** Throws a RefusedError, and an UnavailableError where no good answer comes in time. */
  async get(url: URL, language = 'en'): Promise<Answer> {
    for (let failures = 1; ; failures++) {
      const outcome = await this.#try(url, language)
      if ('answer' in outcome) return outcome.answer
      const { reason, askedMs, cause } = outcome
      if (failures === MOST_TRIES || askedMs > LONGEST_ASKED_MS) {
        throw new UnavailableError(`${url.href}: ${reason}.`, askedMs, cause)
      }
      const { random, pause } = this.#options
      await pause(Math.max(askedMs, backoffMs(failures, FIRST_WAIT_MS, LONGEST_WAIT_MS, random)))
    }
  }

  async #try(url: URL, language: string): Promise<{ readonly answer: Answer } | Failure> {
    const { userAgent, timeoutMs, now } = this.#options
    this.#requests++
    let response: Response
    let text: string
    try {
      response = await fetch(url, {
        headers: { Accept: 'application/json', 'Accept-Language': language, 'User-Agent': userAgent },
        signal: AbortSignal.timeout(timeoutMs),
      })
      text = await response.text()
    } catch (cause) {
      return { reason: reasonOf(cause), askedMs: 0, cause }
    }
    const { status, headers } = response
    if (isPassing(status))
      return { reason: `status ${status}`, askedMs: retryAfterMs(headers.get('retry-after'), now()) }
    if (!response.ok) throw new RefusedError(status, url.href)
    try {
      return { answer: { body: JSON.parse(text), headers, url } }
    } catch (cause) {
      return { reason: 'the answer is not JSON, or not all of it', askedMs: 0, cause }
    }
  }
}

interface Failure {
  readonly reason: string
  readonly askedMs: number
  readonly cause?: unknown
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 429 || status === 408
}

/** `fetch` hides the reason in the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error.cause instanceof Error ? error.cause.message || error.message : error.message
}

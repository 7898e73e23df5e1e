import { retryAfterMs } from '#contract/retry-after.ts'
import { FetchRefusedError } from '../fetching/fetch-error.ts'
import type { Fetched, Fetcher } from '../fetching/fetcher.ts'
import { passedLimit } from '../intake/limits.ts'
import { beyond, usualLimits, type MirrorLimits } from './limits.ts'
import { MirrorError, RefusedError, UnavailableError } from './mirror-error.ts'
import { backoffMs, type Waiting } from './waiting.ts'

export interface ClientOptions extends Waiting {
  readonly fetcher: Fetcher
  /** Names this program and its version. */
  readonly userAgent: string
  /** How long an answer may take, in milliseconds. */
  readonly timeoutMs: number
  /** As usual unless given. */
  readonly limits?: MirrorLimits
}

export interface Answer {
  /** The JSON that came. */
  readonly body: unknown
  readonly headers: Headers
  /** The address that was asked. */
  readonly url: URL
}

const MEGABYTE = 1e6
const MINUTE_MS = 60_000
const MOST_TRIES = 8
const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** Whoever asks for more is not waited for, but left alone until the next turn. */
const LONGEST_ASKED_MS = 600_000

/** Asks a service, one request at a time, and again where an answer is late, broken or a passing failure. */
export class SourceClient {
  readonly #base: URL
  readonly #options: ClientOptions
  readonly limits: MirrorLimits
  #requests = 0
  #deadline = Infinity

  /** `address`: that of the API, without a slash at the end. */
  constructor(address: string, options: ClientOptions) {
    this.#base = new URL(address)
    this.#options = options
    this.limits = options.limits ?? usualLimits
  }

  get requests(): number {
    return this.#requests
  }

  /** From now on counts the time that an update may take. */
  beginUpdate(): void {
    this.#deadline = this.#options.now() + this.limits.minutes * MINUTE_MS
  }

  /** The address of a path below the API. */
  at(path: string, query: Readonly<Record<string, string>> = {}): URL {
    const url = new URL(this.#base.pathname + path, this.#base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  /**
   * A link of an answer, on the host that is asked: a service behind a proxy may name another one. Throws a MirrorError for
   * what is no link.
   */
  link(from: URL, text: string): URL {
    if (!URL.canParse(text, from.href)) {
      throw new MirrorError(`${from.href} goes on at ${JSON.stringify(text)}, which is no address.`)
    }
    const { pathname, search } = new URL(text, from)
    // By parts: a path with two slashes in front, read as an address, would name a host.
    const url = new URL(this.#base)
    url.pathname = pathname
    url.search = search
    return url
  }

  /**
   * Throws a RefusedError, an UnavailableError where no good answer comes in time, and a MirrorError where the update goes
   * beyond its limits.
   */
  async get(url: URL, language = 'en'): Promise<Answer> {
    for (let failures = 1; ; failures++) {
      this.#checkTime()
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
    const { fetcher, userAgent, timeoutMs, now } = this.#options
    this.#requests++
    let fetched: Fetched
    try {
      const asked = { Accept: 'application/json', 'Accept-Language': language, 'User-Agent': userAgent }
      fetched = await fetcher.get(url, { headers: asked, timeoutMs, maxBytes: this.limits.page_mb * MEGABYTE })
    } catch (cause) {
      if (cause instanceof FetchRefusedError) throw new MirrorError(`${url.href} cannot be read: ${cause.message}.`)
      return { reason: reasonOf(cause), askedMs: 0, cause }
    }
    const { status, headers, text } = fetched
    if (isPassing(status))
      return { reason: `status ${status}`, askedMs: retryAfterMs(headers.get('retry-after'), now()) }
    if (status < 200 || status > 299) throw new RefusedError(status, url.href)
    const body = parsed(text)
    if (body instanceof SyntaxError) {
      return { reason: 'the answer is not JSON, or not all of it', askedMs: 0, cause: body }
    }
    const { depth } = this.limits
    if (passedLimit(body, { depth, vertices: Infinity }) !== null) {
      throw new MirrorError(`${beyond(this.limits, 'depth', url.href)}.`)
    }
    return { answer: { body, headers, url } }
  }

  #checkTime(): void {
    if (this.#options.now() < this.#deadline) return
    throw new MirrorError(
      `${beyond(this.limits, 'minutes', 'The update')}. What was read is kept, and the next update goes on there.`,
    )
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return error
    throw error
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

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  return error instanceof AggregateError ? error.errors.map(reasonOf).join(', ') : error.message
}

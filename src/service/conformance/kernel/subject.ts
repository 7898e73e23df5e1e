import { API_PREFIX, paths } from '#contract/paths.ts'
import { RootDocument, type Extension } from '#contract/root.ts'
import type { Answer } from './answer.ts'
import { expectStatus, Failure, jsonOf, parsed } from './expect.ts'

/** More than any run needs: a service that leads round in circles is left alone. */
export const MOST_REQUESTS = 2000

/** As much of an address as a reader is shown. */
const LONGEST_ADDRESS = 400

export interface SubjectOptions {
  /** Where the service is, without `/api/v2` and without a slash at the end. */
  readonly baseUrl: string
  /** Whether it is to be judged by the specification alone, without this project's extensions. */
  readonly specOnly: boolean
  readonly timeoutMs: number
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

export interface AskOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The service that is looked at: asked for one thing at a time, never more often than {@link MOST_REQUESTS}. */
export class Subject {
  readonly baseUrl: string
  readonly specOnly: boolean
  /** How often it was asked. */
  requests = 0
  readonly #options: SubjectOptions

  constructor(options: SubjectOptions) {
    this.baseUrl = options.baseUrl
    this.specOnly = options.specOnly
    this.#options = options
  }

  /** Asks for a path below the base address. Throws a Failure where no answer comes. */
  async ask(path: string, { method = 'GET', headers = {} }: AskOptions = {}): Promise<Answer> {
    const url = this.baseUrl + path
    const address = url.length > LONGEST_ADDRESS ? `${url.slice(0, LONGEST_ADDRESS)}…` : url
    const asked = [`${method} ${address}`, ...Object.entries(headers).map((header) => header.join(': '))].join(', ')
    if (this.requests >= MOST_REQUESTS) throw new Failure(`${asked}: not asked after ${MOST_REQUESTS} requests`)
    this.requests += 1
    try {
      const response = await this.#options.fetch(url, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#options.timeoutMs),
        headers: {
          Accept: 'application/json',
          'Accept-Language': 'en',
          'User-Agent': 'fieldgate-conformance',
          ...headers,
        },
      })
      const body = new Uint8Array(await response.arrayBuffer())
      return { asked, status: response.status, headers: response.headers, body }
    } catch (error) {
      throw new Failure(`${asked}: expected an answer, got ${reasonOf(error)}`, { cause: error })
    }
  }

  /** Asks for a path below `/api/v2`. */
  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.ask(API_PREFIX + path, { headers })
  }

  /**
   * Follows a link of an answer below the base address, be it written for another one. Throws a Failure for one that leads
   * elsewhere than below `/api/v2`.
   */
  async follow(link: string): Promise<Answer> {
    const url = URL.canParse(link, this.baseUrl) ? new URL(link, this.baseUrl) : null
    const at = url?.pathname.indexOf(API_PREFIX) ?? -1
    if (url === null || at === -1) throw new Failure(`expected a link below ${API_PREFIX}, got ${link}`)
    return this.ask(url.pathname.slice(at) + url.search)
  }

  /** Whether the service's root document names an extension. */
  async has(extension: Extension): Promise<boolean> {
    return !this.specOnly && (await rootOf(this)).extensions.includes(extension)
  }
}

/** Finds something out about a service once, however often it is asked for. */
export function once<T>(find: (subject: Subject) => Promise<T>): (subject: Subject) => Promise<T> {
  const known = new WeakMap<Subject, Promise<T>>()
  return (subject) => {
    const found = known.get(subject) ?? find(subject)
    known.set(subject, found)
    return found
  }
}

/** The document that says what the service has. */
export const rootOf = once(async (subject): Promise<RootDocument> => {
  const answer = await subject.get(paths.root)
  expectStatus(answer, 200)
  return parsed(answer, RootDocument, jsonOf(answer), 'the root document')
})

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'none in time'
  return error.cause instanceof Error ? error.cause.message : error.message
}

import { LRUCache } from 'lru-cache'
import type { PreviewOrder } from '#contract/preview/painting.ts'
import { answerOf, type Answer, type Bytes } from '../../answer/answer.ts'
import { AnswerCache } from '../../answer/answer-cache.ts'
import { ApiError } from '../../answer/api-error.ts'
import { PaintError, type AskService } from './paint-thread.ts'
import { previewWords, type PreviewAsked, type WordSources } from './preview-words.ts'

/** What paints. */
export interface Painting {
  readonly canPaint: boolean
  paint(order: PreviewOrder, ask: AskService): Promise<Bytes>
}

export interface PreviewsOptions extends WordSources {
  /** Null: nothing does. */
  readonly painter: Painting | null
  /** What the picture is made of. */
  readonly ask: AskService
  /** IANA zone of records whose own place tells none; null for none. */
  readonly fallbackZone: string | null
  /** Takes a line about what went wrong. */
  readonly log: (line: string) => void
}

/** Some two hundred pictures. */
const CACHE_BYTES = 32 * 2 ** 20
/** How many pictures may be asked for before one is made; at some tenths of a second each. */
const MOST_WAITING = 16
const MAX_AGE_SECONDS = 3600
/** A picture that failed is not tried again at once: it would keep others waiting. */
const REST_MS = 60_000

/** The pictures that are shown for links to records, made one after another and kept. */
export class Previews {
  readonly #options: PreviewsOptions
  readonly #made = new AnswerCache(CACHE_BYTES)
  readonly #failed = new LRUCache<string, true>({ max: 1000, ttl: REST_MS })
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor(options: PreviewsOptions) {
    this.#options = options
  }

  /** Whether there are pictures: without them, none must be offered. */
  get areMade(): boolean {
    return this.#options.painter?.canPaint ?? false
  }

  /**
   * The picture of a record as the data of that revision has it at `now` (epoch milliseconds); null where there is no such
   * record. Throws a 503 where too many wait, or it cannot be made.
   */
  async picture(asked: PreviewAsked, revision: string, now: number): Promise<Answer | null> {
    const { kind, uuid, language } = asked
    const key = [revision, kind, uuid, language].join(' ')
    const known = this.#made.known(key, now)
    if (known !== undefined) return known
    const said = await previewWords(this.#options, asked, now)
    if (said === null) return null
    const { words, until } = said
    const order = { ...asked, at: now, fallbackZone: this.#options.fallbackZone, words }
    return this.#made.get(key, now, async () =>
      answerOf({
        body: await this.#paint(order, key),
        type: 'image/png',
        cacheControl: `public, max-age=${MAX_AGE_SECONDS}`,
        vary: ['Accept-Language'],
        from: now,
        until,
        headers: { 'Content-Language': language },
      }),
    )
  }

  async #paint(order: PreviewOrder, key: string): Promise<Bytes> {
    const { painter, ask, log } = this.#options
    if (painter === null || this.#waiting >= MOST_WAITING || this.#failed.has(key)) throw busy()
    this.#waiting += 1
    const painting = this.#last.then(() => painter.paint(order, ask))
    this.#last = painting.catch(() => undefined)
    try {
      return await painting
    } catch (error) {
      if (!(error instanceof PaintError)) throw error
      this.#failed.set(key, true)
      log(`The picture of ${order.kind} ${order.uuid} could not be made: ${error.message}`)
      throw busy()
    } finally {
      this.#waiting -= 1
    }
  }
}

function busy(): ApiError {
  return new ApiError(503, { detail: 'The picture cannot be made just now. Try again soon.' }, { 'Retry-After': '60' })
}

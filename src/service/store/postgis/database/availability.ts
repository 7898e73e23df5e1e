import { setTimeout as sleep } from 'node:timers/promises'
import { StoreError } from '../../domain/errors.ts'

/**
 * Whether a server answers at all. Once something was late it is asked for no more than a sign of life, again and again
 * until there is one: meanwhile nobody else waits for it.
 */
export class Availability {
  readonly #signOfLife: () => Promise<void>
  readonly #retryMs: number
  readonly #closing = new AbortController()
  #isAway = false
  #isDoubted = false

  /** `signOfLife` fails where there is none in time. */
  constructor(signOfLife: () => Promise<void>, retryMs: number) {
    this.#signOfLife = signOfLife
    this.#retryMs = retryMs
  }

  /** Throws a StoreError while the server does not answer. */
  check(): void {
    if (this.#isAway) throw new StoreError('The database cannot be used: it does not answer.')
  }

  /** Something was late. */
  doubt(): void {
    if (this.#isDoubted || this.#closing.signal.aborted) return
    this.#isDoubted = true
    void this.#ask().finally(() => (this.#isDoubted = false))
  }

  close(): void {
    this.#closing.abort()
  }

  async #ask(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      try {
        await this.#signOfLife()
        this.#isAway = false
        return
      } catch {
        this.#isAway = true
        await sleep(this.#retryMs, null, { signal, ref: false }).catch(() => {})
      }
    }
  }
}

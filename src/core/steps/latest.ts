import { doneInTurns, type Steps } from './steps.ts'

/** Begins what is asked for; `last` is what was made before it, of which it may keep parts. */
export type Begin<T> = (last: T | undefined) => Steps<T>

interface Asked<T> {
  readonly begin: Begin<T>
  readonly wish: unknown
}

/**
 * Makes what was asked for last. Another wish ends what is being made for the one before; the same wish of newer data waits
 * until that is done, so that something is made however fast data comes.
 */
export class Latest<T> {
  readonly #onMade: (made: T, begin: Begin<T>) => void
  readonly #onFailure: (reason: unknown) => void
  #last: T | undefined
  #next: Asked<T> | null = null
  #making: { readonly wish: unknown; readonly leaving: AbortController } | null = null

  constructor(onMade: (made: T, begin: Begin<T>) => void, onFailure: (reason: unknown) => void) {
    this.#onMade = onMade
    this.#onFailure = onFailure
  }

  ask(begin: Begin<T>, wish: unknown): void {
    this.#next = { begin, wish }
    if (this.#making === null) void this.#make()
    else if (this.#making.wish !== wish) this.#making.leaving.abort()
  }

  /** Ends what is being made, and makes nothing more until it is asked again. */
  stop(): void {
    this.#next = null
    this.#making?.leaving.abort()
  }

  async #make(): Promise<void> {
    while (this.#next !== null) {
      const { begin, wish } = this.#next
      const leaving = new AbortController()
      this.#next = null
      this.#making = { wish, leaving }
      try {
        const made = await doneInTurns(begin(this.#last), leaving.signal)
        if (leaving.signal.aborted) continue
        this.#last = made
        this.#onMade(made, begin)
      } catch (reason) {
        if (!leaving.signal.aborted) this.#onFailure(reason)
      }
    }
    this.#making = null
  }
}

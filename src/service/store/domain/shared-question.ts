import { inTime, StoreLateError } from './in-time.ts'

/**
 * One question to a store for all who ask it at once. While its answer is overdue nobody else waits for it: they are
 * told so at once.
 */
export class SharedQuestion<T> {
  readonly #ask: () => Promise<T>
  readonly #patience: number
  #asked: { readonly answer: Promise<T>; isOverdue: boolean } | undefined

  /** `patience`: for how long an answer is waited for, in milliseconds. */
  constructor(ask: () => Promise<T>, patience: number) {
    this.#ask = ask
    this.#patience = patience
  }

  /** The answer. Throws a StoreLateError where it is overdue, and what the store throws. */
  async answer(): Promise<T> {
    const asked = (this.#asked ??= this.#newlyAsked())
    if (asked.isOverdue) throw new StoreLateError(this.#patience)
    try {
      return await inTime(asked.answer, this.#patience)
    } catch (error) {
      if (error instanceof StoreLateError) asked.isOverdue = true
      throw error
    }
  }

  #newlyAsked() {
    const answer = this.#ask().finally(() => (this.#asked = undefined))
    return { answer, isOverdue: false }
  }
}

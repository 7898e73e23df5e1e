import type { StoreState } from '../../store/domain/store.ts'

/**
 * The state of a store, asked for no more often than need be. Who was once told of a state is never told of an older
 * one.
 */
export class KnownState {
  readonly #ask: () => Promise<StoreState>
  readonly #now: () => number
  readonly #holds: number
  #last: { readonly state: StoreState; readonly at: number } | undefined
  #asked: Promise<StoreState> | undefined

  /** `holds`: for how long an answer of the store counts, in milliseconds of `now`; with 0 it is always asked. */
  constructor(ask: () => Promise<StoreState>, now: () => number, holds: number) {
    this.#ask = ask
    this.#now = now
    this.#holds = holds
  }

  /** The state as far as it is known; undefined when the store is to be asked again. */
  get known(): StoreState | undefined {
    if (this.#last === undefined) return undefined
    const age = this.#now() - this.#last.at
    return age >= 0 && age < this.#holds ? this.#last.state : undefined
  }

  /** The state, asked for once for all who ask before the answer is there. */
  async current(): Promise<StoreState> {
    const { known } = this
    if (known !== undefined) return known
    this.#asked ??= this.#renew()
    return this.#asked
  }

  async #renew(): Promise<StoreState> {
    const at = this.#now()
    try {
      const state = await this.#ask()
      this.#last = { state, at }
      return state
    } finally {
      this.#asked = undefined
    }
  }
}

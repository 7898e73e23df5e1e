import { StoreDamagedError, StoreError } from '../../store/domain/errors.ts'
import { inTime, StoreLateError } from '../../store/domain/in-time.ts'
import type { StoreState } from '../../store/domain/store.ts'

/** For how long the last state counts while the store is away: what was published since is not seen. */
const LONGEST_AWAY_MS = 3_600_000

/**
 * The state of a store, asked for no more often than need be. Who was once told of a state is never told of an older
 * one. While the store is away the last one counts, so that what is at hand can still be given.
 */
export class KnownState {
  readonly #ask: () => Promise<StoreState>
  readonly #now: () => number
  readonly #holds: number
  readonly #patience: number
  #last: { readonly state: StoreState; readonly at: number } | undefined
  #asked: Promise<StoreState> | undefined
  #isLate = false

  /**
   * `holds`: for how long an answer of the store counts, in milliseconds of `now`; with 0 it is always asked. `patience`:
   * for how long it is waited for where the last one can stand in for it, in milliseconds.
   */
  constructor(ask: () => Promise<StoreState>, now: () => number, holds: number, patience: number) {
    this.#ask = ask
    this.#now = now
    this.#holds = holds
    this.#patience = patience
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
    const last = this.#lastWhileAway()
    if (last === undefined) return this.#asked
    if (this.#isLate) return last
    try {
      return await inTime(this.#asked, this.#patience)
    } catch (error) {
      if (!(error instanceof StoreError) || error instanceof StoreDamagedError) throw error
      if (error instanceof StoreLateError) this.#isLate = true
      return last
    }
  }

  #lastWhileAway(): StoreState | undefined {
    return this.#last !== undefined && this.#now() - this.#last.at < LONGEST_AWAY_MS ? this.#last.state : undefined
  }

  async #renew(): Promise<StoreState> {
    const at = this.#now()
    try {
      const state = await this.#ask()
      this.#last = { state, at }
      return state
    } finally {
      this.#asked = undefined
      this.#isLate = false
    }
  }
}

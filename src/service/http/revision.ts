/** The state of a store, asked for no more often than need be. */
export class Revision {
  readonly #ask: () => Promise<string>
  readonly #now: () => number
  readonly #holds: number
  #last: { readonly text: string; readonly at: number } | undefined

  /** `holds`: for how long an answer of the store counts, in milliseconds of `now`; with 0 it is always asked. */
  constructor(ask: () => Promise<string>, now: () => number, holds: number) {
    this.#ask = ask
    this.#now = now
    this.#holds = holds
  }

  /** The state as far as it is known; undefined when the store is to be asked again. */
  get known(): string | undefined {
    if (this.#last === undefined) return undefined
    const age = this.#now() - this.#last.at
    return age >= 0 && age < this.#holds ? this.#last.text : undefined
  }

  async current(): Promise<string> {
    const { known } = this
    if (known !== undefined) return known
    const at = this.#now()
    const text = await this.#ask()
    // An older question may be answered later.
    if (this.#last === undefined || at >= this.#last.at) this.#last = { text, at }
    return text
  }
}

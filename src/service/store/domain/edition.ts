import type { Transaction } from './store.ts'

/** One state of a store, made by one transaction. */
export interface Edition {
  readonly id: number
  /** When it was committed, RFC 3339. */
  readonly at: string
  readonly demo: boolean
}

/** The editions that a store has come to, by their times: where it was put back to an older state, none after that. */
export interface Editions {
  /** The newest; null where nothing was stored. */
  readonly last: string | null
  has(at: string): Promise<boolean>
}

/** What a transaction has done so far. */
export interface Changes {
  /** The number that this transaction's edition will have. */
  readonly edition: number
  any: boolean
  /** Whether areas are among what has changed. */
  areas: boolean
}

/** The edition that a transaction makes of the one before it. */
export class NextEdition {
  readonly changes: Changes
  readonly holds: Transaction['holds']
  readonly #last: Edition | null
  #holdsDemo: boolean

  /** `last`: the store's newest edition; null while it has none. */
  constructor(last: Edition | null) {
    this.#last = last
    this.changes = { edition: (last?.id ?? 0) + 1, any: false, areas: false }
    this.holds = last === null ? 'nothing' : last.demo ? 'demo' : 'data'
    this.#holdsDemo = this.holds === 'demo'
  }

  /** Notes that the demonstration data goes; false where there is none, or no more. */
  dropDemo(): boolean {
    const isThere = this.#holdsDemo
    this.#holdsDemo = false
    if (isThere) this.changes.any = this.changes.areas = true
    return isThere
  }

  /** Throws where a commit would mix demonstration data with real data. */
  check(demo: boolean): void {
    if (demo ? this.holds === 'data' : this.#holdsDemo) throw new Error('Demonstration data and real data never mix.')
  }

  /** The edition as of `now`, epoch ms: later than the one before, whatever the clock does. */
  made(demo: boolean, now: number): Edition {
    const at = Math.max(now, this.#last === null ? 0 : Date.parse(this.#last.at) + 1)
    return { id: this.changes.edition, at: new Date(at).toISOString(), demo }
  }
}

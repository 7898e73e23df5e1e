import type { Store } from '../../store/domain/store.ts'
import { readClosureIndex, type ClosureIndex } from './closure-index.ts'

/** The index of the present state of a store, read once for each. */
export class CurrentIndex {
  readonly #store: Store
  #latest: { readonly revision: string; readonly read: Promise<ClosureIndex> } | undefined

  constructor(store: Store) {
    this.#store = store
  }

  async read(): Promise<ClosureIndex> {
    const { revision } = await this.#store.state()
    if (this.#latest?.revision !== revision) {
      const read = readClosureIndex(this.#store)
      this.#latest = { revision, read }
      read.catch(() => (this.#latest = undefined))
    }
    return this.#latest?.read ?? readClosureIndex(this.#store)
  }
}

import { Paging } from '#contract/paging.ts'
import { beyond, type MirrorLimits } from './limits.ts'
import { MirrorError } from './mirror-error.ts'

/** Watches over one reading of a list for the mirror: it may not end, or have more pages than are read. */
export class PagingGuard {
  readonly #path: string
  readonly #limits: MirrorLimits
  readonly #paging = new Paging()

  /** `path`: the list's, for what is said of it. */
  constructor(path: string, limits: MirrorLimits) {
    this.#path = path
    this.#limits = limits
  }

  /**
   * Counts a page. `entries`: what tells its entries apart; `next`: the address of the following page. Throws a MirrorError
   * where the list does not seem to end.
   */
  pass(entries: readonly string[], next: string): void {
    const endless = this.#paging.pass(entries, next)
    if (endless === 'circle') throw new MirrorError(`The pages of ${this.#path} go in a circle.`)
    if (endless === 'idle') throw new MirrorError(`The pages of ${this.#path} go on and on without anything new.`)
    if (this.#paging.pages > this.#limits.pages) {
      throw new MirrorError(`${beyond(this.#limits, 'pages', `The list ${this.#path}`)}.`)
    }
  }
}

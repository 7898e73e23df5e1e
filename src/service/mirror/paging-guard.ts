import { beyond, type MirrorLimits } from './limits.ts'
import { MirrorError } from './mirror-error.ts'

/** How many pages in a row may bring nothing new: a service may filter the records of a page after cutting it. */
const MOST_IDLE_PAGES = 20

/** Watches over one reading of a list: links of its pages may lead nowhere, or on for ever. */
export class PagingGuard {
  readonly #path: string
  readonly #limits: MirrorLimits
  readonly #visited = new Set<string>()
  readonly #known = new Set<string>()
  #pages = 0
  #idle = 0

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
    if (this.#visited.has(next)) throw new MirrorError(`The pages of ${this.#path} go in a circle.`)
    this.#visited.add(next)
    const before = this.#known.size
    for (const entry of entries) this.#known.add(entry)
    this.#pages++
    this.#idle = this.#known.size > before ? 0 : this.#idle + 1
    if (this.#idle > MOST_IDLE_PAGES) {
      throw new MirrorError(`The pages of ${this.#path} go on and on without anything new.`)
    }
    if (this.#pages > this.#limits.pages) {
      throw new MirrorError(`${beyond(this.#limits, 'pages', `The list ${this.#path}`)}.`)
    }
  }
}

import { MOST_IDLE_PAGES } from './list.ts'

/** Why a list does not seem to end: it leads back to a page that was read, or on without anything new. */
export type Endless = 'circle' | 'idle'

/** Watches over one reading of a list: links of its pages may lead nowhere, or on for ever. */
export class Paging {
  readonly #visited = new Set<string>()
  readonly #known = new Set<string>()
  #pages = 0
  #idle = 0

  /** How many pages went by that another one follows. */
  get pages(): number {
    return this.#pages
  }

  /** Another list, or the same anew: what went by does not count. */
  begin(): void {
    this.#visited.clear()
    this.#known.clear()
    this.#pages = this.#idle = 0
  }

  /**
   * Counts a page. `entries`: what tells it from others, such as the uuids of its records; `next`: the address of the
   * following page. Tells why the list does not seem to end; null as long as it may.
   */
  pass(entries: readonly string[], next: string): Endless | null {
    if (this.#visited.has(next)) return 'circle'
    this.#visited.add(next)
    const before = this.#known.size
    for (const entry of entries) this.#known.add(entry)
    this.#pages++
    this.#idle = this.#known.size > before ? 0 : this.#idle + 1
    return this.#idle > MOST_IDLE_PAGES ? 'idle' : null
  }
}

import { LRUCache } from 'lru-cache'
import { rankedQuery, type RankedQuery } from '#contract/query/ranked-query.ts'
import { STATUSES } from '#contract/records/closure.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { classRankOf } from '#contract/standing/order.ts'
import type { Store } from '../../store/domain/store.ts'
import { choiceTest } from '#contract/counts/choice-counts.ts'
import type { ClosureIndex } from './closure-index.ts'
import type { CurrentIndex } from './current-index.ts'
import { compareRanked, type Ranked } from '#contract/counts/rank-place.ts'
import { weighEach } from './weigh-each.ts'

/** How many orders are kept: those who walk through one ask for it page by page. */
const MOST_ORDERS = 8

/** Closures, the worst first, and those that are equally bad as the store got them. */
export interface Ranking {
  readonly ranked: readonly Ranked[]
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

/** Orders the closures of a store by how they stand. */
export class ClosureRanking {
  readonly #store: Store
  readonly #index: CurrentIndex
  readonly #orders = new LRUCache<string, Promise<Ranking>>({ max: MOST_ORDERS })
  #of: ClosureIndex | undefined

  constructor(store: Store, index: CurrentIndex) {
    this.#store = store
    this.#index = index
  }

  /** All closures that match, in the order of an instant; `now` in epoch milliseconds. */
  async rank(query: RankedQuery, now: number): Promise<Ranking> {
    const index = await this.#index.read()
    if (this.#of !== index) this.#orders.clear()
    this.#of = index
    const key = `${now} ${rankedQuery.write(query)}`
    const known = this.#orders.get(key)
    if (known !== undefined) return known
    const order = this.#order(index, query, now)
    this.#orders.set(key, order)
    order.catch(() => this.#orders.delete(key))
    return order
  }

  async #order(index: ClosureIndex, query: RankedQuery, now: number): Promise<Ranking> {
    const { at = 'now', fields: _, display_status: shown, ...asked } = query
    const filters = shown === undefined ? asked : { status: STATUSES, ...asked }
    const positions = Int32Array.from(index.positionsOf(await this.#store.listClosureIds(filters))).sort()
    const [matches, isShown] = [choiceTest(filters), new Set(shown ?? DISPLAY_STATUSES)]
    const classes: Ranked[][] = []
    const until = await weighEach(index, positions, { when: at, now }, (closure, weight) => {
      const { displayStatus } = weight
      if (isShown.has(displayStatus) && matches(closure, displayStatus))
        (classes[classRankOf(weight)] ??= []).push({ ...weight, id: closure.id })
    })
    // All but those to come are equally bad, and in their order already.
    return { ranked: classes.flatMap((ranked) => (isUpcoming(ranked) ? ranked.sort(compareRanked) : ranked)), until }
  }
}

function isUpcoming([first]: readonly Ranked[]): boolean {
  return first?.displayStatus.startsWith('upcoming') ?? false
}

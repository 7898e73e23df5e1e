import type { SummaryQuery } from '#contract/query/summary-query.ts'
import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import type { Store } from '../../store/domain/store.ts'
import { AlikeCounts } from './alike-counts.ts'
import { CurrentIndex } from './current-index.ts'
import { AreaCounts, CellCounts, Counts } from '#contract/counts/counts.ts'
import { weighEach } from './weigh-each.ts'

export interface Summarized {
  readonly summary: ClosureSummary
  /** When it stops being true, if nothing is written meanwhile: epoch milliseconds. */
  readonly until: number
}

/** Counts the closures of a store. */
export class ClosureSummaries {
  readonly #store: Store
  readonly #index: CurrentIndex

  constructor(store: Store, index = new CurrentIndex(store)) {
    this.#store = store
    this.#index = index
  }

  /** How many closures there are by each choice of each filter, and by what is asked for beside; `now` in epoch milliseconds. */
  async summarize(query: SummaryQuery, now: number): Promise<Summarized> {
    const { at = 'now', by = [], zoom = 0, ...filters } = query
    const index = await this.#index.read()
    const positions = index.positionsOf(await this.#store.listClosureIds(filters))
    const choices = new AlikeCounts(filters, index)
    const all = new Counts()
    const areas = by.includes('area') ? { of: await index.areas(), counts: new AreaCounts() } : null
    const cells = by.includes('cell') ? new CellCounts(zoom) : null
    const asked = filters.protected_area_uuid
    const until = await weighEach(index, positions, { when: at, now }, (closure, weight) => {
      if (!choices.add(closure, weight.displayStatus)) return
      const own = areas?.of.get(closure.id) ?? []
      areas?.counts.add(asked === undefined ? own : own.filter((uuid) => asked.includes(uuid)), closure, weight)
      cells?.add(closure, weight)
      all.add(closure, weight)
    })
    const beside = { ...(areas && { areas: areas.counts.result }), ...(cells && { cells: cells.result }) }
    return { summary: { ...choices.result, worst: all.worst, ...beside }, until }
  }
}

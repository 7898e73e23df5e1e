import type { ClosureFilters } from '#contract/query/closure-query.ts'
import type { ClosureSummary } from '#contract/records/closure-summary.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import type { ClosureTraits } from '#contract/counts/closure-traits.ts'
import { ChoiceCounts, choiceTest } from '#contract/counts/choice-counts.ts'
import type { ClosureIndex } from './closure-index.ts'

/** Closures that each choice takes alike, and that stand alike. */
interface Alike {
  readonly closure: ClosureTraits
  readonly displayStatus: DisplayStatus
  readonly matches: boolean
  number: number
}

/** Counts closures of an index for each choice of each filter: of tens of thousands, most are alike. */
export class AlikeCounts {
  readonly #filters: ClosureFilters
  readonly #index: ClosureIndex
  readonly #matches: (closure: ClosureTraits, displayStatus: DisplayStatus) => boolean
  readonly #alike = new Map<number, Alike>()

  constructor(filters: ClosureFilters, index: ClosureIndex) {
    this.#filters = filters
    this.#index = index
    this.#matches = choiceTest(filters)
  }

  /** Counts a closure; whether it matches all filters. */
  add(closure: ClosureTraits, displayStatus: DisplayStatus): boolean {
    const choiceClass = this.#index.choiceClasses.get(closure) ?? NaN
    const key = choiceClass * DISPLAY_STATUSES.length + DISPLAY_STATUSES.indexOf(displayStatus)
    const alike = this.#alike.get(key) ?? this.#first(key, closure, displayStatus)
    alike.number += 1
    return alike.matches
  }

  get result(): Omit<ClosureSummary, 'worst'> {
    const choices = new ChoiceCounts(this.#filters, this.#index)
    for (const { closure, displayStatus, number } of this.#alike.values()) choices.add(closure, displayStatus, number)
    return choices.result
  }

  #first(key: number, closure: ClosureTraits, displayStatus: DisplayStatus): Alike {
    const alike = { closure, displayStatus, matches: this.#matches(closure, displayStatus), number: 0 }
    this.#alike.set(key, alike)
    return alike
  }
}

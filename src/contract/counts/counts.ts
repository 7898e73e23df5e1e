import { cellAt } from '../geo/cell.ts'
import type { LngLat } from '../geometry.ts'
import type { Uuid } from '../ids.ts'
import { keysOf } from '../keys.ts'
import type { ClosureType } from '../records/closure.ts'
import type { ClosureCell, ClosureCounts } from '../records/closure-summary.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '../standing/display-status.ts'
import { compareWorstFirst, type Weight } from '../standing/order.ts'
import type { ClosureTraits } from './closure-traits.ts'

/** Counts of closures by their display status. */
export class Counts {
  readonly #numbers: Partial<Record<DisplayStatus, number>> = {}
  #count = 0
  #worst: Weight | null = null
  readonly #expired: Partial<Record<ClosureType, number>> = {}

  add({ type }: Pick<ClosureTraits, 'type'>, weight: Weight): void {
    const { displayStatus } = weight
    if (displayStatus === 'expired') this.#expired[type] = (this.#expired[type] ?? 0) + 1
    this.#numbers[displayStatus] = (this.#numbers[displayStatus] ?? 0) + 1
    this.#count += 1
    if (this.#worst === null || compareWorstFirst(weight, this.#worst) < 0) this.#worst = weight
  }

  /** Null of none. */
  get worst(): DisplayStatus | null {
    return this.#worst?.displayStatus ?? null
  }

  get result(): ClosureCounts {
    const met = new Set(keysOf(this.#numbers))
    const inOrder = DISPLAY_STATUSES.filter((status) => met.has(status))
    const numbers = Object.fromEntries(inOrder.map((status) => [status, this.#numbers[status] ?? 0]))
    const beside = met.has('expired') ? { expired_type: this.#expired } : {}
    return { count: this.#count, worst: this.worst ?? 'expired', display_status: numbers, ...beside }
  }
}

/** Counts of closures by area. */
export class AreaCounts {
  readonly #areas = new Map<Uuid, Counts>()

  add(areas: readonly Uuid[], closure: Pick<ClosureTraits, 'type'>, weight: Weight): void {
    for (const area of areas) {
      const counts = this.#areas.get(area) ?? new Counts()
      counts.add(closure, weight)
      this.#areas.set(area, counts)
    }
  }

  get result(): Record<Uuid, ClosureCounts> {
    return Object.fromEntries([...this.#areas].map(([uuid, counts]) => [uuid, counts.result]))
  }
}

interface CellTally {
  readonly counts: Counts
  readonly places: LngLat[]
  readonly first: Uuid
}

/** Counts of closures by the cells of a grid; a closure without a place is in none. */
export class CellCounts {
  readonly #zoom: number
  readonly #cells = new Map<string, CellTally>()

  constructor(zoom: number) {
    this.#zoom = zoom
  }

  add(closure: Pick<ClosureTraits, 'uuid' | 'type' | 'place'>, weight: Weight): void {
    const { uuid, place } = closure
    if (place === null) return
    const { x, y } = cellAt(place, this.#zoom)
    const key = `${x} ${y}`
    const cell = this.#cells.get(key) ?? { counts: new Counts(), places: [], first: uuid }
    cell.counts.add(closure, weight)
    cell.places.push(place)
    this.#cells.set(key, cell)
  }

  get result(): ClosureCell[] {
    return [...this.#cells].map(([key, { counts, places, first }]) => {
      const [x = 0, y = 0] = key.split(' ').map(Number)
      const only = places.length === 1 ? { uuid: first } : {}
      return { x, y, point: meanOf(places), ...counts.result, ...only }
    })
  }
}

/** To a metre. */
function meanOf(places: readonly LngLat[]): LngLat {
  const mean = (side: 0 | 1) => places.reduce((sum, place) => sum + place[side], 0) / places.length
  return [Number(mean(0).toFixed(5)), Number(mean(1).toFixed(5))]
}

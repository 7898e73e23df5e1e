import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import type { Weight } from '#contract/standing/order.ts'
import { standingAt } from '#contract/standing/standing.ts'
import type { ClosureTraits } from '#contract/counts/closure-traits.ts'

/**
 * How some closures, by their positions. One is told anew only at an instant for which the last one
 * told does not hold: before it was told, or after the next change.
 */
export class Standings {
  readonly #closures: readonly ClosureTraits[]
  readonly #codes: Uint8Array
  readonly #begins: Float64Array
  readonly #from: Float64Array
  readonly #until: Float64Array

  constructor(closures: readonly ClosureTraits[]) {
    this.#closures = closures
    this.#codes = new Uint8Array(closures.length)
    this.#begins = new Float64Array(closures.length)
    this.#from = new Float64Array(closures.length).fill(Infinity)
    this.#until = new Float64Array(closures.length).fill(-Infinity)
  }

  /** The display status and the begin at an instant, epoch milliseconds. `zone`: of the place, as far as this engine knows it. */
  weightAt(position: number, zone: string | null, instant: number): Weight {
    if (instant < (this.#from[position] ?? NaN) || instant >= (this.#until[position] ?? NaN)) {
      this.#tell(position, zone, instant)
    }
    const displayStatus = DISPLAY_STATUSES[this.#codes[position] ?? NaN] ?? 'expired'
    return { displayStatus, begin: this.#begins[position] ?? NaN }
  }

  /** Until when what was told last holds, epoch milliseconds; Infinity: for ever. */
  untilOf(position: number): number {
    return this.#until[position] ?? Infinity
  }

  #tell(position: number, zone: string | null, instant: number): void {
    const closure = this.#closures[position]
    if (closure === undefined) return
    const { displayStatus, begin, times } = standingAt(closure, zone, instant)
    this.#codes[position] = DISPLAY_STATUSES.indexOf(displayStatus)
    this.#begins[position] = begin
    this.#from[position] = instant
    // Of a zone that is not known nothing holds longer than it takes to say it.
    this.#until[position] = times === null ? instant : (times.nextChange?.at ?? Infinity)
  }
}

import type { PreparedArea } from '../store/domain/inputs.ts'
import type { Transaction, Written } from '../store/domain/store.ts'

/** Areas are written at once when there are so many, or so many positions in them, lest huge ones fill the memory. */
const AT_ONCE = 200
const POSITIONS_AT_ONCE = 100_000

/** Areas on their way into a transaction. */
export class AreaBatch {
  readonly #transaction: Pick<Transaction, 'putAreas'>
  readonly #counts: Record<Written, number>
  #areas: PreparedArea[] = []
  #positions = 0
  #importOf: string | undefined

  /** `counts`: what has become of those that are written is added to them. */
  constructor(transaction: Pick<Transaction, 'putAreas'>, counts: Record<Written, number>) {
    this.#transaction = transaction
    this.#counts = counts
  }

  /** `importOf`: the source whose import the area is of, if it is of one. */
  async add(area: PreparedArea, importOf?: string): Promise<void> {
    if (importOf !== this.#importOf) await this.write()
    this.#importOf = importOf
    this.#areas.push(area)
    this.#positions += area.outline.length / 2
    if (this.#areas.length >= AT_ONCE || this.#positions >= POSITIONS_AT_ONCE) await this.write()
  }

  /** Writes those that are still waiting. */
  async write(): Promise<void> {
    if (this.#areas.length === 0) return
    for (const written of await this.#transaction.putAreas(this.#areas, this.#importOf)) this.#counts[written]++
    this.#areas = []
    this.#positions = 0
  }
}

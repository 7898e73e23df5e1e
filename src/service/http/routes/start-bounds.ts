import type { OperatorConfig } from '#contract/config/app-config-operator.ts'
import type { BBox } from '#contract/geometry.ts'
import { StoreError } from '../../store/domain/errors.ts'
import { SharedQuestion } from '../../store/domain/shared-question.ts'
import type { RouteContext } from '../kernel/context.ts'

/** The app does not start before it is told: a store that takes longer is not waited for, and by others not at all. */
const PATIENCE_MS = 250

/** The Bohemian and the Bavarian Forest, where the demo has closures of every status at any time of the year. */
export const DEMO_START: BBox = [13.1, 48.76, 13.95, 49.2]

/** Where the data is, for a map without another place to start at, as far as it is known. */
export class StartBounds {
  readonly #context: RouteContext
  readonly #config: OperatorConfig
  #known: { readonly revision: string; readonly bounds: BBox | null } | null = null
  readonly #question = new SharedQuestion(() => this.#ask(), PATIENCE_MS)

  constructor(context: RouteContext, config: OperatorConfig) {
    this.#context = context
    this.#config = config
  }

  /** Null where there is no data yet, or none whose place matters. */
  async current(): Promise<BBox | null> {
    try {
      return await this.#question.answer()
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      return this.#known?.bounds ?? null
    }
  }

  /** Not where the data is another service's. The demo, all over Europe, starts where it shows most. */
  async #ask(): Promise<BBox | null> {
    const { state, store } = this.#context
    if (this.#config.apiBase !== null) return null
    const { revision, demo } = await state.current()
    if (this.#known?.revision === revision) return this.#known.bounds
    const bounds = demo ? DEMO_START : (await store.summarizeAreas()).bounds
    this.#known = { revision, bounds }
    return bounds
  }
}

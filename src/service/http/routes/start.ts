import type { OperatorConfig } from '#contract/config/app-config-operator.ts'
import type { AppConfig } from '#contract/config/app-config.ts'
import type { BBox } from '#contract/geometry.ts'
import { STATUSES } from '#contract/records/closure.ts'
import { StoreError } from '../../store/domain/errors.ts'
import { SharedQuestion } from '../../store/domain/shared-question.ts'
import type { RouteContext } from '../kernel/context.ts'
import { isInvented, recordsLanguageOf } from '../../store/domain/invented.ts'

/** The app does not start before it is told: a store that takes longer is not waited for, and by others not at all. */
const PATIENCE_MS = 250

/** The Bohemian and the Bavarian Forest, where the demo has closures of every status at any time of the year. */
export const DEMO_START: BBox = [13.1, 48.76, 13.95, 49.2]

/** What the data decides of the app's start, where neither the address nor the operator does. */
type Start = Pick<AppConfig, 'dataBounds' | 'startList' | 'recordsLanguage'>

const UNKNOWN: Start = { dataBounds: null, startList: 'closures' }

/** How the app starts, as far as that is known. */
export class StartOfApp {
  readonly #context: RouteContext
  readonly #config: OperatorConfig
  #known: { readonly revision: string; readonly start: Start } | null = null
  readonly #question = new SharedQuestion(() => this.#ask(), PATIENCE_MS)

  constructor(context: RouteContext, config: OperatorConfig) {
    this.#context = context
    this.#config = config
  }

  /** Without bounds where there is no data yet, or none whose place matters. */
  async current(): Promise<Start> {
    try {
      return await this.#question.answer()
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
      return this.#known?.start ?? UNKNOWN
    }
  }

  /** Nothing of another service's data. The demo, all over Europe, starts where it shows most. */
  async #ask(): Promise<Start> {
    const { state, store, now } = this.#context
    if (this.#config.apiBase !== null) return UNKNOWN
    const known = await state.current()
    const { revision } = known
    if (this.#known?.revision === revision) return this.#known.start
    const areas = await store.summarizeAreas()
    const closures = await store.listClosures({ status: STATUSES }, ['uuid'], { offset: 0, limit: 0 }, now())
    const start: Start = {
      dataBounds: isInvented(known) ? DEMO_START : areas.bounds,
      recordsLanguage: recordsLanguageOf(known, this.#config.recordsLanguage),
      startList: closures.count === 0 && areas.bounds !== null ? 'areas' : 'closures',
    }
    this.#known = { revision, start }
    return start
  }
}

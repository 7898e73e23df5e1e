import { LRUCache } from 'lru-cache'
import type { OpenMap } from '../folder/open-map.ts'
import { planBundle, type BundleAsk, type BundlePlan, type NoBundle } from './plan.ts'

/** So many contents of all plans are kept in mind, about 30 MB: whoever asks for the size wants the bundle next. */
const KEPT_CONTENTS = 500_000

/** Plans bundles one after the other, since a plan takes memory, and keeps the last ones. */
export class Bundles {
  readonly maxBytes: number
  readonly #plans = new LRUCache<string, { readonly plan: BundlePlan | NoBundle }>({
    maxSize: KEPT_CONTENTS,
    sizeCalculation: ({ plan }) => (typeof plan === 'string' ? 1 : plan.places.length + 1),
  })
  #last: Promise<unknown> = Promise.resolve()

  /** `maxBytes`: how large a bundle may be. */
  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  /** The plan of a bundle, or why there is none. Throws MapErrors. */
  plan(map: OpenMap, ask: BundleAsk): Promise<BundlePlan | NoBundle> {
    const planning = this.#last.then(() => this.#planNow(map, ask))
    this.#last = planning.catch(() => undefined)
    return planning
  }

  async #planNow(map: OpenMap, ask: BundleAsk): Promise<BundlePlan | NoBundle> {
    const key = `${map.key} ${ask.bbox.join()} ${ask.minZoom} ${ask.maxZoom}`
    const known = this.#plans.get(key)
    if (known !== undefined) return known.plan
    const plan = await planBundle(map.archive, ask, this.maxBytes)
    this.#plans.set(key, { plan })
    return plan
  }
}

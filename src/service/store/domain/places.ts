import type { Geometry } from 'geojson'
import type { Uuid } from '#contract/ids.ts'

/** What tells whether a name means an area. */
export interface AreaOfName {
  readonly uuid: Uuid
  /** In every language, folded. */
  readonly names: readonly string[]
  readonly category_id: number
  /** `NO_COUNTRY` where it has none. */
  readonly country_id: number
}

/** What a closure's place comes from; nothing of a closure that is not there. */
export interface KeptPlace {
  /** The closure's own; null without one. */
  readonly geometry: Geometry | null
  /** Its areas, in their order. */
  readonly areas: readonly Uuid[]
}

import type { Hit, Meant } from '#core/selection/choice.ts'

/** A place that was pointed at, in degrees. */
export interface PointedPlace {
  readonly lng: number
  readonly lat: number
}

/** Where the visitor has clicked, and on what: what is drawn on top first. */
export interface Click {
  readonly hits: readonly Hit[]
  readonly meant: Meant
  readonly place: PointedPlace
  /** Px of the page. */
  readonly x: number
  readonly y: number
  /** When, in ms since the page was opened: no two clicks are one. */
  readonly at: number
}

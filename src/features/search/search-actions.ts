import type { BBox } from '#contract/geometry.ts'
import type { Selection } from '#core/selection/selection.ts'
import type { LatLng } from '#core/viewport/coordinates.ts'

/** What a search leads to. */
export interface SearchActions {
  readonly onOpen: (selection: Selection, box: BBox | null) => void
  /** Asks what applies at a place; where the app can. */
  readonly onHere?: (place: LatLng) => void
}

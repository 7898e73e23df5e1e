import type { PlaceFound, PlaceQuestion } from './search-places.ts'

/** What the page asks the worker that searches places; the addresses are those of the gazetteer's files. */
export interface PlacesQuestion extends PlaceQuestion {
  readonly urls: { readonly gazetteer: string; readonly villages: string }
}

/** What the worker answers. */
export interface PlacesAnswer {
  readonly places: readonly PlaceFound[]
  /** Whether villages were searched, too. */
  readonly hasVillages: boolean
}

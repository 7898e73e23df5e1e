import type { PlaceQuestion } from './search-places.ts'

/** What the page asks the worker that searches places; the addresses are those of the gazetteer's files. */
export interface PlacesQuestion extends PlaceQuestion {
  readonly urls: { readonly gazetteer: string; readonly villages: string }
}

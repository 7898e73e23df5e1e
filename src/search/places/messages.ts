import type { PlaceFound, PlaceQuestion } from './search-places.ts'

/** What the page asks the worker that searches places; the addresses are those of the gazetteer's files. */
export interface Order extends PlaceQuestion {
  readonly id: number
  readonly urls: { readonly gazetteer: string; readonly villages: string }
}

/** What the worker answers. */
export type Delivery =
  | { readonly id: number; readonly found: readonly PlaceFound[] }
  | { readonly id: number; readonly problem: string }

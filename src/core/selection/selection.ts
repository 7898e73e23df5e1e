import type { Uuid } from '#contract/ids.ts'

/** What the visitor has opened or points at: one area, with the number that tiles know it by where that is known, or one closure. */
export type Selection =
  | { readonly kind: 'area'; readonly uuid: Uuid; readonly number?: number }
  | { readonly kind: 'closure'; readonly uuid: Uuid }

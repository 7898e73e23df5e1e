import type { Uuid } from '#contract/ids.ts'

/** What the visitor has opened: one area or one closure. */
export type Selection =
  | { readonly kind: 'area'; readonly uuid: Uuid }
  | { readonly kind: 'closure'; readonly uuid: Uuid }

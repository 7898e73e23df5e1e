import type { Uuid } from '#contract/ids.ts'

/** What the visitor has opened or points at: one area, with the number that tiles know it by and the id of its category where these are known, or one closure. */
export type Selection =
  | { readonly kind: 'area'; readonly uuid: Uuid; readonly number?: number; readonly category?: number | undefined }
  | { readonly kind: 'closure'; readonly uuid: Uuid }

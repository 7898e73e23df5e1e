import type { Uuid } from '#contract/ids.ts'

/** What the visitor has opened or points at: one area or one closure. */
export type Selection = SelectedArea | { readonly kind: 'closure'; readonly uuid: Uuid }

interface SelectedArea {
  readonly kind: 'area'
  readonly uuid: Uuid
  /** What tiles know it by, where that is known. */
  readonly number?: number | undefined
  /** The id of its category, where that is known. */
  readonly category?: number | undefined
}

import type { BBox } from '#contract/geometry.ts'
import { create } from 'zustand'

/** The ground that the map draws closely, with ways over the insides of closures. */
export interface DrawnGround {
  /** Whom it is owed to, beside the map that comes with the app. */
  readonly credits: readonly { readonly name: string }[]
  /** Where it is. */
  readonly boxes: readonly BBox[]
}

/** The ground that was drawn since the page was opened; null for none. */
export const useDrawnGround = create<DrawnGround | null>(() => null)

import type { ExpressionSpecification } from 'maplibre-gl'
import type { Palette } from '#contract/palette/palette.ts'
import { perFeature } from './expressions.ts'

// All names of the map share one program, and all signs one: what could differ by feature is the same in each.

/** Signs alone. */
export const signPaint = { 'icon-opacity': perFeature(1) }

/** Names without a halo, and signs. */
export function symbolPaint(colour: string | ExpressionSpecification) {
  return { ...signPaint, 'text-color': perFeature(colour), 'text-opacity': perFeature(1) }
}

/** Names with paper around their letters, and signs. */
export function namePaint({ halo }: Palette, colour: string | ExpressionSpecification) {
  return { ...symbolPaint(colour), 'text-halo-color': halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.3 }
}

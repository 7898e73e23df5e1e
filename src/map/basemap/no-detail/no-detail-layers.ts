import { palettes, type Theme } from '#contract/palette/palette.ts'
import { symbolPaint } from '../../style/symbol-paint.ts'
import type { LayersBySlot } from '../../map-layer.ts'
import { FONT } from '../fonts.ts'
import { NO_DETAIL_FROM } from '../layers.ts'

/** Its source and its style layer. */
export const NO_DETAIL = 'no-detail'

/** Below all else on the map but the ground, and where no other name is. */
export function noDetailLayers(theme: Theme, words: string): LayersBySlot {
  return {
    'no-detail': [
      {
        id: NO_DETAIL,
        type: 'symbol',
        source: NO_DETAIL,
        minzoom: NO_DETAIL_FROM,
        layout: {
          'text-field': words,
          'text-font': FONT.italic,
          'text-size': theme === 'sunlight' ? 15 : 13,
          'text-padding': 20,
        },
        paint: {
          ...symbolPaint(palettes[theme]['place-2']),
          'text-halo-color': palettes[theme]['ground-far'],
          'text-halo-width': 2,
        },
      },
    ],
  }
}

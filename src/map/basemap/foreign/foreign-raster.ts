import type { RasterLayerSpecification, RasterSourceSpecification } from 'maplibre-gl'
import { FOREIGN, type ForeignContent } from './foreign-content.ts'

const MAX_ZOOM = 19
const PICTURES = `${FOREIGN}pictures`

/** A background of pictures; others than dark ones are dimmed in a dark theme. */
export function pictures(from: Omit<RasterSourceSpecification, 'type'>, isDark: boolean): ForeignContent {
  return {
    sources: { [PICTURES]: { type: 'raster', maxzoom: MAX_ZOOM, tileSize: 256, ...from } },
    layersIn: (theme) => ({ ground: [layer(theme === 'dark' && !isDark)] }),
    sprites: [],
    glyphs: null,
  }
}

function layer(isDimmed: boolean): RasterLayerSpecification {
  return {
    id: PICTURES,
    type: 'raster',
    source: PICTURES,
    paint: isDimmed ? { 'raster-brightness-max': 0.6, 'raster-saturation': -0.3 } : {},
  }
}

import type { LineLayerSpecification, RasterLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { symbolPaint } from '../../style/symbol-paint.ts'
import type { Theme } from '#contract/palette/palette.ts'
import { FONT } from '../../basemap/fonts.ts'
import { byZoom, perFeature } from '../../style/expressions.ts'
import type { GroundLook } from '../ground-setting.ts'
import { lines, symbols, type GroundTiles } from './from-tiles.ts'

/** How much is seen of the shade, which is black, by zoom: pairs of both. */
export const STRENGTH: Readonly<Record<Theme, readonly number[]>> = {
  light: [7, 0, 8, 0.22, 10, 0.24, 12, 0.24, 14, 0.22],
  dark: [7, 0, 8, 0.8, 12, 0.9, 14, 0.65],
  sunlight: [7, 0, 8, 0.28, 14, 0.28],
}

/** Shade from tiles of pictures. */
export function shadeLayer(source: string, { theme }: GroundLook): RasterLayerSpecification {
  return {
    id: `${source}/shade`,
    type: 'raster',
    source,
    paint: { 'raster-opacity': byZoom(...STRENGTH[theme]), 'raster-fade-duration': 0 },
  }
}

/** Lines of one height, every fifth stronger. */
export function contourLayers(tiles: GroundTiles, { theme, ground, lineScale }: GroundLook): LineLayerSpecification[] {
  const parts = tiles.table.contours
  const layout = { 'line-join': 'round' } as const
  return [
    ...lines('contour', tiles, { parts, kinds: ['contour'] }, () => ({
      minzoom: 12.9,
      layout,
      paint: {
        'line-color': ground.contour,
        'line-width': theme === 'sunlight' ? 0.7 : byZoom(13, 0.45, 15, 0.7),
        'line-opacity': byZoom(12.9, 0, 13.4, 0.5),
      },
    })),
    ...lines('contour-index', tiles, { parts, kinds: ['index'] }, () => ({
      minzoom: 11,
      layout,
      paint: {
        'line-color': ground.contour,
        'line-width': byZoom(11, 0.4 * lineScale, 13, 0.7 * lineScale, 15, 1.1 * lineScale),
        'line-opacity': byZoom(11, 0.35, 13, theme === 'dark' ? 0.7 : 0.75),
      },
    })),
  ]
}

/** Heights on the stronger lines. */
export function contourNames(
  tiles: GroundTiles,
  { palette, ground, textScale }: GroundLook,
): SymbolLayerSpecification[] {
  return symbols('contour-heights', tiles, { parts: tiles.table.contours, kinds: ['index'] }, ({ ele }) => ({
    minzoom: 12.8,
    layout: {
      'symbol-placement': 'line',
      'text-field': ['to-string', ele],
      'text-font': FONT.regular,
      'text-size': 12 * textScale,
      'symbol-spacing': 380,
      'text-max-angle': 22,
      'text-padding': 14,
      'text-rotation-alignment': 'map',
    },
    paint: {
      ...symbolPaint(ground['contour-text']),
      'text-opacity': perFeature(0.95),
      'text-halo-color': palette.ground,
      'text-halo-width': 1.8,
    },
  }))
}

import type { LineLayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { signPaint } from '../../style/symbol-paint.ts'
import { byZoom } from '../../style/expressions.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN } from '../images/image-names.ts'
import { lines, symbols, type GroundTiles } from './from-tiles.ts'

/** Lifts with their ticks, ridges and cliffs, and borders: what lies over the ways. */
export function lineLayers(
  tiles: GroundTiles,
  look: GroundLook,
): (LineLayerSpecification | SymbolLayerSpecification)[] {
  const { ground, lineScale } = look
  const lifts = { parts: tiles.table.ways, kinds: ['lift'] as const }
  return [
    ...lines('lift', tiles, lifts, () => ({
      minzoom: 12,
      paint: {
        'line-color': ground.lift,
        'line-width': byZoom(12, 0.6 * lineScale, 15, 1.1 * lineScale),
        'line-opacity': byZoom(12, 0.55, 14, 0.85),
      },
    })),
    ...symbols('lift-ticks', tiles, lifts, () => ({
      minzoom: 13,
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 60,
        'icon-image': SIGN.tick,
        'icon-allow-overlap': true,
        'icon-ignore-placement': true,
      },
      paint: signPaint,
    })),
    ...lines('ridge', tiles, { parts: tiles.table.ridges, kinds: ['ridge'] }, () => ({
      minzoom: 13,
      paint: { 'line-color': ground.ridge, 'line-width': 1, 'line-dasharray': [1, 1] },
    })),
    ...borders(tiles, look),
  ]
}

function borders(tiles: GroundTiles, { theme, palette }: GroundLook): LineLayerSpecification[] {
  const countries = { parts: tiles.table.borders, kinds: ['country'] as const }
  const layout = { 'line-join': 'round' } as const
  return [
    ...lines('border-band', tiles, countries, () => ({
      minzoom: 8,
      layout,
      paint: { 'line-color': palette.border, 'line-width': byZoom(8, 3, 14, 8), 'line-opacity': 0.16 },
    })),
    ...lines('border', tiles, countries, () => ({
      layout,
      paint: {
        'line-color': palette.border,
        'line-width': theme === 'sunlight' ? 1.8 : 1.2,
        'line-dasharray': [7, 2.2, 1.4, 2.2],
      },
    })),
  ]
}

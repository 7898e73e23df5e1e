import type { LayerSpecification } from 'maplibre-gl'
import { byZoom } from '../../style/expressions.ts'
import { widthOf, type GroundLook } from '../ground-setting.ts'
import { fills, lines, type GroundTiles } from './from-tiles.ts'
import { comingIn } from './land-layers.ts'

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const

/** Lakes and the sea with their shores, and what flows. */
export function waterLayers(tiles: GroundTiles, look: GroundLook, isWhole: boolean): LayerSpecification[] {
  const { table } = tiles
  const { ground, palette, lineScale } = look
  const areas = { parts: table.water, kinds: ['water'] as const }
  const flowing = (kind: 'river' | 'stream') => ({ parts: table.waterLines, kinds: [kind] })
  return [
    ...fills('water', tiles, areas, () => ({
      paint: { 'fill-color': palette.water, ...(!isWhole && { 'fill-opacity': comingIn() }) },
    })),
    ...lines('water-edge', tiles, areas, () => ({
      minzoom: 11,
      paint: { 'line-color': ground.stream, 'line-width': byZoom(11, 0.4 * lineScale, 15, 0.9 * lineScale) },
    })),
    ...lines('stream', tiles, flowing('stream'), ({ isTunnel = false }) => ({
      minzoom: 11,
      layout: ROUND,
      paint: {
        'line-color': ground.stream,
        'line-width': widthOf(look, [
          [11, 0.4],
          [13, 0.8],
          [16, 2],
        ]),
        'line-opacity': ['case', isTunnel, 0.35, 1],
      },
    })),
    ...lines('river', tiles, flowing('river'), () => ({
      minzoom: isWhole ? 6 : 7.5,
      layout: ROUND,
      paint: {
        'line-color': ground.stream,
        'line-width': widthOf(look, [
          [8, 0.6],
          [11, 1],
          [14, 2.2],
          [16, 4],
        ]),
      },
    })),
  ]
}

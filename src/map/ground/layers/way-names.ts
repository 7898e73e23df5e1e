import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { namePaint, symbolPaint } from '../../style/symbol-paint.ts'
import { FONT } from '../../basemap/fonts.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN } from '../images/image-names.ts'
import type { WayKind } from '../schemas/ground-table.ts'
import { symbols, type GroundTiles } from './from-tiles.ts'

type Layout = NonNullable<SymbolLayerSpecification['layout']>

const ROADS: readonly WayKind[] = ['main', 'middle', 'small']
const PATHS: readonly WayKind[] = ['path', 'steps', 'track']

/** Names along streams, roads and paths, and the signs of roads and marked routes. */
export function wayNames(tiles: GroundTiles, look: GroundLook): SymbolLayerSpecification[] {
  const { palette, ground, theme } = look
  const { table } = tiles
  const named = table.wayNames.filter(({ name }) => name !== undefined)
  const numbered = table.wayNames.filter(({ ref }) => ref !== undefined)
  const routes = table.wayNames.filter(({ routeRef }) => routeRef !== undefined)
  const rivers = { parts: table.waterLines, kinds: ['river', 'stream'] as const }
  return [
    ...symbols('stream-names', tiles, rivers, () => ({
      minzoom: 12.5,
      layout: {
        ...along(tiles, look, 400),
        'text-font': FONT.italic,
        'text-letter-spacing': 0.06,
        'text-max-angle': 32,
      },
      paint: namePaint(look.palette, palette['water-text']),
    })),
    ...symbols('road-names', tiles, { parts: named, kinds: ROADS }, () => ({
      minzoom: 14.2,
      layout: along(tiles, look, 300),
      paint: namePaint(look.palette, palette['place-2']),
    })),
    ...symbols('path-names', tiles, { parts: named, kinds: PATHS }, () => ({
      minzoom: 13.2,
      layout: { ...along(tiles, look, 420), 'text-offset': [0, -0.9], 'text-max-angle': 30 },
      paint: namePaint(look.palette, ground.path),
    })),
    ...symbols('road-numbers', tiles, { parts: numbered, kinds: ['main', 'middle'] }, ({ ref }) => ({
      minzoom: 9.5,
      layout: shield(look, SIGN.roadShield, ref ?? '', 420),
      paint: symbolPaint(palette['place-2']),
    })),
    ...symbols('route-signs', tiles, { parts: routes, kinds: [...PATHS, ...ROADS] }, ({ routeRef }) => ({
      minzoom: 11.6,
      layout: shield(look, SIGN.routeShield, routeRef ?? '', 340),
      paint: symbolPaint(theme === 'dark' ? palette.ground : ground['sign-paper']),
    })),
  ]
}

function along({ table }: GroundTiles, { language, textScale }: GroundLook, spacing: number): Layout {
  return {
    'symbol-placement': 'line',
    'symbol-spacing': spacing,
    'text-field': table.name(language),
    'text-font': FONT.regular,
    'text-size': 12 * textScale,
  }
}

/** Words upright in a frame that grows with them, along a line. */
function shield(
  { textScale }: GroundLook,
  image: string,
  words: string | ExpressionSpecification,
  spacing: number,
): Layout {
  return {
    'symbol-placement': 'line',
    'symbol-spacing': spacing,
    'text-field': words,
    'text-font': FONT.semibold,
    'text-size': 12 * textScale,
    'text-padding': 12,
    'text-rotation-alignment': 'viewport',
    // No frame without words.
    'icon-image': ['case', ['==', ['to-string', words], ''], '', image],
    'icon-text-fit': 'both',
    'icon-text-fit-padding': [1, 4, 1, 4],
    'icon-rotation-alignment': 'viewport',
  }
}

import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { namePaint, signPaint } from '../../style/symbol-paint.ts'
import { FONT } from '../../basemap/fonts.ts'
import { byZoom } from '../../style/expressions.ts'
import type { GroundLook } from '../ground-setting.ts'
import { SIGN_OF } from '../images/image-names.ts'
import type { SignKind, SignPart } from '../schemas/ground-table.ts'
import { symbols, type GroundTiles } from './from-tiles.ts'

type Expression = ExpressionSpecification
type Layout = NonNullable<SymbolLayerSpecification['layout']>

const MINOR: readonly SignKind[] = ['guidepost', 'board', 'picnic', 'stop', 'lift', 'toilets', 'water']
const MIDDLE: readonly SignKind[] = ['shelter', 'camp', 'viewpoint', 'spring', 'cave', 'waterfall']

/** Signs of places with their names, the least important first. */
export function signLayers(tiles: GroundTiles, look: GroundLook): SymbolLayerSpecification[] {
  const { palette, ground } = look
  const name = tiles.table.name(look.language)
  const of = (...kinds: readonly SignKind[]) => ({ parts: tiles.table.signs, kinds })
  return [
    ...symbols('signs-minor', tiles, of(...MINOR), ({ kind }) => ({
      minzoom: 14.2,
      layout: { 'icon-image': ['concat', SIGN_OF, kind], 'icon-padding': 3 },
      paint: signPaint,
    })),
    ...symbols('parking', tiles, of('parking'), ({ kind }) => ({
      minzoom: 13,
      layout: {
        'icon-image': ['concat', SIGN_OF, kind],
        'icon-padding': ['step', ['zoom'], ['literal', [16]], 14.5, ['literal', [2]]],
      },
      paint: signPaint,
    })),
    ...symbols('signs', tiles, of(...MIDDLE), (part) => ({
      minzoom: 12.5,
      layout: { ...beside(look, part, ['step', ['zoom'], '', 13.6, name]), 'text-font': FONT.italic },
      paint: namePaint(look.palette, palette['place-2']),
    })),
    ...waterNames(tiles, look, name),
    ...symbols('passes', tiles, of('pass'), (part) => ({
      minzoom: 11.5,
      layout: {
        ...beside(look, part, ['step', ['zoom'], '', 12.5, withHeight(look, name, part)]),
        'text-font': FONT.italic,
      },
      paint: namePaint(look.palette, palette['place-2']),
    })),
    ...peaks(tiles, look, name),
    ...symbols('huts', tiles, of('hut'), (part) => ({
      minzoom: 10.8,
      layout: {
        ...beside(look, part, ['step', ['zoom'], '', 12, name]),
        'text-font': FONT.semibold,
        'text-size': byZoom(12, 12 * look.textScale, 14, 13 * look.textScale),
      },
      paint: namePaint(look.palette, ground.sign),
    })),
  ]
}

function peaks(tiles: GroundTiles, look: GroundLook, name: Expression): SymbolLayerSpecification[] {
  const { palette, textScale } = look
  return symbols('peaks', tiles, { parts: tiles.table.signs, kinds: ['peak'] }, (part) => ({
    minzoom: 9.8,
    layout: {
      ...beside(look, part, withHeight(look, name, part)),
      'symbol-sort-key': ['-', 0, ['to-number', part.ele ?? 0, 0]],
      'icon-padding': byPadding([10, 8], [13, 1]),
      'text-padding': byZoom(10, 10, 13, 3),
      'text-font': FONT.italic,
      'text-size': byZoom(10, 12 * textScale, 14, 13 * textScale),
    },
    paint: namePaint(look.palette, palette.place),
  }))
}

function byPadding(...stops: readonly (readonly [zoom: number, px: number])[]): Expression {
  return [
    'interpolate',
    ['linear'],
    ['zoom'],
    ...stops.flatMap(([zoom, px]): [number, Expression] => [zoom, ['literal', [px]]]),
  ]
}

/** A name, and the height below it, paler. */
function withHeight({ palette }: GroundLook, name: Expression, { ele }: SignPart): Expression {
  if (ele === undefined) return name
  const height: Expression = ['to-string', ['round', ['to-number', ele, 0]]]
  const words: Expression = ['coalesce', name, '']
  return [
    'case',
    ['==', ['to-string', ele], ''],
    ['format', words, {}],
    ['==', words, ''],
    ['format', height, { 'text-color': palette['place-2'] }],
    ['format', words, {}, '\n', {}, height, { 'text-color': palette['place-2'] }],
  ]
}

function waterNames(tiles: GroundTiles, look: GroundLook, name: Expression): SymbolLayerSpecification[] {
  const { palette, textScale } = look
  return symbols('water-names', tiles, { parts: tiles.table.waterNames, kinds: ['water'] }, ({ weight }) => ({
    minzoom: 11,
    layout: {
      'text-field': name,
      'text-font': FONT.italic,
      'text-size': byZoom(11, 12 * textScale, 14, 13 * textScale),
      'text-max-width': 6,
      'text-line-height': 1.08,
      // From afar, lakes side by side often have one name.
      'text-padding': byZoom(11, 14, 13.5, 2),
      'symbol-sort-key': ['-', 0, weight],
      'text-variable-anchor': ['center', 'bottom', 'right', 'left'],
      'text-radial-offset': 0.9,
    },
    paint: namePaint(look.palette, palette['water-text']),
  }))
}

/** A sign with words beside it, as far as there is room for these. */
function beside({ textScale }: GroundLook, { kind }: SignPart, words: Expression): Layout {
  return {
    'icon-image': ['concat', SIGN_OF, kind],
    'text-field': words,
    'text-size': 12 * textScale,
    'text-variable-anchor': ['left', 'right', 'bottom', 'top'],
    'text-radial-offset': 0.75,
    'text-justify': 'auto',
    'text-max-width': 8,
    'text-line-height': 1.08,
    'text-optional': true,
    'text-padding': 3,
  }
}

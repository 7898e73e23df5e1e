import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import { FONT } from '#map/basemap/fonts.ts'
import { byZoom, HOVERED } from '#map/style/expressions.ts'
import { colours, R0, textColours, type AreaSetting } from './area-style-setting.ts'

type Expression = ExpressionSpecification

const RADIUS: Expression = ['*', R0, ['^', 2, ['zoom']]]
/** Smaller shapes, in px from border to middle, are shown by a dot. */
const DOT_BELOW = 2.6
const LABEL_FROM = 9
/** From this zoom on, areas known only as places have their name beside the dot. */
const PLACE_LABEL_FROM = 10

const IS_PLACE: Expression = ['to-boolean', ['get', 'place']]
const IS_DOT: Expression = ['any', IS_PLACE, ['<', RADIUS, DOT_BELOW]]

/** Dots for places without a shape, and for shapes that are too small to be seen. */
export function dots(setting: AreaSetting, selected: Uuid | null): LayerSpecification[] {
  const { palette, sources } = setting
  const dot = (id: string, paint: CircleLayerSpecification['paint'], filter = IS_DOT): LayerSpecification => ({
    id,
    type: 'circle',
    ...sources.points,
    filter,
    paint: { ...paint },
  })
  return [
    dot(
      'area-selected-dot',
      {
        'circle-radius': 6.5,
        'circle-color': palette.casing,
        'circle-stroke-width': 1,
        'circle-stroke-color': palette.text,
      },
      ['all', IS_DOT, ['==', ['get', 'uuid'], selected ?? '']],
    ),
    // Dots are smaller where whole countries of them are in view.
    dot('area-dot-casing', {
      'circle-radius': byZoom(4, ['case', HOVERED, 3, 2], 7, ['case', HOVERED, 5.2, 4.2]),
      'circle-color': ['case', HOVERED, palette.text, palette.casing],
    }),
    dot('area-dot', {
      'circle-radius': byZoom(4, 1.1, 7, 2.25),
      'circle-color': colours(setting, 0.4),
      'circle-stroke-width': byZoom(4, 0.5, 7, 1.3),
      'circle-stroke-color': colours(setting, 1),
    }),
  ]
}

/** The names of areas in their middle, and of places beside their dot. */
export function labels(setting: AreaSetting): LayerSpecification[] {
  const { palette, theme, sources } = setting
  const step = theme === 'sunlight' ? 1.15 : 1
  const label = (id: string, filter: Expression, layout: SymbolLayout): LayerSpecification => ({
    id,
    type: 'symbol',
    ...sources.points,
    filter,
    layout: { 'text-field': ['get', 'name'], 'text-line-height': 1.1, 'text-padding': 6, ...layout },
    paint: {
      'text-color': textColours(setting),
      'text-halo-color': palette.halo,
      'text-halo-width': 1.6,
      'text-halo-blur': 0.3,
    },
  })
  return [
    label('area-place-label', ['all', IS_PLACE, ['>=', ['zoom'], PLACE_LABEL_FROM]], {
      'text-font': FONT.regular,
      'text-size': 12.5 * step,
      'text-max-width': 9,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'text-justify': 'auto',
    }),
    label('area-label', ['>=', RADIUS, LABEL_FROM], {
      'text-font': FONT.semibold,
      'text-size': byZoom(7, 12 * step, 11, 15 * step),
      'text-max-width': 7,
      'text-letter-spacing': 0.02,
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.5,
      'symbol-sort-key': ['-', 0, ['number', ['get', 'km2'], 0]],
    }),
  ]
}

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>

import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { TILE } from '#contract/geo/mercator.ts'
import { FONT } from '#map/basemap/fonts.ts'
import { byZoom } from '#map/style/expressions.ts'
import { namePaint } from '#map/style/symbol-paint.ts'
import { kindColour, type AreaKind } from './area-kinds.ts'
import { R0, RADIUS, textColours, type AreaSetting } from './area-style-setting.ts'

type Expression = ExpressionSpecification

/** Smaller shapes, in px from border to middle, are shown by a dot. */
const DOT_BELOW = 2.6
const LABEL_FROM = 9
/** From this zoom on, areas known only as places have their name beside the dot. */
const PLACE_LABEL_FROM = 10

/**
 * Where the name of an area may stand: in its middle, else around it, within the area and then beside it. Each ring is a
 * share of the radius, which doubles with each zoom.
 */
const PLACES_OF_NAME: Expression = ['interpolate', ['exponential', 2], ['zoom'], 0, placesAt(0), 20, placesAt(20)]

function placesAt(zoom: number): Expression {
  const pxOfEm = 13.5
  return ['interpolate', ['linear'], R0, 0, places(0), TILE, places((TILE * 2 ** zoom) / pxOfEm)]
}

/** Pairs of the side of the name that is put at a place, and that place, seen from the middle; in em. */
function places(radius: number): Expression {
  const sides = (far: number) => ['top', [0, far], 'bottom', [0, -far], 'left', [far, 0], 'right', [-far, 0]]
  const corners = (x: number) => [
    'top-left',
    [x, x],
    'top-right',
    [-x, x],
    'bottom-left',
    [x, -x],
    'bottom-right',
    [-x, -x],
  ]
  const rings = [0.3, 0.7, 1.1, 1.6, 2.2].flatMap((share) => [
    ...sides(1.5 + share * radius),
    ...corners(1 + share * radius * Math.SQRT1_2),
  ])
  return ['literal', ['center', [0, 0], ...sides(1.5), ...rings]]
}

const IS_PLACE: Expression = ['to-boolean', ['get', 'place']]
/** Whether a point is drawn as a dot. */
export const IS_DOT: Expression = ['any', IS_PLACE, ['<', RADIUS, DOT_BELOW]]

/** Dots for places without a shape, and for shapes that are too small to be seen. */
export function dots(setting: AreaSetting, kinds: readonly AreaKind[]): LayerSpecification[] {
  const { palette, sources } = setting
  const dot = (id: string, filter: Expression, paint: CircleLayerSpecification['paint']): LayerSpecification => ({
    id,
    type: 'circle',
    ...sources.points,
    filter,
    paint: { ...paint },
  })
  return [
    // Dots are smaller where whole countries of them are in view.
    dot('area-dot-casing', IS_DOT, { 'circle-radius': byZoom(4, 2, 7, 4.2), 'circle-color': palette.casing }),
    ...kinds.map((kind) =>
      dot(`area-dot/${kind.name}`, ['all', kind.filter, IS_DOT], {
        'circle-radius': byZoom(4, 1.1, 7, 2.25),
        'circle-color': kindColour(setting, kind, 0.4),
        'circle-stroke-width': byZoom(4, 0.5, 7, 1.3),
        'circle-stroke-color': kindColour(setting, kind, 1),
      }),
    ),
  ]
}

/** The names of areas in their middle, and of places beside their dot. */
export function labels(setting: AreaSetting): LayerSpecification[] {
  const { palette, theme, sources } = setting
  const step = theme === 'sunlight' ? 1.15 : 1
  const label = (id: string, filter: Expression, minzoom: number, layout: SymbolLayout): LayerSpecification => ({
    id,
    type: 'symbol',
    minzoom,
    ...(sources.names ?? sources.points),
    filter,
    layout: { 'text-field': ['get', 'name'], 'text-line-height': 1.1, 'text-padding': 6, ...layout },
    paint: namePaint(palette, textColours(setting)),
  })
  return [
    label('area-place-label', IS_PLACE, PLACE_LABEL_FROM, {
      'text-font': FONT.regular,
      'text-size': 12.5 * step,
      'text-max-width': 9,
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.6,
      'text-justify': 'auto',
    }),
    label('area-label', ['>=', RADIUS, LABEL_FROM], 0, {
      'text-font': FONT.semibold,
      'text-size': byZoom(7, 12 * step, 11, 15 * step),
      'text-max-width': 7,
      'text-letter-spacing': 0.02,
      'text-variable-anchor-offset': PLACES_OF_NAME,
      'symbol-sort-key': ['-', 0, ['number', ['get', 'km2'], 0]],
    }),
  ]
}

type SymbolLayout = NonNullable<SymbolLayerSpecification['layout']>

import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import { FONT } from '#map/basemap/fonts.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { mix } from '#core/ui/theme/mix.ts'
import type { Palette, Theme } from '#core/ui/theme/palette.ts'
import { CLUSTER, DOTS, HATCH, ICON } from './closure-layer-images.ts'
import { CLOSURE_SOURCES, FADED_RANK } from './closure-layer-sources.ts'
import { LOOKS, type Look } from '../looks.ts'

type Expression = ExpressionSpecification
type NumberValue = DataDrivenPropertyValueSpecification<number>

const { shapes, soft, points, focus } = CLOSURE_SOURCES

const POLYGON: Expression = ['==', ['geometry-type'], 'Polygon']
const LINE: Expression = ['==', ['geometry-type'], 'LineString']
const FADED: Expression = ['to-boolean', ['get', 'faded']]
const HOVERED: Expression = ['boolean', ['feature-state', 'hovered'], false]
/** The worst is drawn last, on top. */
const WORST_ON_TOP: Expression = ['-', 0, ['get', 'rank']]

const looks = (...names: Look[]): Expression => ['in', ['get', 'look'], ['literal', names]]
const shapesOf = (...names: Look[]): Expression => ['all', looks(...names), POLYGON]
const edgesOf = (...names: Look[]): Expression => ['all', looks(...names), ['any', POLYGON, LINE]]
const faded = (value: number | Expression): Expression => ['case', FADED, ['*', value, 0.22], value]
const byLook = (values: Readonly<Record<Look, string | number>>): Expression => [
  'match',
  ['get', 'look'],
  'in-force',
  values['in-force'],
  'voluntary',
  values.voluntary,
  'other-hours',
  values['other-hours'],
  'upcoming',
  values.upcoming,
  'notice',
  values.notice,
  values.expired,
]

/** The style layers of the closures, with the selected one marked. */
export function closureLayers(palette: Palette, theme: Theme, selected: Uuid | null): LayersBySlot {
  return {
    'closure-shape': [...insides(palette, theme), ...marks(palette, theme, selected), ...edges(palette, theme)],
    'closure-icon': [icons(points), clusters(palette)],
    focus: [ring(palette, theme), { ...icons(focus), id: 'closure-focus-icon' }],
  }
}

function insides(palette: Palette, theme: Theme): LayerSpecification[] {
  const layout = { 'fill-sort-key': WORST_ON_TOP }
  const sunlight = theme === 'sunlight'
  const pattern = (look: Look, name: string): LayerSpecification => ({
    id: `closure-pattern-${look}`,
    type: 'fill',
    source: shapes,
    filter: shapesOf(look),
    paint: { 'fill-pattern': name, 'fill-opacity': faded(1), 'fill-antialias': false },
  })
  const tint = byLook({
    'in-force': 0.1,
    voluntary: 0.07,
    'other-hours': 0.1,
    upcoming: 0.05,
    notice: theme === 'dark' ? 0.14 : 0.1,
    expired: 0,
  })
  return [
    {
      id: 'closure-fill',
      type: 'fill',
      source: shapes,
      filter: POLYGON,
      layout,
      paint: {
        'fill-color': colours(palette),
        'fill-opacity': sunlight ? 0 : ['+', faded(tint), ['case', HOVERED, 0.08, 0]],
        'fill-antialias': false,
      },
    },
    pattern('in-force', HATCH),
    pattern('upcoming', DOTS),
    {
      id: 'closure-soft',
      type: 'line',
      source: soft,
      filter: edgesOf('voluntary'),
      paint: {
        // Opaque, because translucent offset lines darken where they bend.
        'line-color': mix(palette.ground, palette.current, 0.48),
        'line-width': sunlight ? 6 : 7,
        'line-offset': ['case', LINE, 0, 3.5],
        'line-blur': sunlight ? 0 : 4,
        'line-opacity': faded(1),
      },
    },
  ]
}

/** Two lines under the edge: ink, and paper in it. */
function marks(palette: Palette, theme: Theme, selected: Uuid | null): LayerSpecification[] {
  const sunlight = theme === 'sunlight'
  const mark = (id: string, colour: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source: shapes,
    filter: ['==', ['get', 'uuid'], selected ?? ''],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': ['case', LINE, width + 2, width] },
  })
  return [
    mark('closure-selected-ink', palette.text, sunlight ? 11 : 7.4),
    mark('closure-selected-paper', palette.casing, sunlight ? 7.5 : 5.4),
  ]
}

function edges(palette: Palette, theme: Theme): LayerSpecification[] {
  const edge = theme === 'sunlight' ? 3.6 : 2.2
  const thin = theme === 'sunlight' ? { voluntary: 2, expired: 2.4 } : { voluntary: 1, expired: 1.5 }
  const solid = byLook({ ...thin, 'in-force': edge, 'other-hours': edge, upcoming: edge, notice: edge + 1 })
  const dark = theme === 'dark'
  const casing = byLook({ ...thin, 'in-force': edge, 'other-hours': edge, upcoming: edge, notice: edge + 0.8 })
  return [
    line('closure-casing', edgesOf(...LOOKS), {
      colour: ['case', HOVERED, palette.text, palette.casing],
      width: ['+', casing, ['case', LINE, 4.4, 2]],
      opacity: ['case', HOVERED, 1, looks('voluntary'), 0, faded(0.85)],
    }),
    line('closure-edge', edgesOf('in-force', 'other-hours', 'voluntary', 'notice', 'expired'), {
      colour: dark ? ['match', ['get', 'look'], 'notice', palette.casing, colours(palette)] : colours(palette),
      width: ['+', solid, ['case', LINE, 1.6, 0]],
      opacity: faded(1),
    }),
    line('closure-edge-dashed', edgesOf('upcoming'), {
      colour: palette.upcoming,
      width: ['case', LINE, edge + 1.4, edge - 0.2],
      opacity: faded(1),
      dash: [2.6, 1.7],
    }),
    line('closure-edge-core', edgesOf('notice'), {
      colour: palette['notice-fill'],
      width: ['case', LINE, edge + 0.4, edge - 0.9],
      opacity: faded(1),
    }),
  ]
}

interface LinePaint {
  readonly colour: string | Expression
  readonly width: NumberValue
  readonly opacity: NumberValue
  readonly dash?: [number, number]
}

/** Dashes end square, so that the gaps stay. */
function line(id: string, filter: Expression, { colour, width, opacity, dash }: LinePaint): LayerSpecification {
  return {
    id,
    type: 'line',
    source: shapes,
    filter,
    layout: { 'line-join': 'round', 'line-cap': dash ? 'butt' : 'round', 'line-sort-key': WORST_ON_TOP },
    paint: {
      'line-color': colour,
      'line-width': width,
      'line-opacity': opacity,
      ...(dash && { 'line-dasharray': dash }),
    },
  }
}

function colours(palette: Palette): Expression {
  const { current, upcoming, notice, expired } = palette
  return byLook({ 'in-force': current, voluntary: current, 'other-hours': current, upcoming, notice, expired })
}

function icons(source: string): LayerSpecification {
  return {
    id: 'closure-icon',
    type: 'symbol',
    source,
    filter: ['!', ['has', 'point_count']],
    layout: {
      'icon-image': ['concat', ICON, ['get', 'look']],
      'icon-allow-overlap': true,
      'icon-padding': 2,
      'symbol-sort-key': WORST_ON_TOP,
    },
    paint: { 'icon-opacity': ['case', FADED, 0.3, 1] },
  }
}

function clusters(palette: Palette): LayerSpecification {
  const opacity: Expression = ['case', ['>=', ['get', 'worst'], FADED_RANK], 0.3, 1]
  const look: Expression = ['at', ['%', ['get', 'worst'], FADED_RANK], ['literal', [...LOOKS]]]
  return {
    id: 'closure-cluster',
    type: 'symbol',
    source: points,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', CLUSTER, look],
      'icon-allow-overlap': true,
      'text-field': ['to-string', ['case', ['>', ['get', 'matching'], 0], ['get', 'matching'], ['get', 'point_count']]],
      'text-font': FONT.semibold,
      'text-size': ['case', ['>=', ['get', 'point_count'], 100], 11, 14],
      'text-allow-overlap': true,
      'symbol-sort-key': ['-', 0, ['get', 'worst']],
    },
    paint: { 'text-color': palette.text, 'icon-opacity': opacity, 'text-opacity': opacity },
  }
}

/** Around the point of what is selected or under the pointer. */
function ring(palette: Palette, theme: Theme): LayerSpecification {
  const radius = theme === 'sunlight' ? 16 : 12.8
  return {
    id: 'closure-focus-ring',
    type: 'circle',
    source: focus,
    paint: {
      'circle-radius': radius,
      'circle-color': palette.casing,
      'circle-stroke-width': theme === 'sunlight' ? 2.5 : 1.2,
      'circle-stroke-color': palette.text,
    },
  }
}

import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { CORE, DASH, PAINTS, type Inside } from '#contract/standing/paint.ts'
import { FONT } from '#map/basemap/fonts.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { HOVERED } from '#map/style/expressions.ts'
import { mix } from '#core/ui/theme/mix.ts'
import { CLUSTER, DOTS, HATCH, ICON } from './closure-layer-images.ts'
import { CLOSURE_SOURCES, FADED_RANK } from './closure-layer-sources.ts'
import { RANK_STEP } from './features.ts'

type Expression = ExpressionSpecification
type NumberValue = DataDrivenPropertyValueSpecification<number>

const { shapes, soft, points, focus } = CLOSURE_SOURCES

const POLYGON: Expression = ['==', ['geometry-type'], 'Polygon']
const LINE: Expression = ['==', ['geometry-type'], 'LineString']
const FADED: Expression = ['to-boolean', ['get', 'faded']]
/** The worst is drawn last, on top. */
const WORST_ON_TOP: Expression = ['-', 0, ['get', 'rank']]

const statuses = (...names: DisplayStatus[]): Expression => ['in', ['get', 'displayStatus'], ['literal', names]]
const withInside = (inside: Inside) => DISPLAY_STATUSES.filter((status) => PAINTS[status].inside === inside)
const edgesOf = (...names: DisplayStatus[]): Expression => ['all', statuses(...names), ['any', POLYGON, LINE]]
const faded = (value: number | Expression): Expression => ['case', FADED, ['*', value, 0.22], value]
const byStatus = (valueOf: (status: DisplayStatus) => string | number): Expression => {
  const [first, ...others] = DISPLAY_STATUSES
  const cases = others.flatMap((status) => [status, valueOf(status)])
  return ['match', ['get', 'displayStatus'], first, valueOf(first), ...cases, valueOf('expired')]
}

/** The style layers of the closures, with the selected one marked. */
export function closureLayers(palette: Palette, theme: Theme, selected: Uuid | null): LayersBySlot {
  return {
    shapes: [...insides(palette, theme), ...marks(palette, theme, selected), ...edges(palette, theme)],
    icons: [icons(points), clusters(palette)],
    focus: [ring(palette, theme), { ...icons(focus), id: 'closure-focus-icon' }],
  }
}

function insides(palette: Palette, theme: Theme): LayerSpecification[] {
  const layout = { 'fill-sort-key': WORST_ON_TOP }
  const sunlight = theme === 'sunlight'
  const pattern = (inside: Inside, name: string): LayerSpecification => ({
    id: `closure-pattern-${inside}`,
    type: 'fill',
    source: shapes,
    filter: ['all', statuses(...withInside(inside)), POLYGON],
    paint: { 'fill-pattern': name, 'fill-opacity': faded(1), 'fill-antialias': false },
  })
  const tint = byStatus((status) => (status === 'notice' && theme === 'dark' ? 0.14 : PAINTS[status].tint))
  return [
    {
      id: 'closure-fill',
      type: 'fill',
      source: shapes,
      filter: POLYGON,
      layout,
      paint: {
        'fill-color': byStatus((status) => palette[PAINTS[status].fill ?? PAINTS[status].colour]),
        'fill-opacity': sunlight ? 0 : ['+', faded(tint), ['case', HOVERED, 0.08, 0]],
        'fill-antialias': false,
      },
    },
    pattern('hatch', HATCH),
    pattern('dots', DOTS),
    {
      id: 'closure-soft',
      type: 'line',
      source: soft,
      filter: edgesOf(...withInside('soft')),
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
  const sunlight = theme === 'sunlight'
  const width = byStatus((status) => PAINTS[status][sunlight ? 'sunlight' : 'width'])
  // In the dark, amber stands out by itself: what is around it is its casing.
  const colourOf = (status: DisplayStatus) => palette[PAINTS[status].colour]
  const isRim = (status: DisplayStatus) => theme === 'dark' && PAINTS[status].colour === 'notice'
  const colour = byStatus((status) => (isRim(status) ? palette.casing : colourOf(status)))
  const wider: Expression = ['+', width, ['case', LINE, 1.6, 0]]
  const core = { colour: palette['notice-fill'], opacity: faded(1), width: coreWidth(sunlight) }
  return [
    line('closure-casing', edgesOf(...DISPLAY_STATUSES), {
      colour: ['case', HOVERED, palette.text, palette.casing],
      width: ['+', width, ['case', LINE, 4.4, 2]],
      opacity: ['case', HOVERED, 1, statuses(...withInside('soft')), 0, faded(0.85)],
    }),
    line('closure-edge', edgesOf(...DISPLAY_STATUSES.filter((status) => !isDashed(status))), {
      colour,
      width: wider,
      opacity: faded(1),
    }),
    line('closure-edge-dashed', edgesOf(...DISPLAY_STATUSES.filter(isDashed)), {
      colour,
      width: wider,
      opacity: faded(1),
      dash: [...DASH],
    }),
    line('closure-edge-core', edgesOf('notice'), core),
    // As long as the dashes around, which are measured in the width of their line.
    line('closure-edge-core-dashed', edgesOf('upcoming-notice'), { ...core, dash: [6.4, 4.2] }),
  ]
}

/** Of the amber in the edge of a notice. */
function coreWidth(sunlight: boolean): Expression {
  return ['case', LINE, sunlight ? 4 : 2.6, CORE[sunlight ? 'sunlight' : 'width']]
}

function isDashed(status: DisplayStatus): boolean {
  return PAINTS[status].dashed === true
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

function icons(source: string): LayerSpecification {
  return {
    id: 'closure-icon',
    type: 'symbol',
    source,
    filter: ['!', ['has', 'point_count']],
    layout: {
      'icon-image': ['concat', ICON, ['get', 'displayStatus']],
      'icon-allow-overlap': true,
      'icon-padding': 2,
      'symbol-sort-key': WORST_ON_TOP,
    },
    paint: { 'icon-opacity': ['case', FADED, 0.3, 1] },
  }
}

function clusters(palette: Palette): LayerSpecification {
  const opacity: Expression = ['case', ['>=', ['get', 'worst'], FADED_RANK], 0.3, 1]
  const worst: Expression = ['at', ['%', ['get', 'worst'], RANK_STEP], ['literal', [...DISPLAY_STATUSES]]]
  return {
    id: 'closure-cluster',
    type: 'symbol',
    source: points,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', CLUSTER, worst],
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

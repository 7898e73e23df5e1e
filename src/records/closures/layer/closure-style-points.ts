import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { FONT } from '#map/basemap/fonts.ts'
import { PALE, pale, WORST_ON_TOP } from './closure-expressions.ts'
import { CLUSTER, ICON } from './closure-layer-images.ts'
import { CLOSURE_SOURCES, FADED_RANK } from './closure-layer-sources.ts'
import { RANK_STEP } from './features.ts'

type Expression = ExpressionSpecification

const { points, focus } = CLOSURE_SOURCES

/** Signs and discs of clusters, where closures are. */
export function closurePoints(palette: Palette): LayerSpecification[] {
  return [icons(points), clusters(palette)]
}

/** What is selected or under the pointer, above all others. */
export function closuresInFocus(palette: Palette, theme: Theme): LayerSpecification[] {
  return [ring(palette, theme), { ...icons(focus), id: 'closure-focus-icon' }]
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
    paint: { 'icon-opacity': pale(1) },
  }
}

function clusters(palette: Palette): LayerSpecification {
  const opacity: Expression = ['case', ['>=', ['get', 'worst'], FADED_RANK], PALE, 1]
  const worst: Expression = ['at', ['%', ['get', 'worst'], RANK_STEP], ['literal', [...DISPLAY_STATUSES]]]
  return {
    id: 'closure-cluster',
    type: 'symbol',
    source: points,
    filter: ['has', 'point_count'],
    layout: {
      'icon-image': ['concat', CLUSTER, worst],
      'icon-allow-overlap': true,
      'text-field': ['to-string', ['case', ['>', ['get', 'matching'], 0], ['get', 'matching'], ['get', 'total']]],
      'text-font': FONT.semibold,
      'text-size': ['case', ['>=', ['get', 'total'], 100], 11, 14],
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

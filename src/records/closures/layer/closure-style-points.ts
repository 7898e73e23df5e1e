import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { ColourToken, Palette, Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES } from '#contract/standing/display-status.ts'
import { PAINTS } from '#contract/standing/paint.ts'
import { FONT } from '#map/basemap/fonts.ts'
import { perFeature } from '#map/style/expressions.ts'
import { IS_DRAWN } from '#map/style/clusters.ts'
import { byStatus, FADED, PALE, pale } from './closure-expressions.ts'
import { CLUSTER, ICON, NOTHING } from './closure-layer-images.ts'
import { CLOSURE_SOURCES } from './closure-layer-sources.ts'
import { FADED_RANK } from './cluster-properties.ts'
import { RANK_STEP } from './features.ts'

type Expression = ExpressionSpecification

const { points, focus, cover } = CLOSURE_SOURCES

/** Names, signs and discs of clusters, where closures are. */
export function closurePoints(palette: Palette, theme: Theme, isAtLeast: boolean): LayerSpecification[] {
  return [names(palette, theme), icons(), clusters(palette, isAtLeast)]
}

/** What is selected or under the pointer, above all others. */
export function closuresInFocus(palette: Palette, theme: Theme): LayerSpecification[] {
  return [ring(palette, theme), { ...icon, id: 'closure-focus-icon', source: focus }]
}

/**
 * Each sort key costs a draw call, so the key is the status, not the rank: symbols of one status keep the order of the
 * source.
 */
const WORST_STATUS_ON_TOP: Expression = ['-', 0, ['%', ['get', 'rank'], RANK_STEP]]

const icon: Omit<SymbolLayerSpecification, 'id' | 'source'> = {
  type: 'symbol',
  layout: {
    'icon-image': ['concat', ICON, ['get', 'displayStatus']],
    'icon-allow-overlap': true,
    'icon-padding': 2,
    'symbol-sort-key': WORST_STATUS_ON_TOP,
  },
  paint: { 'icon-opacity': pale(1) },
}

function icons(): LayerSpecification {
  return { ...icon, id: 'closure-icon', source: points, filter: ['all', IS_DRAWN, ['!', ['has', 'cluster']]] }
}

/** Farther away there is no room for the names of closures among those of places. */
const NAMES_FROM = 12.4

/** Beside the signs, the names of the worst first: before those of areas and of the ground. */
function names(palette: Palette, theme: Theme): LayerSpecification {
  return {
    id: 'closure-name',
    type: 'symbol',
    source: points,
    minzoom: NAMES_FROM,
    filter: ['all', IS_DRAWN, ['!', ['has', 'cluster']]],
    layout: {
      'text-field': ['coalesce', ['get', 'name'], ''],
      'text-font': FONT.semibold,
      'text-size': theme === 'sunlight' ? 16 : 14,
      // As near as the room that its own sign keeps lets it be.
      'text-variable-anchor-offset': ['top', [0, 1.4], 'bottom', [0, -1.4], 'left', [1.2, 0], 'right', [-1.2, 0]],
      'text-padding': 0,
      'text-justify': 'auto',
      'text-max-width': 9,
      'text-line-height': 1.1,
      'symbol-sort-key': ['+', ['%', ['get', 'rank'], RANK_STEP], ['case', FADED, RANK_STEP, 0]],
    },
    paint: {
      'text-color': byStatus((status) => palette[wordColour(PAINTS[status].colour)]),
      'text-halo-color': palette.casing,
      'text-halo-width': 2,
      'text-opacity': pale(1),
    },
  }
}

/** The colour of what is expired is too pale for words. */
function wordColour(colour: ColourToken): ColourToken {
  return colour === 'expired' ? 'text-2' : colour
}

function clusters(palette: Palette, isAtLeast: boolean): LayerSpecification {
  const opacity: Expression = ['case', ['>=', ['get', 'worst'], FADED_RANK], PALE, 1]
  const worst: Expression = ['at', ['%', ['get', 'worst'], RANK_STEP], ['literal', [...DISPLAY_STATUSES]]]
  const number: Expression = [
    'to-string',
    ['case', ['>', ['get', 'matching'], 0], ['get', 'matching'], ['get', 'total']],
  ]
  return {
    id: 'closure-cluster',
    type: 'symbol',
    source: points,
    filter: ['all', IS_DRAWN, ['has', 'cluster']],
    layout: {
      'icon-image': ['concat', CLUSTER, worst],
      'icon-allow-overlap': true,
      'text-field': isAtLeast ? ['concat', '≥', number] : number,
      'text-font': FONT.semibold,
      'text-size': isAtLeast ? 11 : ['case', ['>=', ['get', 'total'], 100], 11, 14],
      'text-allow-overlap': true,
      'symbol-z-order': 'source',
    },
    paint: { 'text-color': perFeature(palette.text), 'icon-opacity': opacity, 'text-opacity': opacity },
  }
}

/** Takes the room that closures cover, unseen, so that no name of an area is put there. */
export const closureCover: LayerSpecification = {
  id: 'closure-cover',
  type: 'symbol',
  source: cover,
  layout: { 'icon-image': NOTHING, 'icon-allow-overlap': true, 'icon-padding': ['get', 'padding'] },
  paint: { 'icon-opacity': perFeature(1) },
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

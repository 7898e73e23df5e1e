import type { DataDrivenPropertyValueSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { DISPLAY_STATUSES, type DisplayStatus } from '#contract/standing/display-status.ts'
import { CORE, DASH, PAINTS, type Inside } from '#contract/standing/paint.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { byZoom, HOVERED, perFeature, THIN_JOIN } from '#map/style/expressions.ts'
import { mix } from '#core/ui/theme/mix.ts'
import {
  ABOUT_AREAS,
  byStatus,
  faded,
  HAS_SHAPE,
  isOf,
  LINE,
  pale,
  POLYGON,
  statuses,
  WORST_ON_TOP,
} from './closure-expressions.ts'
import { DOTS, HATCH, SPARSE_DOTS, SPARSE_HATCH } from './closure-layer-images.ts'
import { CLOSURE_SOURCES } from './closure-layer-sources.ts'
import { closureCover, closurePoints, closuresInFocus } from './closure-style-points.ts'
import type { Extent } from '#contract/records/extent.ts'

type Expression = ExpressionSpecification
type NumberValue = DataDrivenPropertyValueSpecification<number>

const { shapes, soft } = CLOSURE_SOURCES

/** How much of its tint is left to what closes a whole area. */
const SHARE_OF_TINT: Expression = ['case', ['==', ['get', 'extent'], 'areas'], 0.5, 1]
const withInside = (inside: Inside) => DISPLAY_STATUSES.filter((status) => PAINTS[status].inside === inside)
const edgesOf = (...names: DisplayStatus[]): Expression => [
  'all',
  statuses(...names),
  ['any', POLYGON, LINE],
  HAS_SHAPE,
]

/**
 * The style layers of the closures, with the selected one marked; `isAtLeast`: there are more than are counted;
 * `hasWays`: ways are drawn over the insides.
 */
export function closureLayers(
  palette: Palette,
  theme: Theme,
  selected: Uuid | null,
  isAtLeast = false,
  hasWays = false,
): LayersBySlot {
  const inside = insides(palette, theme)
  return {
    insides: hasWays ? inside : [],
    shapes: [
      ...(hasWays ? [] : inside),
      ...marks(palette, theme, selected),
      ...hairlines(palette, theme),
      ...edges(palette, theme),
    ],
    covers: [closureCover],
    icons: closurePoints(palette, theme, isAtLeast),
    focus: closuresInFocus(palette, theme),
  }
}

function insides(palette: Palette, theme: Theme): LayerSpecification[] {
  const layout = { 'fill-sort-key': WORST_ON_TOP }
  const sunlight = theme === 'sunlight'
  const pattern = (name: string, inside: Inside, extent: Extent): LayerSpecification => ({
    id: `${name}-pattern`,
    type: 'fill',
    source: shapes,
    filter: ['all', statuses(...withInside(inside)), POLYGON, isOf(extent)],
    paint: { 'fill-pattern': name, 'fill-opacity': faded(1), 'fill-antialias': false },
  })
  const tint = byStatus((status) => (status === 'notice' && theme === 'dark' ? 0.14 : PAINTS[status].tint))
  return [
    {
      id: 'closure-fill',
      type: 'fill',
      source: shapes,
      filter: ['all', POLYGON, HAS_SHAPE],
      layout,
      paint: {
        'fill-color': byStatus((status) => palette[PAINTS[status].fill ?? PAINTS[status].colour]),
        'fill-opacity': sunlight ? 0 : ['+', faded(['*', tint, SHARE_OF_TINT]), ['case', HOVERED, 0.08, 0]],
        'fill-antialias': false,
      },
    },
    pattern(HATCH, 'hatch', 'own'),
    pattern(SPARSE_HATCH, 'hatch', 'areas'),
    pattern(DOTS, 'dots', 'own'),
    pattern(SPARSE_DOTS, 'dots', 'areas'),
    softEdge('closure-soft', { of: POLYGON, isInside: true }, palette, theme),
    softEdge('closure-soft-line', { of: LINE, isInside: false }, palette, theme),
  ]
}

interface SoftEdge {
  readonly of: Expression
  readonly isInside: boolean
}

/** How much of the colour of what is closed is in the soft edge of advice: 3:1 on every ground, for all eyes. */
const SOFTNESS: Readonly<Record<Theme, number>> = { light: 0.8, dark: 0.9, sunlight: 0.8 }

function softEdge(id: string, { of, isInside }: SoftEdge, palette: Palette, theme: Theme): LayerSpecification {
  // No more blur than leaves the middle of the line its full colour.
  const [width, blur] = theme === 'sunlight' ? [5, 0] : [4, 1.5]
  return {
    id,
    type: 'line',
    source: soft,
    filter: ['all', edgesOf(...withInside('soft')), of],
    paint: {
      // Opaque, because translucent offset lines darken where they bend.
      'line-color': perFeature(mix(palette.ground, palette.current, SOFTNESS[theme])),
      'line-width': perFeature(width),
      'line-offset': isInside ? width / 2 : 0,
      'line-blur': blur,
      'line-opacity': faded(1),
    },
  }
}

/** Lines inside of the border of what has only its areas' shape, so that bands and borders of areas keep their colours. */
function hairlines(palette: Palette, theme: Theme): LayerSpecification[] {
  const width = theme === 'sunlight' ? 2 : 1.2
  const hairline = (id: string, names: readonly DisplayStatus[], dash?: [number, number]): LayerSpecification => ({
    id,
    type: 'line',
    source: soft,
    filter: ['all', statuses(...names), ABOUT_AREAS],
    layout: { 'line-join': THIN_JOIN, 'line-sort-key': WORST_ON_TOP },
    paint: {
      'line-color': byStatus((status) => palette[PAINTS[status].colour]),
      'line-width': ['+', width, ['case', HOVERED, 1, 0]],
      'line-offset': byZoom(6, 1.5, 10, 4),
      'line-opacity': pale(1),
      ...(dash && { 'line-dasharray': dash }),
    },
  })
  const solid = DISPLAY_STATUSES.filter((status) => !isDashed(status))
  return [
    hairline('closure-hairline', solid),
    hairline('closure-hairline-dashed', DISPLAY_STATUSES.filter(isDashed), [5, 4]),
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
    paint: {
      'line-color': perFeature(colour),
      'line-width': ['case', LINE, width + 2, width],
      'line-opacity': perFeature(1),
    },
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
  const core = { colour: perFeature(palette['notice-fill']), opacity: pale(1), width: coreWidth(sunlight) }
  return [
    line('closure-casing', edgesOf(...DISPLAY_STATUSES), {
      colour: ['case', HOVERED, palette.text, palette.casing],
      width: ['+', width, ['case', LINE, 4.4, 2]],
      opacity: ['case', HOVERED, 1, statuses(...withInside('soft')), 0, faded(0.85)],
    }),
    line('closure-edge', edgesOf(...DISPLAY_STATUSES.filter((status) => !isDashed(status))), {
      colour,
      width: wider,
      opacity: pale(1),
    }),
    line('closure-edge-dashed', edgesOf(...DISPLAY_STATUSES.filter(isDashed)), {
      colour,
      width: wider,
      opacity: pale(1),
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
    layout: { 'line-join': THIN_JOIN, 'line-cap': dash ? 'butt' : 'round', 'line-sort-key': WORST_ON_TOP },
    paint: {
      'line-color': colour,
      'line-width': width,
      'line-opacity': opacity,
      ...(dash && { 'line-dasharray': dash }),
    },
  }
}

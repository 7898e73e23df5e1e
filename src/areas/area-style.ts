import type { CircleLayerSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { AreaFamily } from '#contract/lookups.ts'
import type { Uuid } from '#contract/ids.ts'
import { FONT } from '#map/basemap/fonts.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { mix } from '#map/mix.ts'
import type { SourceRef } from '#map/hovered-feature.ts'
import type { Palette, Theme } from '#ui/theme/palette.ts'
import { byFamily, type Families, type FamilyValues } from './families.ts'

type Expression = ExpressionSpecification

/** What the areas are drawn from. `bands` has the shapes once more where the band needs them simpler. */
export interface AreaSources {
  readonly shapes: SourceRef
  readonly bands: SourceRef
  readonly points: SourceRef
}

interface Setting {
  readonly palette: Palette
  readonly theme: Theme
  readonly families: Families
  /** The categories that the filter leaves; none means all. */
  readonly shown: readonly number[]
  readonly sources: AreaSources
}

const HOVERED: Expression = ['boolean', ['feature-state', 'hovered'], false]
/** See `r0` of the features: how far it is from the border to the middle, in px at zoom 0. */
const R0: Expression = ['number', ['get', 'r0'], 0]
const RADIUS: Expression = ['*', R0, ['^', 2, ['zoom']]]
/** Smaller shapes, in px from border to middle, are shown by a dot. */
const DOT_BELOW = 2.6
const LABEL_FROM = 9
/** From this zoom on, areas known only as places have their name beside the dot. */
const PLACE_LABEL_FROM = 9

/** The style layers of the areas, with the selected one marked. */
export function areaLayers(setting: Setting, selected: Uuid | null): LayersBySlot {
  return {
    'area-fill': [fill(setting)],
    'area-band': bands(setting),
    'area-edge': [...marks(setting, selected), edge(setting)],
    'area-label': [...dots(setting, selected), labels(setting)],
  }
}

function fill(setting: Setting): LayerSpecification {
  const { theme, sources } = setting
  const dark = theme === 'dark'
  const tint = (opacity: number): Expression => ['case', HOVERED, opacity + 0.1, opacity]
  return {
    id: 'area-fill',
    type: 'fill',
    ...sources.shapes,
    paint: {
      'fill-color': colours(setting, 1),
      'fill-opacity':
        theme === 'sunlight'
          ? 0
          : [
              'interpolate',
              ['linear'],
              ['zoom'],
              6,
              tint(dark ? 0.16 : 0.12),
              9,
              tint(dark ? 0.08 : 0.05),
              13,
              tint(0.02),
            ],
    },
  }
}

/** Widths of the band in px by zoom. */
const BAND: readonly (readonly [zoom: number, width: number])[] = [
  [6, 3],
  [7, 4.5],
  [8, 6],
  [9, 7.5],
  [10, 8],
  [11, 9],
  [12, 10],
  [14, 12],
]

/**
 * Two lines along the inside of the border, the half over the full width. They are opaque mixes with the ground, because
 * translucent offset lines darken where they overlap; and never wider than the area lets them be.
 */
function bands(setting: Setting): LayerSpecification[] {
  const { theme, sources } = setting
  const bold = theme === 'sunlight'
  const width = (share: number): Expression => {
    const stop = ([zoom, full]: readonly [number, number]): [number, Expression] => [
      zoom,
      ['min', full * share, ['*', R0, 0.45 * share * 2 ** zoom]],
    ]
    return ['interpolate', ['linear'], ['zoom'], ...BAND.flatMap(stop)]
  }
  const band = (id: string, share: number, strength: number): LayerSpecification => ({
    id,
    type: 'line',
    ...sources.bands,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': colours(setting, strength),
      'line-width': width(share),
      'line-offset': width(share / 2),
    },
  })
  if (bold) return [band('area-band', 0.5, 0.45)]
  const dark = theme === 'dark'
  return [band('area-band-outer', 1, dark ? 0.24 : 0.17), band('area-band', 0.5, dark ? 0.42 : 0.33)]
}

/** Two lines under the edge: ink, and paper in it. */
function marks({ palette, sources }: Setting, selected: Uuid | null): LayerSpecification[] {
  const mark = (id: string, colour: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    ...sources.shapes,
    filter: ['==', ['get', 'uuid'], selected ?? ''],
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  })
  return [mark('area-selected-ink', palette.text, 6.4), mark('area-selected-paper', palette.casing, 4.4)]
}

function edge(setting: Setting): LayerSpecification {
  const { theme, sources } = setting
  const width = (value: number): Expression => ['case', HOVERED, value + 1, value]
  const stops = theme === 'sunlight' ? [6, width(1), 10, width(2)] : [6, width(0.6), 10, width(1.25), 13, width(1.6)]
  return {
    id: 'area-edge',
    type: 'line',
    ...sources.shapes,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours(setting, 1), 'line-width': ['interpolate', ['linear'], ['zoom'], ...stops] },
  }
}

const IS_DOT: Expression = ['any', ['to-boolean', ['get', 'place']], ['<', RADIUS, DOT_BELOW]]

/** Places without a shape, and shapes that are too small to be seen. */
function dots(setting: Setting, selected: Uuid | null): LayerSpecification[] {
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
    dot('area-dot-casing', {
      'circle-radius': ['case', HOVERED, 5, 4.2],
      'circle-color': ['case', HOVERED, palette.text, palette.casing],
    }),
    dot('area-dot', {
      'circle-radius': 2.25,
      'circle-color': colours(setting, 0.4),
      'circle-stroke-width': 1.3,
      'circle-stroke-color': colours(setting, 1),
    }),
  ]
}

function labels({ palette, theme, families, shown, sources }: Setting): LayerSpecification {
  const step = theme === 'sunlight' ? 1.15 : 1
  return {
    id: 'area-label',
    type: 'symbol',
    ...sources.points,
    filter: ['case', ['to-boolean', ['get', 'place']], ['>=', ['zoom'], PLACE_LABEL_FROM], ['>=', RADIUS, LABEL_FROM]],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT.semibold,
      'text-size': ['interpolate', ['linear'], ['zoom'], 7, 12 * step, 11, 15 * step],
      'text-max-width': 7,
      'text-letter-spacing': 0.02,
      'text-line-height': 1.1,
      'text-padding': 6,
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      'text-radial-offset': 1.5,
      'symbol-sort-key': ['-', 0, ['number', ['get', 'km2'], 0]],
    },
    paint: {
      'text-color': byFamily(families, shown, { full: readable(palette), faded: mixed(palette, 0.5) }),
      'text-halo-color': palette.halo,
      'text-halo-width': 1.6,
      'text-halo-blur': 0.3,
    },
  }
}

type FamilyColours = FamilyValues['full']

/** What is left of the colours of areas that the filter leaves out. */
const FADED = 0.22

/** Family colours laid at a strength (0 to 1) over what is under them. */
function colours({ palette, families, shown }: Setting, strength: number) {
  return byFamily(families, shown, { full: mixed(palette, strength), faded: mixed(palette, strength * FADED) })
}

function mixed(palette: Palette, strength: number): FamilyColours {
  return colourEach((family) => mix(family === 'marine' ? palette.water : palette.ground, palette[family], strength))
}

function readable(palette: Palette): FamilyColours {
  return colourEach((family) => mix(palette[family], palette.text, 0.3))
}

function colourEach(colour: (family: AreaFamily) => string): FamilyColours {
  const [park, reserve, landscape] = [colour('park'), colour('reserve'), colour('landscape')]
  return { park, reserve, landscape, rest: colour('rest'), marine: colour('marine'), other: colour('other') }
}

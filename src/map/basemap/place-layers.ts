import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import { FONT } from './fonts.ts'
import { IMAGE } from './images.ts'
import { BASEMAP } from './source.ts'
import { byZoom } from '../style/expressions.ts'
import { namePaint } from '../style/symbol-paint.ts'

type Expression = ExpressionSpecification
/** A layer of names, with a filter that is an expression, if it has any. */
export type NameLayer = Omit<SymbolLayerSpecification, 'filter'> & { readonly filter?: Expression }

/** How much larger text is in the theme for bright sun. */
const SUNLIGHT_SCALE = 1.15
/** The rank of the smallest place that is drawn as a town, bold and with a ring, from each zoom on. */
const TOWNS = [
  [0, 2],
  [8, 3],
  [10, 4],
] as const

/** The text size of each rank at some zooms, in pixels; those in between are interpolated. */
const SIZES_PX = [
  [3, [13, 13, 12, 12, 12, 12]],
  [6, [15, 15, 14, 12.5, 12, 12]],
  [9, [16, 16, 15, 14, 13, 12]],
  [11, [17, 17, 16, 15.5, 14, 12.5]],
] as const

/** The names of places, over them those of countries, and of capitals, which no other name displaces. */
export function placeLayers(palette: Palette, theme: Theme): NameLayer[] {
  const scale = theme === 'sunlight' ? SUNLIGHT_SCALE : 1
  const isCapital: Expression = ['==', ['get', 'rank'], 0]
  return [
    { id: 'basemap-places', filter: ['!', isCapital], ...places(palette, scale) },
    countries(palette, scale),
    { id: 'basemap-capitals', filter: isCapital, ...places(palette, scale) },
  ]
}

function places(palette: Palette, scale: number): Omit<SymbolLayerSpecification, 'id' | 'filter'> {
  return {
    type: 'symbol',
    source: BASEMAP,
    'source-layer': 'places',
    layout: {
      'icon-image': ifTown(IMAGE.town, IMAGE.village),
      'text-field': ['get', 'name'],
      'text-font': ifTown(['literal', FONT.semibold], ['literal', FONT.regular]),
      'text-size': placeSize(scale),
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-radial-offset': 0.5,
      'text-justify': 'auto',
      'text-max-width': 9,
      'text-padding': 5,
      'symbol-sort-key': ['get', 'rank'],
    },
    paint: namePaint(palette, ['step', ['get', 'rank'], palette.place, 5, palette['place-2']]),
  }
}

function countries(palette: Palette, scale: number): NameLayer {
  return {
    id: 'basemap-countries',
    type: 'symbol',
    source: BASEMAP,
    'source-layer': 'countries',
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT.regular,
      'text-size': 12 * scale,
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.32,
      'text-max-width': 9,
      'text-padding': 8,
      'text-variable-anchor': ['center', 'bottom', 'top'],
      'text-radial-offset': 1.5,
      'symbol-sort-key': ['get', 'minzoom'],
    },
    paint: namePaint(palette, mixed(palette.border, palette.text, 0.3)),
  }
}

function placeSize(scale: number): Expression {
  const rank: Expression = ['number', ['get', 'rank']]
  const stops = SIZES_PX.flatMap(([zoom, sizes]): [number, Expression] => [
    zoom,
    ['at', rank, ['literal', sizes.map((size) => size * scale)]],
  ])
  return byZoom(...stops)
}

/** One value for what is drawn as a town at the zoom, another for the rest. */
function ifTown(town: string | Expression, other: string | Expression): Expression {
  const [[, first], ...later] = TOWNS
  const choose = (rank: number): Expression => ['case', ['<=', ['get', 'rank'], rank], town, other]
  return ['step', ['zoom'], choose(first), ...later.flatMap(([zoom, rank]) => [zoom, choose(rank)])]
}

/** A colour `share` of the way from one to another. */
function mixed(from: string, to: string, share: number): Expression {
  return ['interpolate', ['linear'], share, 0, from, 1, to]
}

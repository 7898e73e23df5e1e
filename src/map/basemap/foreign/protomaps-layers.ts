import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import type { Language } from '#contract/vocabulary/languages.ts'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import type { LayersBySlot } from '../../map-layer.ts'
import { mix } from '#core/ui/theme/mix.ts'
import { FOREIGN } from './foreign-content.ts'
import { FONT } from '../fonts.ts'
import { byZoom } from '../../style/expressions.ts'

type Expression = ExpressionSpecification

/** Tiles in the schema of Protomaps, drawn in the colours of a theme, as calmly as the built-in background. */
export function protomapsLayers(source: string, palette: Palette, theme: Theme, language: Language): LayersBySlot {
  const from = (layer: string) => ({ id: `${FOREIGN}${layer}`, source, 'source-layer': layer })
  return {
    ground: [
      { id: `${FOREIGN}sea`, type: 'background', paint: { 'background-color': palette.water } },
      { ...from('earth'), type: 'fill', paint: { 'fill-color': palette.ground } },
      ...surfaces(from, palette),
      ...roads(from, palette),
      {
        ...from('boundaries'),
        type: 'line',
        paint: {
          'line-color': palette.border,
          'line-width': isOneOf('kind', ['country'], 1.2, 0.7),
          'line-dasharray': [7, 2.2, 1.4, 2.2],
        },
      },
    ],
    labels: names(from, palette, theme === 'sunlight' ? 1.15 : 1, language),
  }
}

type From = (layer: string) => { readonly id: string; readonly source: string; readonly 'source-layer': string }

const GREEN = [
  'forest',
  'wood',
  'park',
  'nature_reserve',
  'national_park',
  'protected_area',
  'grass',
  'grassland',
  'meadow',
]
const BUILT_UP = ['residential', 'urban_area', 'industrial', 'commercial', 'school', 'hospital', 'aerodrome']

function surfaces(from: From, palette: Palette): LayerSpecification[] {
  const green = mix(palette.ground, palette.park, 0.08)
  return [
    {
      ...from('landuse'),
      type: 'fill',
      filter: ['in', ['get', 'kind'], ['literal', [...GREEN, ...BUILT_UP]]],
      paint: { 'fill-color': isOneOf('kind', GREEN, green, palette['ground-far']) },
    },
    {
      ...from('water'),
      type: 'fill',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.water },
    },
    {
      ...from('water'),
      id: `${FOREIGN}rivers`,
      type: 'line',
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: { 'line-color': palette['water-line'], 'line-width': byZoom(8, 0.6, 14, 2) },
    },
    {
      ...from('buildings'),
      type: 'fill',
      minzoom: 14,
      paint: { 'fill-color': mix(palette['ground-far'], palette.text, 0.08) },
    },
  ]
}

const PATHS = ['path', 'other']
const LARGE = ['highway', 'major_road']

function roads(from: From, palette: Palette): LayerSpecification[] {
  const kindIs = (kinds: readonly string[]): Expression => ['in', ['get', 'kind'], ['literal', kinds]]
  const line = mix(palette.ground, palette.text, 0.28)
  return [
    {
      ...from('roads'),
      id: `${FOREIGN}paths`,
      type: 'line',
      minzoom: 12,
      filter: kindIs(PATHS),
      paint: {
        'line-color': mix(palette.ground, palette.text, 0.45),
        'line-width': byZoom(12, 0.6, 16, 1.6),
        'line-dasharray': [3, 1.5],
      },
    },
    {
      ...from('roads'),
      id: `${FOREIGN}streets`,
      type: 'line',
      minzoom: 10,
      filter: kindIs(['medium_road', 'minor_road']),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': mix(palette.ground, palette.text, 0.18), 'line-width': byZoom(10, 0.4, 16, 4) },
    },
    {
      ...from('roads'),
      id: `${FOREIGN}main-roads`,
      type: 'line',
      filter: kindIs(LARGE),
      layout: { 'line-join': 'round' },
      paint: { 'line-color': line, 'line-width': byZoom(6, 0.6, 10, 1.4, 16, 6) },
    },
    {
      ...from('roads'),
      id: `${FOREIGN}railways`,
      type: 'line',
      minzoom: 9,
      filter: kindIs(['rail']),
      paint: { 'line-color': line, 'line-width': 1, 'line-dasharray': [6, 2] },
    },
  ]
}

function names(from: From, palette: Palette, scale: number, language: Language): SymbolLayerSpecification[] {
  const name: Expression = ['coalesce', ['get', `name:${language}`], ['get', 'name:en'], ['get', 'name']]
  const paint = { 'text-halo-color': palette.halo, 'text-halo-width': 1.6, 'text-halo-blur': 0.3 }
  const isRegional = ['country', 'region']
  const text = { 'text-field': name, 'text-max-width': 9, 'text-padding': 5 }
  return [
    {
      ...from('roads'),
      id: `${FOREIGN}road-names`,
      type: 'symbol',
      minzoom: 14,
      layout: { ...text, 'symbol-placement': 'line', 'text-font': FONT.regular, 'text-size': 12 * scale },
      paint: { ...paint, 'text-color': palette['place-2'] },
    },
    {
      ...from('water'),
      id: `${FOREIGN}water-names`,
      type: 'symbol',
      filter: ['==', ['geometry-type'], 'Point'],
      layout: { ...text, 'text-font': FONT.italic, 'text-size': 13 * scale },
      paint: { ...paint, 'text-color': palette['water-text'] },
    },
    {
      ...from('places'),
      type: 'symbol',
      layout: {
        ...text,
        'text-font': FONT.regular,
        'text-size': isOneOf('kind', isRegional, 12 * scale, [
          'interpolate',
          ['linear'],
          ['number', ['get', 'population_rank'], 4],
          4,
          12 * scale,
          13,
          17 * scale,
        ]),
        'text-transform': isOneOf('kind', isRegional, 'uppercase', 'none'),
        'text-letter-spacing': isOneOf('kind', isRegional, 0.2, 0),
        'symbol-sort-key': ['-', 20, ['number', ['get', 'population_rank'], 0]],
      },
      paint: { ...paint, 'text-color': palette.place },
    },
  ]
}

/** One value where a property is among some texts, another elsewhere. */
function isOneOf(
  property: string,
  texts: readonly string[],
  value: string | number | Expression,
  other: string | number | Expression,
): Expression {
  return ['case', ['in', ['get', property], ['literal', texts]], value, other]
}

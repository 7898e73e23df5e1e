import type { LayerSpecification } from 'maplibre-gl'
import type { Palette, Theme } from '#contract/palette/palette.ts'
import type { LayersBySlot } from '../map-layer.ts'
import { IMAGE } from './images.ts'
import { placeLayers, type NameLayer } from './place-layers.ts'
import { BASEMAP } from './source.ts'
import { byZoom, perFeature } from '../style/expressions.ts'

/** The basemap's layers by their slot. */
export interface BasemapLayers extends LayersBySlot {
  /** Sea, land and grid: below everything. */
  readonly ground: readonly LayerSpecification[]
  /** Rivers, the lakes that they run through, and borders. */
  readonly water: readonly LayerSpecification[]
  /** Names of places and countries. */
  readonly labels: readonly NameLayer[]
}

/** Closer than this zoom the data is too coarse to be true; from {@link NO_DETAIL_FROM} on only names and borders are drawn. */
const COARSE_FROM = 9
export const NO_DETAIL_FROM = 10.5

/** The basemap in the colours of a theme; a pure function. */
export function basemapLayers(palette: Palette, theme: Theme): BasemapLayers {
  return {
    ground: ground(palette),
    water: water(palette, theme),
    labels: placeLayers(palette, theme),
  }
}

function ground(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'basemap-paper',
      type: 'background',
      maxzoom: NO_DETAIL_FROM,
      paint: { 'background-color': palette.ground },
    },
    {
      id: 'basemap-sea',
      type: 'fill',
      source: BASEMAP,
      'source-layer': 'sea',
      maxzoom: NO_DETAIL_FROM,
      paint: { 'fill-color': palette.water, 'fill-antialias': false },
    },
    {
      id: 'basemap-land',
      type: 'fill',
      source: BASEMAP,
      'source-layer': 'land',
      maxzoom: NO_DETAIL_FROM,
      paint: { 'fill-color': palette.ground },
    },
    {
      id: 'basemap-far',
      type: 'background',
      minzoom: COARSE_FROM,
      paint: {
        'background-color': palette['ground-far'],
        'background-opacity': byZoom(COARSE_FROM, 0, NO_DETAIL_FROM, 1),
      },
    },
    {
      id: 'basemap-grid',
      type: 'symbol',
      source: BASEMAP,
      'source-layer': 'grid',
      layout: { 'icon-image': IMAGE.cross, 'icon-allow-overlap': true, 'icon-ignore-placement': true },
      paint: { 'icon-opacity': perFeature(1) },
    },
  ]
}

function water(palette: Palette, theme: Theme): LayerSpecification[] {
  const border = { source: BASEMAP, 'source-layer': 'borders', type: 'line' } as const
  return [
    {
      id: 'basemap-rivers',
      type: 'line',
      source: BASEMAP,
      'source-layer': 'rivers',
      maxzoom: 7,
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette['water-line'],
        'line-width': byZoom(4, 0.5, 7, 1),
        'line-opacity': byZoom(6, 1, 6.9, 0),
      },
    },
    {
      id: 'basemap-lakes',
      type: 'fill',
      source: BASEMAP,
      'source-layer': 'lakes',
      maxzoom: NO_DETAIL_FROM,
      paint: { 'fill-color': palette.water, 'fill-opacity': byZoom(COARSE_FROM, 1, NO_DETAIL_FROM, 0) },
    },
    {
      id: 'basemap-border-casing',
      ...border,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.ground, 'line-width': byZoom(3, 2, 7, 4), 'line-opacity': 0.6 },
    },
    {
      id: 'basemap-border',
      ...border,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': theme === 'sunlight' ? byZoom(3, 1.2, 7, 1.8) : byZoom(3, 0.7, 7, 1.2),
        'line-dasharray': [7, 2.2, 1.4, 2.2],
      },
    },
  ]
}

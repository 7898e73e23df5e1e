import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { byZoom, HOVERED } from '#map/style/expressions.ts'
import { dots, labels } from './area-style-points.ts'
import { colours, R0, type AreaSetting } from './area-style-setting.ts'

type Expression = ExpressionSpecification

/** The style layers of the areas, with the selected one marked. */
export function areaLayers(setting: AreaSetting, selected: Uuid | null): LayersBySlot {
  return {
    'ground-cover': [fill(setting)],
    'under-water': bands(setting),
    outlines: [...marks(setting, selected), edge(setting), ...dots(setting, selected)],
    names: labels(setting),
  }
}

function fill(setting: AreaSetting): LayerSpecification {
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
        theme === 'sunlight' ? 0 : byZoom(6, tint(dark ? 0.16 : 0.12), 9, tint(dark ? 0.08 : 0.05), 13, tint(0.02)),
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
function bands(setting: AreaSetting): LayerSpecification[] {
  const { theme, sources } = setting
  const bold = theme === 'sunlight'
  const width = (share: number): Expression => {
    const stop = ([zoom, full]: readonly [number, number]): [number, Expression] => [
      zoom,
      ['min', full * share, ['*', R0, 0.45 * share * 2 ** zoom]],
    ]
    return byZoom(...BAND.flatMap(stop))
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
function marks({ palette, sources }: AreaSetting, selected: Uuid | null): LayerSpecification[] {
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

function edge(setting: AreaSetting): LayerSpecification {
  const { theme, sources } = setting
  const width = (value: number): Expression => ['case', HOVERED, value + 1, value]
  const stops = theme === 'sunlight' ? [6, width(1), 10, width(2)] : [6, width(0.6), 10, width(1.25), 13, width(1.6)]
  return {
    id: 'area-edge',
    type: 'line',
    ...sources.shapes,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours(setting, 1), 'line-width': byZoom(...stops) },
  }
}

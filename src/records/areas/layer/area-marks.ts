import type { CircleLayerSpecification, ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { byZoom } from '#map/style/expressions.ts'
import { IS_DOT } from './area-style-points.ts'
import { familyColour, type AreaSetting } from './area-style-setting.ts'

type Expression = ExpressionSpecification

/** An area that stands out, by what a tile or a record knows it by; what is not known of it is null. */
export interface MarkedArea {
  readonly uuid: Uuid
  readonly number: number | null
  /** The id of its category. */
  readonly category: number | null
}

export interface MarkedAreas {
  readonly hovered: MarkedArea | null
  readonly selected: MarkedArea | null
}

/**
 * What makes areas stand out, from sources of its own: so the many others are never drawn anew for it. It goes under
 * the areas, and looks out from under them.
 */
export function markLayers(setting: AreaSetting, { hovered, selected }: MarkedAreas): LayersBySlot {
  return {
    'ground-cover': [hoveredFill(setting, hovered)],
    marks: [
      ...selectedLines(setting, selected),
      hoveredEdge(setting, hovered),
      selectedDot(setting, selected),
      hoveredDot(setting, hovered),
    ],
  }
}

/** Nothing is asked of a source none of whose layers is to be seen. */
function shown(area: MarkedArea | null) {
  return { visibility: area === null ? 'none' : 'visible' } as const
}

function isArea(area: MarkedArea | null): Expression {
  return ['any', ['==', ['get', 'uuid'], area?.uuid ?? ''], ['==', ['id'], area?.number ?? -1]]
}

/**
 * In one colour and not smoothed, and its edge in one colour, as all areas are drawn: for another kind of layer a shader
 * would be made when the pointer first comes over an area, and the page would wait for it.
 */
function hoveredFill(setting: AreaSetting, area: MarkedArea | null): LayerSpecification {
  return {
    id: 'area-hovered-fill',
    type: 'fill',
    ...setting.sources.shapes,
    filter: isArea(area),
    layout: shown(area),
    paint: {
      'fill-color': colourOf(setting, area),
      'fill-opacity': setting.theme === 'sunlight' ? 0 : 0.1,
      'fill-antialias': false,
    },
  }
}

function colourOf({ palette, families }: AreaSetting, area: MarkedArea | null): string {
  return familyColour(palette, families.get(area?.category ?? -1) ?? 'other', 1, false)
}

/** Two lines under the edge: ink, and paper in it. */
function selectedLines({ palette, sources }: AreaSetting, area: MarkedArea | null): LayerSpecification[] {
  const mark = (id: string, colour: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    ...sources.shapes,
    filter: isArea(area),
    layout: { 'line-join': 'round', ...shown(area) },
    paint: { 'line-color': colour, 'line-width': width },
  })
  return [mark('area-selected-ink', palette.text, 6.4), mark('area-selected-paper', palette.casing, 4.4)]
}

function hoveredEdge(setting: AreaSetting, area: MarkedArea | null): LayerSpecification {
  const width = setting.theme === 'sunlight' ? byZoom(6, 2, 10, 3) : byZoom(6, 1.6, 10, 2.25, 13, 2.6)
  return {
    id: 'area-hovered-edge',
    type: 'line',
    ...setting.sources.shapes,
    filter: isArea(area),
    layout: { 'line-join': 'round', ...shown(area) },
    paint: { 'line-color': colourOf(setting, area), 'line-width': width },
  }
}

function selectedDot(setting: AreaSetting, area: MarkedArea | null): LayerSpecification {
  return dot(setting, 'area-selected-dot', area, {
    'circle-radius': 6.5,
    'circle-color': setting.palette.casing,
    'circle-stroke-width': 1,
    'circle-stroke-color': setting.palette.text,
  })
}

function hoveredDot(setting: AreaSetting, area: MarkedArea | null): LayerSpecification {
  const paint = { 'circle-radius': byZoom(4, 3, 7, 5.2), 'circle-color': setting.palette.text }
  return dot(setting, 'area-hovered-dot', area, paint)
}

function dot(
  { sources }: AreaSetting,
  id: string,
  area: MarkedArea | null,
  paint: NonNullable<CircleLayerSpecification['paint']>,
): LayerSpecification {
  return {
    id,
    type: 'circle',
    ...sources.points,
    filter: ['all', IS_DOT, isArea(area)],
    layout: shown(area),
    paint,
  }
}

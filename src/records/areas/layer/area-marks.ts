import type {
  CircleLayerSpecification,
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
} from 'maplibre-gl'
import type { Uuid } from '#contract/ids.ts'
import { AREA_FAMILIES, type AreaFamily } from '#contract/records/lookups.ts'
import type { LayersBySlot } from '#map/map-layer.ts'
import { byZoom } from '#map/style/expressions.ts'
import { isOfFamily } from './area-kinds.ts'
import { IS_DOT } from './area-style-points.ts'
import { familyColour, type AreaSetting } from './area-style-setting.ts'

type Expression = ExpressionSpecification

/** An area that stands out, by what a tile or a record knows it by; the number is null where it is not known. */
export interface MarkedArea {
  readonly uuid: Uuid
  readonly number: number | null
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
    'ground-cover': hoveredFills(setting, hovered),
    marks: [
      ...selectedLines(setting, selected),
      ...hoveredEdges(setting, hovered),
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
 * The fill of the hovered area, of each family a layer: in one colour and not smoothed, as the areas' own fills are. For
 * another kind of fill a shader would be made first, and the page would wait until all that is to be drawn before is drawn.
 */
function hoveredFills(setting: AreaSetting, area: MarkedArea | null): LayerSpecification[] {
  return ofEachFamily(setting, area, (family, colour) => ({
    id: `area-hovered-fill-${family}`,
    type: 'fill',
    paint: {
      'fill-color': colour,
      'fill-opacity': setting.theme === 'sunlight' ? 0 : 0.1,
      'fill-antialias': false,
    },
  }))
}

/** Its edge, in the same way. */
function hoveredEdges(setting: AreaSetting, area: MarkedArea | null): LayerSpecification[] {
  const width = setting.theme === 'sunlight' ? byZoom(6, 2, 10, 3) : byZoom(6, 1.6, 10, 2.25, 13, 2.6)
  return ofEachFamily(setting, area, (family, colour) => ({
    id: `area-hovered-edge-${family}`,
    type: 'line',
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  }))
}

type ShapeLayer = Omit<FillLayerSpecification, 'source'> | Omit<LineLayerSpecification, 'source'>

function ofEachFamily(
  { palette, families, sources }: AreaSetting,
  area: MarkedArea | null,
  layerOf: (family: AreaFamily, colour: string) => ShapeLayer,
): LayerSpecification[] {
  return AREA_FAMILIES.map((family) => {
    const layer = layerOf(family, familyColour(palette, family, 1, false))
    const filter: Expression = ['all', isArea(area), isOfFamily(families, family)]
    return { ...layer, ...sources.shapes, filter, layout: { ...layer.layout, ...shown(area) } }
  })
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

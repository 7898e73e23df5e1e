import { boxRing } from '#contract/geo/box.ts'
import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson'
import type { LayerSpecification } from 'maplibre-gl'
import type { BBox } from '#contract/geometry.ts'
import { byZoom } from '../style/expressions.ts'
import type { GroundLook } from './ground-setting.ts'

/** How far the ground fades towards its edge, in px. */
const FADE = 60

/** The boxes as polygons, and the edges that lie in none of the others. */
export function edgeFeatures(boxes: readonly BBox[]): FeatureCollection<Polygon | LineString> {
  const distinct = [...new Map(boxes.map((box) => [box.join(), box])).values()]
  return {
    type: 'FeatureCollection',
    features: [...distinct.map(polygonOf), ...distinct.flatMap((box) => openEdges(box, distinct).map(lineOf))],
  }
}

/** Paper, which goes under what the ground draws. */
export function paperLayer(source: string, { palette }: GroundLook): LayerSpecification {
  return {
    id: `${source}/paper`,
    type: 'fill',
    source,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': palette.ground, 'fill-opacity': byZoom(8.5, 0, 9.5, 1), 'fill-antialias': false },
  }
}

/** The colour of where no detail is known: over the edge of what the ground draws, the thinner the farther within. */
export function fadeLayer(source: string, { palette }: GroundLook): LayerSpecification {
  return {
    id: `${source}/fade`,
    type: 'line',
    source,
    minzoom: 9,
    filter: ['==', ['geometry-type'], 'LineString'],
    layout: { 'line-cap': 'round' },
    paint: {
      'line-color': palette['ground-far'],
      'line-width': 2 * FADE,
      'line-blur': FADE,
      'line-opacity': byZoom(9, 0, 10.5, 1),
    },
  }
}

type Edge = readonly [from: readonly [number, number], to: readonly [number, number]]

function openEdges(box: BBox, all: readonly BBox[]): readonly Edge[] {
  const [west, south, east, north] = box
  const upright = (x: number, isBeside: (box: BBox) => boolean): readonly Edge[] =>
    without(
      [south, north],
      all.filter(isBeside).map(([, from, , to]) => [from, to] as const),
    ).map(([from, to]) => [
      [x, from],
      [x, to],
    ])
  const level = (y: number, isBeside: (box: BBox) => boolean): readonly Edge[] =>
    without(
      [west, east],
      all.filter(isBeside).map(([from, , to]) => [from, to] as const),
    ).map(([from, to]) => [
      [from, y],
      [to, y],
    ])
  return [
    ...upright(west, ([from, , to]) => from < west && west <= to),
    ...upright(east, ([from, , to]) => from <= east && east < to),
    ...level(south, ([, from, , to]) => from < south && south <= to),
    ...level(north, ([, from, , to]) => from <= north && north < to),
  ]
}

type Range = readonly [from: number, to: number]

/** What others leave of a range. */
function without(range: Range, others: readonly Range[]): readonly Range[] {
  return others.reduce<readonly Range[]>(
    (left, [from, to]) =>
      left
        .flatMap(([start, end]): readonly Range[] => [
          [start, Math.min(end, from)],
          [Math.max(start, to), end],
        ])
        .filter(([start, end]) => start < end),
    [range],
  )
}

function polygonOf(box: BBox): Feature<Polygon> {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [boxRing(box)] } }
}

function lineOf(edge: Edge): Feature<LineString> {
  return {
    type: 'Feature',
    properties: {},
    geometry: { type: 'LineString', coordinates: edge.map(([lng, lat]) => [lng, lat]) },
  }
}

import { boxRing } from '#contract/geo/box.ts'
import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson'
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl'
import type { GroundConfig } from '#contract/ground/ground-config.ts'
import type { BBox } from '#contract/geometry.ts'
import { hiddenWithout, type Sought } from '../live/held-in-view.ts'
import { byZoom } from '../style/expressions.ts'
import type { GroundLook } from './ground-setting.ts'

/** How far the ground fades towards its edge, in px. */
const FADE = 60

/** The boxes of archives as polygons, and the edges that lie in none of the others; `from`: the zoom that tiles begin at. */
export function edgeFeatures(
  grounds: readonly Pick<GroundConfig, 'bounds' | 'minZoom'>[],
): FeatureCollection<Polygon | LineString> {
  const farthestLast = grounds.toSorted((a, b) => b.minZoom - a.minZoom)
  const distinct = [...new Map(farthestLast.map((ground) => [ground.bounds.join(), ground])).values()]
  const boxes = distinct.map(({ bounds }) => bounds)
  return {
    type: 'FeatureCollection',
    features: distinct.flatMap(({ bounds, minZoom }, index) => [
      featureOf({ type: 'Polygon', coordinates: [boxRing(bounds)] }, minZoom),
      ...openEdges(bounds, index, boxes).map((edge) => featureOf(lineOf(edge), minZoom)),
    ]),
  }
}

/** Shapes of a kind, where the archive has tiles already. */
function begun(kind: 'Polygon' | 'LineString'): ExpressionSpecification {
  return ['all', ['==', ['geometry-type'], kind], ['<=', ['get', 'from'], ['zoom']]]
}

/** Paper, which goes under what the ground draws. */
export function paperLayer(source: string, { palette }: GroundLook): LayerSpecification {
  return {
    id: `${source}/paper`,
    type: 'fill',
    source,
    filter: begun('Polygon'),
    paint: { 'fill-color': palette.ground, 'fill-opacity': byZoom(8.5, 0, 9.5, 1), 'fill-antialias': false },
  }
}

/** The lines of a source that {@link fadeLayer} draws. */
export function edgeLines(source: string): Sought {
  return { source, name: 'is-edge-in-view', filter: ['==', ['geometry-type'], 'LineString'], fewFrom: 0 }
}

/** The colour of where no detail is known: over the edge of what the ground draws, the thinner the farther within. */
export function fadeLayer(source: string, { palette }: GroundLook): LayerSpecification {
  return hiddenWithout(edgeLines(source), {
    id: `${source}/fade`,
    type: 'line',
    source,
    minzoom: 9,
    filter: begun('LineString'),
    layout: { 'line-cap': 'round' },
    paint: {
      'line-color': palette['ground-far'],
      'line-width': 2 * FADE,
      'line-blur': FADE,
      'line-opacity': byZoom(9, 0, 10.5, 1),
    },
  })
}

type Edge = readonly [from: readonly [number, number], to: readonly [number, number]]

/** The sides of a box by their places in it: which of those they lie between across, and which they go from and to. */
const SIDES = [
  { side: 0, low: 0, high: 2, start: 1, end: 3 },
  { side: 1, low: 1, high: 3, start: 0, end: 2 },
  { side: 2, low: 0, high: 2, start: 1, end: 3 },
  { side: 3, low: 1, high: 3, start: 0, end: 2 },
] as const

/** The sides of a box that lie in none of the others, and on no side of one before it, which draws that. */
function openEdges(box: BBox, index: number, all: readonly BBox[]): readonly Edge[] {
  return SIDES.flatMap(({ side, low, high, start, end }) => {
    const at = box[side]
    const goesOn = (other: BBox) =>
      side === low ? other[low] < at && at <= other[high] : other[low] <= at && at < other[high]
    const covers = all.filter((other, place) => goesOn(other) || (place < index && other[side] === at))
    const open = without(
      [box[start], box[end]],
      covers.map((other) => [other[start], other[end]] as const),
    )
    const corner = (along: number) => (low === 0 ? ([at, along] as const) : ([along, at] as const))
    return open.map(([from, to]) => [corner(from), corner(to)] as const)
  })
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

function featureOf<S extends Polygon | LineString>(geometry: S, from: number): Feature<S> {
  return { type: 'Feature', properties: { from }, geometry }
}

function lineOf(edge: Edge): LineString {
  return { type: 'LineString', coordinates: edge.map(([lng, lat]) => [lng, lat]) }
}

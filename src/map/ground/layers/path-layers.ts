import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl'
import { byZoom, perFeature } from '../../style/expressions.ts'
import { widthOf, type GroundLook, type Widths } from '../ground-setting.ts'
import type { WayKind, WayPart } from '../schemas/ground-table.ts'
import { lines, type GroundTiles } from './from-tiles.ts'

type Expression = ExpressionSpecification

const PATH: Widths = [
  [11, 0.7],
  [13, 1.25],
  [14, 1.6],
  [16, 2.4],
]
/** Of the hardest, which are drawn as round dots. */
const HARD_PATH: Widths = [
  [11, 1],
  [13, 1.5],
  [14, 1.9],
  [16, 2.7],
]
const TRACK: Widths = [
  [11, 0.8],
  [13, 1.5],
  [14, 2],
  [16, 3.2],
]
const ROUTE: Widths = [
  [10.5, 2],
  [12, 3.6],
  [14, 6.5],
  [16, 9],
]

/** How broken the line of a path is: the harder, the more. */
const DASH_OF_UNKNOWN = [3.2, 1.1]
const DASHES: readonly (readonly [sac: number, dash: number[]])[] = [
  [1, [1, 0]],
  [2, [5, 1.2]],
  [3, [2.6, 1.4]],
  [4, [1.3, 1.5]],
  [5, [0.01, 2.1]],
  [6, [0.01, 2.1]],
]
const HARDEST_FROM = 5

/** Marked routes, tracks, paths and steps, with what lies under them and beside. */
export function pathLayers(tiles: GroundTiles, look: GroundLook): LineLayerSpecification[] {
  return [
    ...routes(tiles, look),
    strip(tiles, look, 'track', TRACK),
    strip(tiles, look, 'path', PATH),
    tracks(tiles, look),
    paths(tiles, look),
    steps(tiles, look),
    bridges(tiles, look),
  ].flat()
}

function ways(tiles: GroundTiles, ...kinds: readonly WayKind[]) {
  return { parts: tiles.table.ways, kinds }
}

/** A tint under a path that is part of a marked route. */
function routes(tiles: GroundTiles, look: GroundLook): LineLayerSpecification[] {
  const parts = tiles.table.ways.filter(({ isRoute }) => isRoute !== undefined)
  const kinds: readonly WayKind[] = ['path', 'steps', 'track', 'small', 'middle', 'main']
  return lines('route', tiles, { parts, kinds, where: ({ isRoute }) => isRoute }, () => ({
    minzoom: 10.5,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': look.ground.route,
      'line-width': widthOf(look, ROUTE),
      'line-opacity': look.theme === 'dark' ? 0.85 : 0.8,
    },
  }))
}

/** Paper under a way, which keeps it to be read over wood, rock and hatch. */
function strip(tiles: GroundTiles, look: GroundLook, kind: WayKind, widths: Widths): LineLayerSpecification[] {
  return lines(`${kind}-strip`, tiles, ways(tiles, kind), () => ({
    minzoom: 12.5,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': look.ground.strip,
      'line-width': widthOf(look, widths, look.theme === 'sunlight' ? 3 : 2.2),
      'line-opacity': look.theme === 'dark' ? 0.7 : 0.75,
    },
  }))
}

function tracks(tiles: GroundTiles, look: GroundLook): LineLayerSpecification[] {
  return lines('track', tiles, ways(tiles, 'track'), ({ grade = 2, isPrivate = false }) => ({
    minzoom: 11,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': look.ground.track,
      'line-width': widthOf(look, TRACK),
      'line-dasharray': ['case', ['>=', grade, 4], ['literal', [4, 1.2]], ['literal', [1, 0]]],
      'line-opacity': ['case', isPrivate, 0.45, 1],
    },
  }))
}

function opacityOf({ isPrivate, isFaint }: WayPart): Expression {
  return ['case', isPrivate ?? false, 0.45, isFaint ?? false, 0.55, 1]
}

function paths(tiles: GroundTiles, look: GroundLook): LineLayerSpecification[] {
  const { parts, kinds } = ways(tiles, 'path')
  const graded = parts.filter(({ sac }) => sac !== undefined)
  // By the grade for the hardest too, which all have one: another kind of line would take another program, for which the
  // map stands still when the first of them comes into view.
  const line = (part: WayPart, widths: Widths) => ({
    'line-color': look.ground.path,
    'line-width': widthOf(look, widths),
    'line-dasharray': dashOf(part),
    'line-opacity': opacityOf(part),
  })
  return [
    ...lines('path', tiles, { parts, kinds, where: ({ sac }) => sac && ['<', sac, HARDEST_FROM] }, (part) => ({
      minzoom: 11.5,
      layout: { 'line-join': 'round' },
      paint: line(part, PATH),
    })),
    ...lines(
      'path-hardest',
      tiles,
      { parts: graded, kinds, where: ({ sac = 0 }) => ['>=', sac, HARDEST_FROM] },
      (part) => ({
        minzoom: 11.5,
        layout: { 'line-join': 'round', 'line-cap': 'round' },
        paint: line(part, HARD_PATH),
      }),
    ),
  ]
}

function dashOf({ sac }: WayPart): Expression {
  const unknown: Expression = ['literal', DASH_OF_UNKNOWN]
  if (sac === undefined) return unknown
  const rows = DASHES.flatMap(([grade, dash]): [number, Expression] => [grade, ['literal', dash]])
  return ['match', sac, 0, unknown, ...rows, unknown]
}

function steps(tiles: GroundTiles, look: GroundLook): LineLayerSpecification[] {
  return lines('steps', tiles, ways(tiles, 'steps'), (part) => ({
    minzoom: 13.5,
    paint: {
      'line-color': look.ground.path,
      'line-width': widthOf(look, [
        [13, 2],
        [16, 4],
      ]),
      'line-dasharray': perFeature(['literal', [0.5, 0.4]]),
      'line-opacity': opacityOf(part),
    },
  }))
}

function bridges(tiles: GroundTiles, { ground }: GroundLook): LineLayerSpecification[] {
  const parts = tiles.table.ways.filter(({ isBridge }) => isBridge !== undefined)
  return lines('bridge', tiles, { parts, kinds: ['path', 'track'], where: ({ isBridge }) => isBridge }, () => ({
    minzoom: 13,
    paint: { 'line-color': ground.path, 'line-gap-width': byZoom(13, 2.6, 16, 4.6), 'line-width': 0.9 },
  }))
}

import type { ExpressionSpecification, FillLayerSpecification, LineLayerSpecification } from 'maplibre-gl'
import { mix } from '#core/ui/theme/mix.ts'
import { byZoom } from '../../style/expressions.ts'
import { widthOf, type GroundLook, type Widths } from '../ground-setting.ts'
import type { WayKind, WayPart } from '../schemas/ground-table.ts'
import { fills, lines, type GroundTiles } from './from-tiles.ts'

const ROUND = { 'line-join': 'round', 'line-cap': 'round' } as const

interface Road {
  readonly kind: 'small' | 'middle' | 'main'
  readonly widths: Widths
  /** The zoom from which it has an edge; from afar it is one line. */
  readonly edgedFrom: number
  /** How much wider the edge is, and that in bright sun, in px. */
  readonly edge: number
  readonly sunlitEdge: number
}

const ROADS: readonly Road[] = [
  {
    kind: 'small',
    widths: [
      [11, 0.5],
      [13, 1.6],
      [14, 2.6],
      [16, 6],
    ],
    edgedFrom: 12,
    edge: 1.1,
    sunlitEdge: 1.6,
  },
  {
    kind: 'middle',
    widths: [
      [9, 0.7],
      [12, 2],
      [14, 4],
      [16, 8],
    ],
    edgedFrom: 11,
    edge: 1.3,
    sunlitEdge: 2,
  },
  {
    kind: 'main',
    widths: [
      [7, 0.8],
      [10, 1.7],
      [12, 3],
      [14, 5.4],
      [16, 10],
    ],
    edgedFrom: 11,
    edge: 1.6,
    sunlitEdge: 2.4,
  },
]

/** Buildings, roads and railways. */
export function roadLayers(tiles: GroundTiles, look: GroundLook): (FillLayerSpecification | LineLayerSpecification)[] {
  return [
    ...buildings(tiles, look),
    ...tunnels(tiles, look),
    ...farRoads(tiles, look),
    ...ROADS.flatMap((road) => edges(tiles, look, road)),
    ...ROADS.flatMap((road) => surfaces(tiles, look, road)),
    ...railways(tiles, look),
  ]
}

function buildings(tiles: GroundTiles, { ground }: GroundLook): FillLayerSpecification[] {
  return fills('building', tiles, { parts: tiles.table.buildings, kinds: ['building'] }, () => ({
    minzoom: 13,
    paint: {
      'fill-color': ground.building,
      'fill-outline-color': ground['building-line'],
      'fill-opacity': byZoom(13, 0.5, 14, 1),
    },
  }))
}

function isOpen({ isTunnel }: WayPart): ExpressionSpecification | undefined {
  return isTunnel && ['!', isTunnel]
}

function open(tiles: GroundTiles, kind: WayKind) {
  return { parts: tiles.table.ways, kinds: [kind], where: isOpen }
}

function tunnels(tiles: GroundTiles, look: GroundLook): LineLayerSpecification[] {
  const parts = tiles.table.ways.filter(({ isTunnel }) => isTunnel !== undefined)
  return lines('tunnel', tiles, { parts, kinds: ['main', 'middle'], where: ({ isTunnel }) => isTunnel }, () => ({
    minzoom: 11,
    paint: {
      'line-color': look.ground['road-line'],
      'line-width': widthOf(look, ROADS[1]?.widths ?? []),
      'line-opacity': 0.35,
      'line-dasharray': [1.2, 0.8],
    },
  }))
}

/** Roads as one line, from afar: by day that of their edge, by night that of their surface, for the edge is darker than the land. */
function farRoads(tiles: GroundTiles, { theme, ground, palette, lineScale }: GroundLook): LineLayerSpecification[] {
  const isDark = theme === 'dark'
  const lesser = isDark ? ground.road : ground['road-line']
  const scaled = (...stops: readonly number[]) =>
    byZoom(...stops.map((value, index) => (index % 2 === 0 ? value : value * lineScale)))
  return [
    ...lines('small-far', tiles, open(tiles, 'small'), () => ({
      minzoom: 11,
      maxzoom: 12,
      paint: { 'line-color': lesser, 'line-width': 0.8 * lineScale },
    })),
    ...lines('middle-far', tiles, open(tiles, 'middle'), () => ({
      minzoom: 9,
      maxzoom: 11,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': lesser, 'line-width': scaled(9, 0.6, 11, 1.3) },
    })),
    ...lines('main-far', tiles, open(tiles, 'main'), () => ({
      minzoom: 6,
      maxzoom: 11,
      layout: ROUND,
      paint: {
        'line-color': isDark ? ground['road-main'] : mix(ground['road-main-line'], palette.ground, 0.15),
        'line-width': scaled(6, 0.7, 8, 1, 11, 1.9),
      },
    })),
  ]
}

function edges(tiles: GroundTiles, look: GroundLook, road: Road): LineLayerSpecification[] {
  const { kind, widths, edgedFrom, edge, sunlitEdge } = road
  return lines(`${kind}-edge`, tiles, open(tiles, kind), () => ({
    minzoom: edgedFrom,
    layout: ROUND,
    paint: {
      'line-color': look.ground[kind === 'main' ? 'road-main-line' : 'road-line'],
      'line-width': widthOf(look, widths, look.theme === 'sunlight' ? sunlitEdge : edge),
    },
  }))
}

function surfaces(tiles: GroundTiles, look: GroundLook, { kind, widths, edgedFrom }: Road): LineLayerSpecification[] {
  return lines(kind, tiles, open(tiles, kind), () => ({
    minzoom: edgedFrom,
    layout: ROUND,
    paint: { 'line-color': look.ground[kind === 'main' ? 'road-main' : 'road'], 'line-width': widthOf(look, widths) },
  }))
}

function railways(tiles: GroundTiles, { ground, palette }: GroundLook): LineLayerSpecification[] {
  return [
    ...lines('rail', tiles, open(tiles, 'rail'), () => ({
      minzoom: 9,
      paint: { 'line-color': ground.rail, 'line-width': byZoom(9, 0.8, 14, 1.6) },
    })),
    ...lines('ferry', tiles, { parts: tiles.table.ways, kinds: ['ferry'] }, () => ({
      minzoom: 9,
      paint: { 'line-color': palette['water-text'], 'line-width': 1, 'line-opacity': 0.6, 'line-dasharray': [4, 3] },
    })),
  ]
}

import type { ExpressionSpecification } from 'maplibre-gl'
import type { Feature, GeoJsonProperties, Point } from 'geojson'
import { mercatorX, mercatorY, TILE } from '#contract/geo/mercator.ts'

/** Of a point that is drawn at some zooms only: the first of them, and the first beyond. */
export interface DrawnZooms {
  readonly from: number
  readonly until: number
}

/** For the filter of a style layer of {@link clustered} points. */
export const IS_DRAWN: ExpressionSpecification = [
  'all',
  ['<=', ['get', 'from'], ['zoom']],
  ['>', ['get', 'until'], ['zoom']],
]

/** Beyond every zoom of the map. */
const FOR_EVER = 25

interface Options<P> {
  /** How far the points that are drawn at a whole zoom are from each other at least, in px. */
  readonly distance: number
  /** The last zoom at which that holds. */
  readonly lastZoom: number
  /** A name that no other point has: with it, the same points give the same clusters in whatever order they come. */
  readonly idOf: (properties: P) => string
  /** For how many a point stands. */
  readonly weightOf: (properties: P) => number
  /** What is known of several points that are drawn as one; `id` is the name of that one. */
  readonly merge: (all: readonly P[], id: string) => P
}

interface Node<P> {
  readonly x: number
  readonly y: number
  readonly at: Point
  readonly properties: P
  readonly weight: number
  /** The first zoom at which it falls apart. */
  readonly until: number
}

/**
 * Points, and clusters of those that would be in each other's way: each is drawn at some zooms, at all of which no two
 * are nearer to each other than the distance. Of points that are too near, the one that stands for most keeps its place,
 * and the others are told with the nearest of those that do. At most twice as many as the points that are given.
 */
export function clustered<P extends GeoJsonProperties>(
  points: readonly Feature<Point, P>[],
  options: Options<P>,
): Feature<Point, P & DrawnZooms>[] {
  const drawn: Feature<Point, P & DrawnZooms>[] = []
  const draw = ({ at, properties, until }: Node<P>, from: number) =>
    drawn.push({ type: 'Feature', geometry: at, properties: { ...properties, from, until } })
  let nodes: readonly Node<P>[] = nodesOf(points, options)
  for (let zoom = options.lastZoom; zoom >= 0; zoom -= 1) {
    nodes = gathered(nodes, zoom, options).map(([leader, ...followers]) => {
      if (followers.length === 0) return leader
      const all = [leader, ...followers]
      for (const one of all) draw(one, zoom + 1)
      const properties = options.merge(
        all.map((one) => one.properties),
        `${options.idOf(leader.properties)}/${zoom}`,
      )
      return { ...leader, properties, weight: options.weightOf(properties), until: zoom + 1 }
    })
  }
  for (const node of nodes) draw(node, 0)
  return drawn
}

function nodesOf<P extends GeoJsonProperties>(
  points: readonly Feature<Point, P>[],
  { idOf, weightOf }: Options<P>,
): readonly Node<P>[] {
  const named = points.map((point) => ({ id: idOf(point.properties), point }))
  named.sort((a, b) => (a.id < b.id ? -1 : 1))
  return named.map(({ point: { geometry, properties } }) => {
    const [lng = 0, lat = 0] = geometry.coordinates
    const place = { x: mercatorX(lng), y: mercatorY(lat), at: geometry }
    return { ...place, properties, weight: weightOf(properties), until: FOR_EVER }
  })
}

type Group<P> = [leader: Node<P>, ...followers: Node<P>[]]

/** The nodes that keep their place at a zoom, each with those that go to it. */
function gathered<P>(nodes: readonly Node<P>[], zoom: number, { distance }: Options<P>): readonly Group<P>[] {
  const near = nearestWithin<Group<P>>(distance / TILE / 2 ** zoom)
  const groups: Group<P>[] = []
  const followers = nodes
    .toSorted((a, b) => b.weight - a.weight)
    .filter((node) => {
      if (near.find(node) !== null) return true
      const group: Group<P> = [node]
      groups.push(group)
      near.add(node, group)
      return false
    })
  for (const node of followers) near.find(node)?.push(node)
  return groups
}

interface Place {
  readonly x: number
  readonly y: number
}

/** Finds the nearest of some places within a reach, round the world: in a grid of cells as wide as that at least. */
function nearestWithin<T>(reach: number) {
  const size = Math.max(3, Math.floor(1 / reach))
  const grid = new Map<number, { readonly place: Place; readonly value: T }[]>()
  const cellOf = (share: number) => Math.min(size - 1, Math.floor(share * size))
  const keyOf = (column: number, row: number) => row * size + ((column + size) % size)
  return {
    add(place: Place, value: T) {
      const key = keyOf(cellOf(place.x), cellOf(place.y))
      const cell = grid.get(key)
      if (cell === undefined) grid.set(key, [{ place, value }])
      else cell.push({ place, value })
    },
    find({ x, y }: Place): T | null {
      let [least, nearest]: [number, T | null] = [reach, null]
      const [column, row] = [cellOf(x), cellOf(y)]
      for (const step of NEIGHBOURS) {
        for (const { place, value } of grid.get(keyOf(column + step[0], row + step[1])) ?? []) {
          const across = Math.abs(place.x - x)
          const away = Math.hypot(Math.min(across, 1 - across), place.y - y)
          if (away < least) [least, nearest] = [away, value]
        }
      }
      return nearest
    },
  }
}

const NEIGHBOURS = [-1, 0, 1].flatMap((column) => [-1, 0, 1].map((row) => [column, row] as const))

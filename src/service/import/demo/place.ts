import type { Geometry, Position } from 'geojson'
import type { LngLat } from '#contract/geometry.ts'
import type { Place } from './kinds.ts'
import { blob, closedRing, outlineRings, wave } from './outline.ts'
import { ringContains } from '#contract/geo/ring.ts'
import { distanceToLine, toLngLat, turned } from './plane.ts'
import type { Point, Ring } from './plane.ts'
import { between, randomOf } from './random.ts'
import type { Random } from './random.ts'

/** A place for a closure in the plane around an area's centre, and how far it may reach, in km. */
interface Spot {
  readonly point: Point
  readonly room: number
}

const CANDIDATES = 24
const FARTHEST_TRAIL = 4
const LEAST_ROOM = 0.05

/** A place in an outline, away from its line and from the places taken. */
export function chooseSpot(outline: Ring, taken: readonly Point[], random: Random): Spot {
  const candidates = Array.from({ length: CANDIDATES }, () => spotAt(outline, pointIn(outline, random)))
  const free = ({ point, room }: Spot) => Math.min(2 * room, ...taken.map((other) => distance(point, other)))
  return candidates.reduce((best, spot) => (free(spot) > free(best) ? spot : best))
}

/** A given place in or beside an outline. */
export function spotAt(outline: Ring, point: Point): Spot {
  return {
    point,
    room: ringContains(outline, point) ? Math.max(LEAST_ROOM, distanceToLine(point, outline)) : LEAST_ROOM,
  }
}

/** What a geometry is drawn with. */
interface Pen {
  readonly room: number
  readonly km2: number
  readonly seed: string
  readonly random: Random
  /** Points around the spot, and rings there that keep within the room, in degrees. */
  readonly line: (shape: readonly Point[]) => Position[]
  readonly rings: (shapes: readonly Ring[]) => Position[][][]
}

const drawings: Readonly<Record<Place, (pen: Pen) => Geometry | null>> = {
  none: () => null,
  point: ({ line }) => ({ type: 'Point', coordinates: line([[0, 0]])[0] ?? [] }),
  points: ({ line, room, random }) => ({ type: 'MultiPoint', coordinates: line(handful(room, random)) }),
  trail: ({ line, room, random }) => ({ type: 'LineString', coordinates: line(trail(room, random)) }),
  trails: ({ line, room, random }) => {
    const whole = trail(room, random)
    return { type: 'MultiLineString', coordinates: [line(whole.slice(0, 10)), line(whole.slice(15))] }
  },
  zone: ({ rings, km2, random }) => {
    const angle = between(random, 0, Math.PI)
    const [coordinates = []] = rings([blob(random, km2, {}).map((point) => turned(point, angle))])
    return { type: 'Polygon', coordinates }
  },
  zones: ({ rings, km2, seed }) => ({
    type: 'MultiPolygon',
    coordinates: rings(outlineRings(seed, km2, { parts: 2 })),
  }),
}

/** The geometry of a closure at a place, within its room; null where it holds in the whole area. */
export function geometryAt(place: Place, centre: LngLat, { point, room }: Spot, km2: number, seed: string) {
  const put = ([x, y]: Point): Point => [x + point[0], y + point[1]]
  return drawings[place]({
    room,
    km2,
    seed,
    random: randomOf(seed),
    line: (shape) => shape.map((at) => toLngLat(centre, put(at))),
    rings: (shapes) => shrunk(shapes, room).map((ring) => [closedRing(centre, ring.map(put))]),
  })
}

/** A winding line through [0, 0]. */
function trail(room: number, random: Random): Point[] {
  const reach = Math.min(FARTHEST_TRAIL, room * 0.8)
  const angle = between(random, 0, Math.PI)
  const bend = wave(random, 7, 0.5)
  return Array.from({ length: 25 }, (_, index) => {
    const along = index / 12 - 1
    return turned([along * reach, (bend(along * 2) - bend(0)) * reach * 0.5], angle)
  })
}

/** Three points around [0, 0]. */
function handful(room: number, random: Random): Point[] {
  const reach = Math.min(1, room * 0.8)
  const angle = between(random, 0, Math.PI)
  return [0, 2, 4.5].map((step) => turned([reach * between(random, 0.4, 1), 0], angle + step))
}

/** Rings as they are, or smaller where they reach farther than there is room. */
function shrunk(rings: readonly Ring[], room: number): Ring[] {
  const reach = Math.max(...rings.flat().map(([x, y]) => Math.hypot(x, y)))
  const scale = Math.min(1, (room * 0.95) / reach)
  return rings.map((ring) => ring.map(([x, y]) => [x * scale, y * scale]))
}

/** A point between two of an outline's points; the centre where it does not lie inside. */
function pointIn(outline: Ring, random: Random): Point {
  const pick = (): Point => outline[Math.floor(random() * outline.length)] ?? [0, 0]
  const [[ax, ay], [bx, by], share] = [pick(), pick(), between(random, 0.2, 0.8)]
  const point: Point = [ax + (bx - ax) * share, ay + (by - ay) * share]
  return ringContains(outline, point) ? point : [0, 0]
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}

import type { Geometry, Position } from 'geojson'
import { extentOf } from '#contract/geo/bounds.ts'
import type { UnwrappedBox } from '#contract/geo/box.ts'
import { unrolled } from '#contract/geo/ring.ts'
import type { XY } from './globe.ts'
import type { Side } from './inside.ts'

/** A connected part of a geometry, as sides; a place is a side without length. */
export interface Shape {
  readonly sides: readonly Side[]
  /** Whether it has an inside. */
  readonly filled: boolean
  readonly box: UnwrappedBox
}

/** The parts of a geometry. A ring or line that jumps over the antimeridian goes on beyond ±180. */
export function shapesOf(geometry: Geometry): Shape[] {
  switch (geometry.type) {
    case 'Point':
      return shape([geometry.coordinates], false)
    case 'MultiPoint':
      return geometry.coordinates.flatMap((position) => shape([position], false))
    case 'LineString':
      return shape(geometry.coordinates, false)
    case 'MultiLineString':
      return geometry.coordinates.flatMap((line) => shape(line, false))
    case 'Polygon':
      return polygon(geometry.coordinates)
    case 'MultiPolygon':
      return geometry.coordinates.flatMap(polygon)
    case 'GeometryCollection':
      return geometry.geometries.flatMap(shapesOf)
  }
}

function polygon(rings: readonly Position[][]): Shape[] {
  const start = rings[0]?.[0]?.[0]
  return made(
    rings.flatMap((ring) => sidesOf(ring, start)),
    true,
  )
}

function shape(positions: readonly Position[], filled: boolean): Shape[] {
  return made(sidesOf(positions), filled)
}

function made(sides: readonly Side[], filled: boolean): Shape[] {
  if (sides.length === 0) return []
  return [{ sides, filled, box: extentOf(sides) }]
}

function sidesOf(positions: readonly Position[], near?: number): Side[] {
  const places = unrolled(positions, near)
  const [only] = places
  if (places.length === 1 && only !== undefined) return [[only, only]]
  return places.slice(1).map((place, index) => [places[index] ?? place, place])
}

/** The same part on another turn of the world. */
export function turned({ sides, filled, box: [west, south, east, north] }: Shape, degrees: number): Shape {
  const turn = ([x, y]: XY): XY => [x + degrees, y]
  return {
    filled,
    sides: sides.map(([a, b]) => [turn(a), turn(b)]),
    box: [west + degrees, south, east + degrees, north],
  }
}

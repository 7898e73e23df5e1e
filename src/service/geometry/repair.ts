import type { Geometry, Position } from 'geojson'
import polygonClipping from 'polygon-clipping'
import { isGeometry, type LngLat } from '#contract/geometry.ts'
import { bandAround, cutAtAntimeridian, jumpsAntimeridian } from './antimeridian.ts'
import { anyCross, crossMoreThan } from './crossings.ts'
import { GeometryError } from './geometry-error.ts'
import { areaKm2 } from './measure.ts'
import type { Repairs } from './repairs.ts'
import { signedArea, unrolled } from '#contract/geo/ring.ts'
import { samePosition, type Ring, type Rings } from './ring.ts'

/** The geometry of an area: its valid shape, or places only. */
export type AreaGeometry =
  | { readonly type: 'MultiPolygon'; readonly coordinates: Rings[] }
  | { readonly type: 'MultiPoint'; readonly coordinates: LngLat[] }

/**
 * An area's geometry from any GeoJSON: valid polygons wound by RFC 7946, or places where there are only points.
 * Adds to `repairs` what it changed. Throws a GeometryError for what cannot be an area's geometry.
 */
export function areaGeometry(value: unknown, repairs: Repairs): AreaGeometry {
  const parts = simpleParts(checked(value))
  const polygons = parts.flatMap((part) => polygonsOf(part))
  if (polygons.length > 0) {
    const others = parts.filter((part) => polygonsOf(part).length === 0)
    repairs.add('lines and points beside a shape left out', others.length)
    return { type: 'MultiPolygon', coordinates: repairPolygons(polygons, repairs) }
  }
  const lines = parts.flatMap(linesOf)
  repairs.add('lines taken as the place of their middle', lines.length)
  const places = [...parts.flatMap(placesOf), ...lines.flatMap(middleOf)]
  if (places.length === 0) throw new GeometryError(EMPTY)
  return { type: 'MultiPoint', coordinates: places.map((place) => lngLat(place, repairs)) }
}

/**
 * Any geometry, put right part by part: a polygon that falls apart becomes a MultiPolygon, the rest keeps its type.
 * Adds to `repairs` what it changed. Throws a GeometryError for what cannot be put right.
 */
export function anyGeometry(value: unknown, repairs: Repairs): Geometry {
  return repaired(checked(value), repairs)
}

const EMPTY = 'its geometry is empty'

function checked(value: unknown): Geometry {
  if (value === null || value === undefined) throw new GeometryError('it has no geometry')
  if (!isGeometry(value)) throw new GeometryError('its geometry is not valid GeoJSON')
  return value
}

function repaired(geometry: Geometry, repairs: Repairs): Geometry {
  if (geometry.type === 'GeometryCollection') {
    return { type: geometry.type, geometries: notEmpty(geometry.geometries).map((part) => repaired(part, repairs)) }
  }
  if (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') {
    const polygons = repairPolygons(polygonsOf(geometry), repairs)
    const [first, second] = polygons
    return geometry.type === 'Polygon' && first !== undefined && second === undefined
      ? { type: geometry.type, coordinates: first }
      : { type: 'MultiPolygon', coordinates: polygons }
  }
  const at = (position: Position) => lngLat(position, repairs)
  if (geometry.type === 'Point') return { type: geometry.type, coordinates: at(geometry.coordinates) }
  if (geometry.type === 'MultiLineString') {
    return { type: geometry.type, coordinates: notEmpty(geometry.coordinates).map((line) => line.map(at)) }
  }
  return { type: geometry.type, coordinates: notEmpty(geometry.coordinates).map(at) }
}

function notEmpty<T>(list: T[]): T[] {
  if (list.length === 0) throw new GeometryError(EMPTY)
  return list
}

type Simple = Exclude<Geometry, { type: 'GeometryCollection' }>

function simpleParts(geometry: Geometry): Simple[] {
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(simpleParts) : [geometry]
}

function polygonsOf(geometry: Simple): Position[][][] {
  if (geometry.type === 'MultiPolygon') return geometry.coordinates
  return geometry.type === 'Polygon' ? [geometry.coordinates] : []
}

function linesOf(geometry: Simple): Position[][] {
  if (geometry.type === 'MultiLineString') return geometry.coordinates
  return geometry.type === 'LineString' ? [geometry.coordinates] : []
}

function middleOf(line: readonly Position[]): Position[] {
  const middle = line[Math.floor(line.length / 2)]
  return middle === undefined ? [] : [middle]
}

function placesOf(geometry: Simple): Position[] {
  if (geometry.type === 'MultiPoint') return geometry.coordinates
  return geometry.type === 'Point' ? [geometry.coordinates] : []
}

function repairPolygons(polygons: readonly Position[][][], repairs: Repairs): Rings[] {
  if (polygons.every((rings) => rings.every((ring) => ring.length === 0))) throw new GeometryError(EMPTY)
  const closed = polygons.map((rings) => rings.map((ring) => cleanRing(ring, repairs)))
  const cut = withArea(closed, (ring) => ring.length > 3, repairs).flatMap((rings) => {
    const band = bandAround(rings)
    if (band !== null) return [band]
    if (!jumpsAntimeridian(rings)) return [rings]
    checkTangle(rings.map((ring) => unrolled(ring)))
    repairs.add('shapes cut at the antimeridian')
    return cutAtAntimeridian(rings)
  })
  const simple = anyCross(cut.flat()) ? dissolve(cut, repairs) : cut
  const real = withArea(simple, (ring) => signedArea(ring) !== 0, repairs)
  if (real.length === 0) throw new GeometryError('its shape has no area')
  return real.map((rings) => rings.map((ring, index) => wound(ring, index > 0, repairs)))
}

/** Without the rings that can have no area; without an outer one its holes go too. */
function withArea(polygons: Rings[], hasArea: (ring: Ring) => boolean, repairs: Repairs): Rings[] {
  return polygons.flatMap((rings) => {
    const [outer] = rings
    const left = outer !== undefined && hasArea(outer) ? rings.filter(hasArea) : []
    repairs.add('rings without area left out', rings.length - left.length)
    return left.length > 0 ? [left] : []
  })
}

function cleanRing(positions: readonly Position[], repairs: Repairs): LngLat[] {
  const ring: LngLat[] = []
  for (const position of positions) {
    const next = lngLat(position, repairs)
    const last = ring.at(-1)
    if (last === undefined || !samePosition(last, next)) ring.push(next)
  }
  repairs.add('repeated positions left out', positions.length - ring.length)
  const [first, last] = [ring[0], ring.at(-1)]
  if (first !== undefined && last !== undefined && !samePosition(first, last)) {
    ring.push(first)
    repairs.add('rings closed')
  }
  return ring
}

function lngLat(position: Position, repairs: Repairs): LngLat {
  const lng = position[0] ?? NaN
  const lat = position[1] ?? NaN
  if (!(Math.abs(lng) <= 360 && Math.abs(lat) <= 90)) {
    throw new GeometryError(`${lng}, ${lat} is no longitude and latitude in degrees`)
  }
  if (position.length > 2) repairs.add('altitudes left out')
  if (Math.abs(lng) <= 180) return [lng, lat]
  repairs.add('longitudes beyond 180° counted from the other side')
  return [lng - Math.sign(lng) * 360, lat]
}

/** The most crossings that are dissolved: some seconds of work. */
const MOST_CROSSINGS = 20_000

function checkTangle(rings: readonly Ring[]): void {
  if (!crossMoreThan(rings, MOST_CROSSINGS)) return
  throw new GeometryError(
    'its outline is too tangled to be repaired, with more than 20,000 crossings or near misses: repair it in a GIS first',
  )
}

function dissolve(polygons: Rings[], repairs: Repairs): Rings[] {
  checkTangle(polygons.flat())
  const dissolved = unionOf(polygons)
  if (dissolved.length === 0) throw new GeometryError('its outline crosses itself and could not be repaired')
  repairs.add('crossing outlines dissolved')
  repairs.addAreaChange({ before: areaKm2(polygons), after: areaKm2(dissolved) })
  return dissolved
}

/** The library gives up on some inputs with an error of its own. */
function unionOf(polygons: Rings[]): Rings[] {
  try {
    return polygonClipping.union(polygons)
  } catch {
    return []
  }
}

function wound(ring: Ring, hole: boolean, repairs: Repairs): Ring {
  if (signedArea(ring) > 0 !== hole) return ring
  repairs.add('rings turned around')
  return ring.toReversed()
}
